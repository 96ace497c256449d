import {parse, printParseErrorCode, type ParseError} from 'jsonc-parser';

import {describeError} from '../../../platform/manifests/schemaFaults';
import findingSchema from '../../../platform/schemas/finding.json';
import type {Schema} from '../../../platform/schemas';
import {Schemas} from '../../../platform/validateSchema';
import type {CodeError} from '../protocol';

/** Stage at which findings are checked: `parsed`, before the SDK adds `id` and `parsed_at`, or `stored`. */
type FindingStage = 'parsed' | 'stored';

const SDK_FIELDS = ['id', 'parsed_at'];

function createValidator(stage: FindingStage) {
  const required = findingSchema.required.filter(
    (field) => stage === 'stored' || !SDK_FIELDS.includes(field),
  );
  const schema = {...findingSchema, required} as unknown as Schema;
  return new Schemas(new Map([['finding.json', schema]])).validator('finding.json');
}

/**
 * Checks findings against the schema of the platform, with the sentences of the check of examples.
 *
 * @returns one sentence for each fault, none if all findings are valid
 */
export function checkFindings(findings: readonly unknown[], stage: FindingStage): string[] {
  const validate = createValidator(stage);
  return findings.flatMap((finding, index) =>
    (validate?.(finding) ?? []).map((error) => `Finding ${index + 1}: ${describeError(error)}`),
  );
}

/** An unchecked finding: the reader's code can produce anything. */
export type LooseFinding = Record<string, unknown>;

export function selectObjects(findings: readonly unknown[]): LooseFinding[] {
  return findings.filter(
    (finding): finding is LooseFinding => typeof finding === 'object' && finding !== null,
  );
}

/** Names of the fields of a finding that differ from the finding in `before` with the same id. */
export function findChangedFields(finding: LooseFinding, before: readonly LooseFinding[]): string[] {
  const original = before.find(({id}) => id === finding.id);
  if (!original) return [];
  const fields = new Set([...Object.keys(original), ...Object.keys(finding)]);
  return [...fields].filter((field) => JSON.stringify(finding[field]) !== JSON.stringify(original[field]));
}

function splitWords(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
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
  const message = `This is not JSON: ${splitWords(printParseErrorCode(first.error))}.`;
  return {findings: [], error: {message, line}};
}
