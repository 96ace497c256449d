import {createErrorPath, describeError, selectErrors} from './describeError';
import type {DocumentFault} from './checkValues';
import type {SchemaSet} from './loadSchemas';

/** Fields that a scanner's parser leaves to the SDK: a finding shown before that has neither. */
const SDK_FIELDS = ['id', 'parsed_at'];

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a document looks like a finding: the three fields that every parser writes. */
export function isFinding(data: unknown): data is Record<string, unknown> {
  return isMap(data) && ['name', 'category', 'severity'].every((field) => field in data);
}

/** Checks a finding against the common format. */
export function checkFinding(data: Record<string, unknown>, schemas: SchemaSet): DocumentFault[] {
  if (schemas.finding(data)) return [];
  const isBeforeSdk = SDK_FIELDS.every((field) => !(field in data));
  return selectErrors(schemas.finding.errors ?? [])
    .filter(
      ({keyword, params}) =>
        !(
          isBeforeSdk &&
          keyword === 'required' &&
          SDK_FIELDS.includes((params as {missingProperty: string}).missingProperty)
        ),
    )
    .map((error) => ({path: createErrorPath(error), message: describeError(error)}));
}

/**
 * Checks a Kubernetes document against the schema of its kind.
 *
 * @param isPart whether the document shows a part only, so that required fields may be missing
 */
export function checkManifest(
  data: Record<string, unknown>,
  {apiVersion, kind}: {apiVersion: string; kind: string},
  schemas: SchemaSet,
  isPart = false,
): DocumentFault[] {
  const validate = schemas.findKind(apiVersion, kind);
  if (!validate) {
    return [
      {
        path: ['kind'],
        message: `there is no schema for ${kind} (${apiVersion}). Correct it, add it to checks/schemas/core-kinds.json, or mark the block with unchecked="reason".`,
      },
    ];
  }
  if (validate(data)) return [];
  return selectErrors(validate.errors ?? [])
    .filter(({keyword}) => !(isPart && keyword === 'required'))
    .map((error) => ({path: createErrorPath(error), message: `${kind}: ${describeError(error)}`}));
}
