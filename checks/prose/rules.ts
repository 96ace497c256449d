import {join} from 'node:path';

import {readYamlFile} from '../../text/readYamlFile';
import {flag, list, optional, pattern, record, text, type Infer} from '../../text/shape';

const wordRule = record({pattern, caseSensitive: optional(flag), reason: text, write: text});
/** `write` lists the terms to choose from. */
const termRule = record({pattern, caseSensitive: optional(flag), write: list(text)});
/** `titles` are allowed as a complete title, heading, link text or table cell. */
const nameRule = record({write: text, not: list(text), titles: optional(list(text))});

const words = record({rules: list(wordRule)});
const terms = record({terms: list(termRule)});
const names = record({
  names: list(nameRule),
  capitalised: list(text),
  fixedHeadings: list(record({headings: list(text), reason: text})),
});

export type WordRule = Infer<typeof wordRule>;
export type TermRule = Infer<typeof termRule>;
export type NameRule = Infer<typeof nameRule>;
export type HeadingRules = Infer<typeof names>;
export type ProseRules = HeadingRules & Infer<typeof terms> & {words: WordRule[]};

/** @throws if one of the three files next to this module does not have these fields; the message names line and field */
export function readProseRules(): ProseRules {
  return {
    words: readYamlFile(join(__dirname, 'rules.yaml'), words).rules,
    ...readYamlFile(join(__dirname, 'terms.yaml'), terms),
    ...readYamlFile(join(__dirname, 'names.yaml'), names),
  };
}
