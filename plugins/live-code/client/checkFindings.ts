import {Validator, type OutputUnit, type Schema} from '@cfworker/json-schema';

import findingSchema from '../../../platform/schemas/finding.json';

/** Stage at which findings are checked: `parsed`, before the SDK adds `id` and `parsed_at`, or `stored`. */
export type FindingStage = 'parsed' | 'stored';

/** Fields that the SDK sets. */
const SDK_FIELDS = ['id', 'parsed_at'];

function createValidator(stage: FindingStage): Validator {
  const required = findingSchema.required.filter(
    (field) => stage === 'stored' || !SDK_FIELDS.includes(field),
  );
  // Reports all faults, so that a reader can fix them in one go.
  return new Validator({...findingSchema, required} as unknown as Schema, '2020-12', false);
}

/** Keywords whose errors only say that something inside them is wrong. */
const WRAPPERS = new Set(['properties', 'items', 'additionalProperties', '$ref']);

/** Rewrites of the library's messages, by schema keyword. */
const sentences: Partial<Record<string, [pattern: RegExp, replacement: string]>> = {
  required: [/^Instance does not have required property "(.*)"\.$/, 'lacks "$1".'],
  enum: [/^Instance does not match any of \[(.*)\]\.$/, 'must be one of $1.'],
  type: [/^Instance type "(.*)" is invalid\. Expected "(.*)"\.$/, 'must be $2, not $1.'],
  format: [/^String does not match format "(.*)"\.$/, 'must be a $1.'],
};

function describeUnit({keyword, error, instanceLocation}: OutputUnit): string {
  const field = instanceLocation.replace(/^#\/?/, '').replaceAll('/', '.');
  const sentence = sentences[keyword];
  const reason = sentence
    ? error
        .replace(...sentence)
        .replaceAll('", "', ' or ')
        .replaceAll(',"', ', "')
    : error;
  return field === '' ? reason : `${field} ${reason}`;
}

/**
 * Checks findings against the schema of the platform.
 *
 * @returns one sentence for each fault, none if all findings are valid
 */
export function checkFindings(findings: readonly unknown[], stage: FindingStage): string[] {
  const validator = createValidator(stage);
  return findings.flatMap((finding, index) => {
    const units = validator.validate(finding).errors.filter(({keyword}) => !WRAPPERS.has(keyword));
    return units.map((unit) => `Finding ${index + 1}: ${describeUnit(unit)}`);
  });
}
