import type {ErrorObject} from 'ajv/dist/2020';

import {findClosest} from '../../plugins/integrations/src/findClosest';

/** Keywords that only say that one of several alternatives failed: the failures below them tell why. */
const WRAPPING_KEYWORDS = new Set(['if', 'allOf', 'oneOf', 'anyOf', 'not']);

/** `/spec/env/0/value` → `spec.env[0].value`. */
export function createFieldPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .reduce((path, part) => {
      if (/^\d+$/.test(part)) return `${path}[${part}]`;
      return path === '' ? part : `${path}.${part}`;
    }, '');
}

/** Path of the field that an error is about; an unknown field itself rather than the map it stands in. */
export function createErrorPath(error: ErrorObject): (string | number)[] {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replace(/~1/g, '/').replace(/~0/g, '~')));
  const {additionalProperty, unevaluatedProperty} = error.params as Record<string, string | undefined>;
  const unknown = additionalProperty ?? unevaluatedProperty;
  return unknown === undefined ? path : [...path, unknown];
}

function describeValue(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
}

function suggest(word: string, candidates: readonly unknown[]): string {
  const closest = findClosest(
    word,
    candidates.filter((candidate) => typeof candidate === 'string'),
  );
  return closest === undefined ? '' : ` Did you mean "${closest}"?`;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value;
}

/** Properties that the object of the error may have, for a suggestion. */
function knownProperties(error: ErrorObject): string[] {
  const parent = error.parentSchema as {properties?: Record<string, unknown>} | undefined;
  return Object.keys(parent?.properties ?? {});
}

/** Says in one sentence what a schema error means for the writer, beginning with the path of the field. */
export function describeError(error: ErrorObject): string {
  const path = createFieldPath(error.instancePath);
  const field = path === '' ? 'the document' : path;
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = String(params.additionalProperty ?? params.unevaluatedProperty);
      return `${path === '' ? name : `${path}.${name}`} is no known field.${suggest(name, knownProperties(error))}`;
    }
    case 'required':
      return `${field} needs the field "${String(params.missingProperty)}".`;
    case 'enum': {
      const allowed = params.allowedValues as unknown[];
      const hint = typeof error.data === 'string' ? suggest(error.data, allowed) : '';
      return `${field} must be one of ${allowed.map(String).join(', ')}; it is ${describeValue(error.data)}.${hint}`;
    }
    case 'const':
      return `${field} must be ${describeValue(params.allowedValue)}; it is ${describeValue(error.data)}.`;
    case 'type': {
      const wanted = [params.type].flat().map(String).join(' or ').replace('array', 'a list');
      const quoteHint = wanted === 'string' ? ' Put the value in quotes.' : '';
      return `${field} must be ${wanted}; it is ${typeOf(error.data)} (${describeValue(error.data)}).${quoteHint}`;
    }
    case 'pattern':
      return `${field} is ${describeValue(error.data)}, which does not match ${String(params.pattern)}.`;
    case 'false schema':
      return `${field} is not allowed here.`;
    default:
      return `${field} ${error.message ?? 'is not valid'}.`;
  }
}

/**
 * The errors worth telling: without the ones that only sum up others, and for alternatives (`anyOf`, `oneOf`)
 * only the errors of what the writer most likely meant, the deepest ones.
 */
export function selectErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const telling = errors.filter(({keyword}) => !WRAPPING_KEYWORDS.has(keyword));
  const candidates = telling.length > 0 ? telling : errors;
  const wrapped = errors.filter(({keyword}) => keyword === 'anyOf' || keyword === 'oneOf');
  const depth = ({instancePath}: ErrorObject) => instancePath.split('/').length;
  return candidates.filter((error) =>
    wrapped.every(({instancePath, schemaPath}) => {
      const isAlternative =
        error.schemaPath.startsWith(schemaPath) || error.instancePath.startsWith(`${instancePath}/`);
      if (!isAlternative || error.instancePath === instancePath) return true;
      const siblings = candidates.filter((other) => other.instancePath.startsWith(instancePath));
      return depth(error) === Math.max(...siblings.map(depth));
    }),
  );
}
