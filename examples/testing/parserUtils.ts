import {randomUUID} from 'node:crypto';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import schema from '../../platform/schemas/finding.json';

type Finding = Record<string, unknown>;

// Not strict: the schema has keywords of the website, which validate nothing.
const ajv = new Ajv({allErrors: true, strict: false, verbose: true});
addFormats(ajv);
const validate = ajv.compile({type: 'array', items: schema});

/**
 * Replaces `@securecodebox/parser-sdk-nodejs/parser-utils`, which exists only in the platform's repository.
 * Like the parser SDK, adds id and time to copies of the findings, and validates them.
 *
 * @returns a promise that is rejected with the list of all errors if a finding does not match the schema
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
