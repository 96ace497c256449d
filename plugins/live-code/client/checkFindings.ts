import {describeError} from '../../../platform/manifests/schemaFaults';
import findingSchema from '../../../platform/schemas/finding.json';
import type {Schema} from '../../../platform/schemas';
import {Schemas} from '../../../platform/validateSchema';

/** Stage at which findings are checked: `parsed`, before the SDK adds `id` and `parsed_at`, or `stored`. */
export type FindingStage = 'parsed' | 'stored';

/** Fields that the SDK sets. */
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
