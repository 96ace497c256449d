import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import schema from '../../platform/schemas/finding.json';
import {listSdkFields} from '../../platform/schemas';

type Finding = Record<string, unknown>;

// Not strict: the schema has keywords of the website, which validate nothing.
const ajv = new Ajv({allErrors: true, strict: false, verbose: true});
addFormats(ajv);
const added = listSdkFields(schema);
const required = schema.required.filter((field) => !added.includes(field));
const validate = ajv.compile({type: 'array', items: {...schema, required}});

/**
 * Replaces `@securecodebox/parser-sdk-nodejs/parser-utils`, which exists only in the platform's repository.
 * Like the parser SDK, validates findings, without the fields that the SDK sets itself.
 *
 * @returns a promise that is rejected with the list of all errors if a finding does not match the schema
 */
export function validateParser(findings: readonly Finding[]): Promise<void> {
  if (validate(findings)) return Promise.resolve();
  const errors = (validate.errors ?? []).map(({data, instancePath, message, params}) => ({
    instancePath,
    message,
    params,
    invalidValue: data,
  }));
  return Promise.reject(new Error(JSON.stringify(errors, null, 2)));
}
