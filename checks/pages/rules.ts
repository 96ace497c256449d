import {join, relative} from 'node:path';
import {Joi} from '@docusaurus/utils-validation';

import {patternSchema, readYamlFile} from '../../text/readYamlFile';
import type {PageKind} from '../sources/parsePage';

/** What a field of the front matter may hold. */
export interface FieldRule {
  /** `list` is a list of strings with at least one entry, `map` anything with keys. */
  type: 'text' | 'number' | 'list' | 'map';
  /** Bounds of a string in characters. */
  length?: {min: number; max: number};
  /** YAML file, relative to the site's folder, whose top-level keys are the allowed entries of a list. */
  keysOf?: string;
  /** What the field is for: ends the message about a missing field. */
  purpose?: string;
}

/** A second-level heading that pages of a kind have. */
export interface SectionRule {
  heading: string;
  /** Whether a page may lack it; its position is checked anyway. */
  optional: boolean;
  /** Path of a front matter field, such as `integration.chart`: pages without the field may lack the section. */
  onlyWith?: string;
  /** Element that the section must have; its `chart`, if it takes one, must be that of the front matter. */
  contains?: string;
  /** Maximum number of list entries, and of table rows, in the section. */
  maxItems?: number;
}

/** What all pages of a kind have in common. */
export interface KindRule {
  /** Required fields. */
  required: string[];
  /** Allowed fields; any other field is a fault. */
  optional: string[];
  /** Sections in order. Other sections may come between them. */
  sections: SectionRule[];
  /** Maximum number of words of a page, without its front matter. */
  maxWords?: number;
}

/** The content of `rules.yaml`. */
export interface PageRules {
  fields: Record<string, FieldRule>;
  kinds: Record<PageKind, KindRule>;
  /** Regular expression for explicit heading ids. */
  headingId: string;
  /** Text alternatives that say nothing about an image. */
  emptyTexts: string[];
  /** Marks of unfinished text. */
  placeholders: string[];
}

const fieldSchema = Joi.object<FieldRule>({
  type: Joi.valid('text', 'number', 'list', 'map').required(),
  length: Joi.object({min: Joi.number().integer().required(), max: Joi.number().integer().required()}),
  keysOf: Joi.string(),
  purpose: Joi.string(),
});

const kindSchema = Joi.object<KindRule>({
  required: Joi.array().items(Joi.string()).required(),
  optional: Joi.array().items(Joi.string()).required(),
  sections: Joi.array()
    .items(
      Joi.object({
        heading: Joi.string().required(),
        optional: Joi.boolean().default(false),
        onlyWith: Joi.string(),
        contains: Joi.string(),
        maxItems: Joi.number().integer().min(1),
      }),
    )
    .default([]),
  maxWords: Joi.number().integer().min(1),
}).required();

const rulesSchema = Joi.object<PageRules>({
  fields: Joi.object().pattern(Joi.string(), fieldSchema).required(),
  kinds: Joi.object({
    doc: kindSchema,
    scanner: kindSchema,
    hook: kindSchema,
    adr: kindSchema,
    post: kindSchema,
  }).required(),
  headingId: patternSchema.required(),
  emptyTexts: Joi.array().items(Joi.string()).required(),
  placeholders: Joi.array().items(Joi.string()).required(),
}).required();

/** Every field that a kind names must be described; otherwise a typo in the rules would allow it in pages. */
function assertKnownFields({fields, kinds}: PageRules, file: string): void {
  for (const [kind, {required, optional}] of Object.entries(kinds)) {
    const unknown = [...required, ...optional].find((field) => !(field in fields));
    if (unknown !== undefined) {
      throw new Error(
        `${relative(process.cwd(), file)}: kinds.${kind} names "${unknown}", which "fields" does not describe.`,
      );
    }
  }
}

/**
 * Reads the rules of pages.
 *
 * @param file for tests; by default the file next to this module
 * @throws if the file does not follow the types above; the message names line and field
 */
export function readPageRules(file = join(__dirname, 'rules.yaml')): PageRules {
  const rules = readYamlFile(file, rulesSchema);
  assertKnownFields(rules, file);
  return rules;
}
