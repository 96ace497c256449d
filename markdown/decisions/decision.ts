import {Joi} from '@docusaurus/utils-validation';

import {keyOf, optional, type Schema, type Shape} from '../../text/shape';

export const statusPhrases = {
  accepted: 'Accepted on',
  rejected: 'Rejected; the record is of',
  deprecated: 'Deprecated; the record is of',
  draft: 'Draft of',
  open: 'Open; the record is of',
} as const;

export interface Decision extends Shape<typeof decisionKeys> {
  /** Four digits. */
  number: string;
  /** File name without extension, which is also the last part of the URL. */
  slug: string;
  title: string;
  replacedBy: string[];
}

/** Start of each title; the number must match the file name. */
export const TITLE_PREFIX = /^ADR-(?<number>\d{4}): /;

const slugs: Schema<string[]> = Joi.array()
  .items(Joi.string().pattern(/^adr_\d{4}$/, {name: 'name a record, such as adr_0001'}))
  .unique();

const decisionKeys = {
  status: keyOf(statusPhrases),
  date: Joi.date().iso().required(),
  replaces: slugs.default([]),
  /** What a reader should know about status or date. */
  note: optional(Joi.string().trim().max(100).pattern(/[^.]$/, {name: 'not end with a full stop'})),
};

export const DECISION_KEYS = Object.keys(decisionKeys);

/** Checks the front matter of a record; all other keys are left to the docs plugin. */
export const frontMatterSchema = Joi.object<{title: string; decision: Shape<typeof decisionKeys>}>({
  title: Joi.string().pattern(TITLE_PREFIX, {name: 'begin with the number, such as "ADR-0001: "'}).required(),
  decision: Joi.object(decisionKeys).required(),
})
  .unknown()
  .prefs({abortEarly: false});
