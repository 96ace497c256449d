import {randomUUID} from 'node:crypto';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import schema from '../../platform/schemas/finding.json';

/** A finding as a parser returns it. */
type Finding = Record<string, unknown>;

// Not strict: the schema has keywords of the website, which say nothing about what is valid.
const ajv = new Ajv({allErrors: true, strict: false, verbose: true});
addFormats(ajv);
const validate = ajv.compile({type: 'array', items: schema});

/**
 * Stands in for `@securecodebox/parser-sdk-nodejs/parser-utils`, which the examples find in the platform's repository.
 * Does what the parser SDK does: adds id and time to copies of the findings, and checks them.
 *
 * @returns a promise that is rejected with the list of all errors if a finding does not fit the schema
 */
export function validateParser(findings: readonly Finding[]): Promise<void> {
  const parsedAt = new Date().toISOString();
  const complete = findings.map((finding) => ({...finding, id: randomUUID(), parsed_at: parsedAt}));
  if (validate(complete)) return Promise.resolve();
  const errors = (validate.errors ?? []).map(({data, instancePath, message, params}) => ({
    instancePath,
    message,
    params,
    invalidValue: data,
  }));
  return Promise.reject(new Error(JSON.stringify(errors, null, 2)));
}
