import {join} from 'node:path';
import {Joi} from '@docusaurus/utils-validation';

import {patternSchema, readYamlFile} from '../../text/readYamlFile';

/** A word or phrase that is not allowed. */
export interface WordRule {
  /** Regular expression for the words. */
  pattern: string;
  /** Whether upper and lower case differ. */
  caseSensitive: boolean;
  /** What is wrong: completes a sentence that begins with the words found. */
  reason: string;
  /** What to do, as a sentence. */
  write: string;
}

/** Words for which there is a standard term. */
export interface TermRule {
  /** Regular expression for whole words; a space in it matches any white space. */
  pattern: string;
  /** Whether upper and lower case differ. */
  caseSensitive: boolean;
  /** The standard terms to choose from. */
  write: string[];
}

/** How a name is spelt. */
export interface NameRule {
  write: string;
  /** Wrong spellings; case matters. */
  not: string[];
  /** Exceptions from `not`: allowed as a complete title, heading, link text or table cell. */
  titles: string[];
}

/** Titles and headings that need not be in sentence case, with the reason. */
export interface FixedHeadings {
  headings: string[];
  reason: string;
}

/** The content of `rules.yaml`, `terms.yaml` and `names.yaml`. */
export interface ProseRules {
  words: WordRule[];
  terms: TermRule[];
  names: NameRule[];
  /** More words and names that keep their capital in a heading. */
  capitalised: string[];
  fixedHeadings: FixedHeadings[];
}

const texts = Joi.array().items(Joi.string());

const wordsSchema = Joi.object<{rules: WordRule[]}>({
  rules: Joi.array()
    .items(
      Joi.object({
        pattern: patternSchema.required(),
        caseSensitive: Joi.boolean().default(false),
        reason: Joi.string().required(),
        write: Joi.string().required(),
      }),
    )
    .required(),
}).required();

const termsSchema = Joi.object<{terms: TermRule[]}>({
  terms: Joi.array()
    .items(
      Joi.object({
        pattern: patternSchema.required(),
        caseSensitive: Joi.boolean().default(false),
        write: texts.min(1).required(),
      }),
    )
    .required(),
}).required();

const namesSchema = Joi.object<Omit<ProseRules, 'words' | 'terms'>>({
  names: Joi.array()
    .items(Joi.object({write: Joi.string().required(), not: texts.required(), titles: texts.default([])}))
    .required(),
  capitalised: texts.required(),
  fixedHeadings: Joi.array()
    .items(Joi.object({headings: texts.required(), reason: Joi.string().required()}))
    .required(),
}).required();

/**
 * Reads the prose rules from the three files next to this module.
 *
 * @throws if a file does not follow the types above; the message names file, line and field
 */
export function readProseRules(): ProseRules {
  const {rules: words} = readYamlFile(join(__dirname, 'rules.yaml'), wordsSchema);
  const {terms} = readYamlFile(join(__dirname, 'terms.yaml'), termsSchema);
  return {words, terms, ...readYamlFile(join(__dirname, 'names.yaml'), namesSchema)};
}
