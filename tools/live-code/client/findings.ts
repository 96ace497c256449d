import {parse, printParseErrorCode, type ParseError} from 'jsonc-parser';

import {describeSchemaError} from '../../../platform/manifests/schemaFaults';
import findingSchema from '../../../platform/schemas/finding.json';
import {listSdkFields, type Schema} from '../../../platform/schemas';
import {Schemas} from '../../../platform/validateSchema';
import type {DataMap} from '../../../text/loose';
import type {CodeError} from '../protocol';

/**
 * Checks findings against the schema of the platform, with the sentences of the check of examples.
 *
 * @param stage `parsed`, before the SDK adds its fields, or `stored`
 * @returns one sentence for each fault, none if all findings are valid
 */
export function checkFindings(findings: readonly unknown[], stage: 'parsed' | 'stored'): string[] {
  const complete = findingSchema as unknown as Schema;
  const added = stage === 'stored' ? [] : listSdkFields(complete);
  const schema = {...complete, required: complete.required?.filter((field) => !added.includes(field))};
  const validate = new Schemas(new Map([['finding.json', schema]])).validator('finding.json');
  return findings.flatMap((finding, index) =>
    (validate?.(finding) ?? []).map((error) => `Finding ${index + 1}: ${describeSchemaError(error)}`),
  );
}

/** Names of the fields of a finding that differ from what it was before; none for a new one. */
export function findChangedFields(finding: DataMap, original: DataMap | undefined): string[] {
  if (!original) return [];
  const fields = new Set([...Object.keys(original), ...Object.keys(finding)]);
  return [...fields].filter((field) => JSON.stringify(finding[field]) !== JSON.stringify(original[field]));
}

/**
 * Reads JSON text as a finding or as a list of findings. It does not use the browser's own parser, which often does not
 * say where the fault is.
 */
export function parseFindings(text: string): {findings: unknown[]; error?: CodeError} {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, {disallowComments: true, allowTrailingComma: false});
  const [first] = errors;
  if (!first) return {findings: Array.isArray(value) ? value : [value]};
  const line = text.slice(0, first.offset).split('\n').length;
  const reason = printParseErrorCode(first.error).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const message = `This is not JSON: ${reason.toLowerCase()}.`;
  return {findings: [], error: {message, line}};
}
