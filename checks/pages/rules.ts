import {join} from 'node:path';

import {readYamlFile} from '../../text/readYamlFile';
import {count, dictionary, list, optional, pattern, record, text, flag, type Infer} from '../../text/shape';

const sectionRule = record({
  heading: text,
  /** Whether a page may lack it; its position is checked anyway. */
  optional: optional(flag),
  /** Path of a front matter field, such as `integration.chart`: pages without the field may lack the section. */
  onlyWith: optional(text),
  /** Element that the section must have; its `chart`, if it takes one, must be that of the front matter. */
  contains: optional(text),
  /** Maximum number of list entries, and of table rows, in the section. */
  maxItems: optional(count),
  /** Third-level headings that the section must have, in this order; others may come between them. */
  subsections: optional(list(text)),
});

const kindRule = record({
  required: list(text),
  /** Any other field is a fault. */
  optional: list(text),
  sections: optional(list(sectionRule)),
  /** Maximum number of words of a page, without its front matter. */
  maxWords: optional(count),
});

const pageRules = record({
  fields: dictionary(
    record({
      /** Bounds in characters. */
      length: optional(record({min: count, max: count})),
      /** What the field is for: ends the message about a missing field. */
      purpose: text,
    }),
  ),
  kinds: record({doc: kindRule, scanner: kindRule, hook: kindRule, adr: kindRule, post: kindRule}),
  headingId: pattern,
  emptyTexts: list(text),
});

export type SectionRule = Infer<typeof sectionRule>;
export type PageRules = Infer<typeof pageRules>;

/** @throws if `rules.yaml` does not have these fields; the message names line and field */
export function readPageRules(): PageRules {
  return readYamlFile(join(__dirname, 'rules.yaml'), pageRules);
}
