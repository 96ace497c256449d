import {findClosest} from '../../text/findClosest';
import {suggest} from '../../text/suggest';
import {FORMAT_RULES} from '../formats';
import type {SchemaError} from '../validateSchema';
import {formatPath, isMap, type DocumentFault} from './documents';
import type {Hints} from './platformData';
import {getKnownProperties, getUnknownProperty} from './selectErrors';

const MAX_SHOWN_LENGTH = 60;

/** `/spec/env/0/value` → spec, env, 0, value. */
function parsePointer(pointer: string): (string | number)[] {
  const parts = pointer.split('/').slice(1);
  return parts.map((part) =>
    /^\d+$/.test(part) ? Number(part) : part.replace(/~1/g, '/').replace(/~0/g, '~'),
  );
}

/** Path of the field that an error is about; for an unknown field, that of the field and not of its parent. */
export function createErrorPath(error: SchemaError): (string | number)[] {
  const path = parsePointer(error.instancePath);
  const name = getUnknownProperty(error) ?? error.propertyName;
  return name === undefined ? path : [...path, name];
}

/** A value as messages show it: as JSON, truncated if it is long. */
export function describeValue(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a map' : typeof value;
}

const TYPE_WORDS: Record<string, string> = {array: 'a list', object: 'a map'};

/** Whether a value is a template without quotes, which YAML reads as a map: `{{x}}`. */
export function isUnquotedTemplate(data: unknown): boolean {
  if (!isMap(data)) return false;
  const [[key, value] = [], ...others] = Object.entries(data);
  return key !== undefined && value === null && others.length === 0 && /^\{.*\}$/.test(key);
}

function describeType(field: string, types: readonly string[], data: unknown): string {
  const wanted = types.map((type) => TYPE_WORDS[type] ?? type).join(' or ');
  const isScalar = typeof data === 'number' || typeof data === 'boolean';
  const isQuoted = typeof data === 'string' && /^(?:-?\d+|true|false)$/.test(data);
  let hint = '';
  if ((isScalar || isUnquotedTemplate(data)) && types.includes('string')) hint = ' Put the value in quotes.';
  else if (isQuoted && !types.includes('string')) hint = ' Remove the quotes.';
  return `${field} must be ${wanted}; it is ${typeOf(data)} (${describeValue(data)}).${hint}`;
}

/** Lists the alternatives for a value that matches none of them. */
function describeAlternatives(field: string, error: SchemaError): string {
  const alternatives = error.parentSchema[error.keyword] as {required?: string[]; type?: string}[];
  const names = [...new Set(alternatives.flatMap(({required}) => required ?? []))];
  if (names.length > 0) {
    const count = error.keyword === 'oneOf' ? 'exactly one' : 'one';
    return `${field} needs ${count} of the fields ${names.map((name) => `"${name}"`).join(', ')}.`;
  }
  const types = alternatives.flatMap(({type}) => type ?? []);
  return describeType(field, types, error.data);
}

/** What a value must be, in the words of the schema (`x-rule`); `undefined` if it has none. */
function getRule({parentSchema}: SchemaError): string | undefined {
  return parentSchema['x-rule'] as string | undefined;
}

function describeForbidden(field: string, {schemaPath}: SchemaError): string {
  const other = /\/dependentSchemas\/([^/]+)\//.exec(schemaPath)?.[1];
  return other === undefined
    ? `${field} is not allowed here. Remove it.`
    : `${field} does not go together with "${other}". Remove one of the two.`;
}

/** Describes a schema error to the writer in one sentence, which begins with the path of the field. */
export function describeError(error: SchemaError): string {
  const {instancePath, propertyName, data, keyword} = error;
  const path = formatPath(parsePointer(instancePath));
  const place = path === '' ? 'the document' : path;
  const field = propertyName === undefined ? place : `the name of ${path}.${propertyName}`;
  /** What the schema demands: a number, a list of values, a type. */
  const wanted = error.parentSchema[keyword];
  const limit = Number(wanted);
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = getUnknownProperty(error) ?? '';
      return `${path === '' ? name : `${path}.${name}`} is no known field.${suggest(name, getKnownProperties(error))}`;
    }
    case 'required':
      return `${field} needs the field "${error.property ?? ''}".`;
    case 'enum': {
      const allowed = wanted as unknown[];
      const hint = typeof data === 'string' ? suggest(data, allowed) : '';
      return `${field} must be one of ${allowed.map(String).join(', ')}; it is ${describeValue(data)}.${hint}`;
    }
    case 'const':
      return `${field} must be ${describeValue(wanted)}; it is ${describeValue(data)}.`;
    case 'type':
      return describeType(field, [wanted].flat().map(String), data);
    case 'pattern':
      return `${field} must be ${getRule(error) ?? 'of another form'}; it is ${describeValue(data)}.`;
    case 'format':
      return `${field} must be ${FORMAT_RULES[String(wanted)] ?? String(wanted)}; it is ${describeValue(data)}.`;
    case 'minimum':
      return `${field} must be ${limit} or more; it is ${describeValue(data)}.`;
    case 'maximum':
      return `${field} must be ${limit} or less; it is ${describeValue(data)}.`;
    case 'minLength':
      return `${field} must not be empty.`;
    case 'maxLength':
      return `${field} must have ${limit} characters or less; it has ${String(data).length}.`;
    case 'minItems':
      return `${field} needs at least ${limit === 1 ? 'one entry' : `${limit} entries`}.`;
    case 'maxItems':
      return limit === 0
        ? `${field} must be empty here. Remove it.`
        : `${field} must have at most ${limit} entries.`;
    case 'minProperties':
    case 'maxProperties':
      return `${field} must be ${getRule(error) ?? `a map of ${limit} fields`}; it is ${describeValue(data)}.`;
    case 'false schema':
      return describeForbidden(field, error);
    case 'anyOf':
    case 'oneOf':
      return describeAlternatives(field, error);
    default:
      return `${field} is not valid.`;
  }
}

/** Schemas of Kubernetes' own types, which list the common fields only. */
const FOREIGN_FILES = ['kubernetes.json', 'core-kinds.json'];

/** Whether a field may exist although its schema does not list it. */
function isUnlistedField(error: SchemaError): boolean {
  const name = getUnknownProperty(error);
  const known = getKnownProperties(error);
  return (
    name !== undefined &&
    FOREIGN_FILES.includes(error.file) &&
    known.length > 0 &&
    findClosest(name, known) === undefined
  );
}

/** Describes a schema error as a fault of the document. */
export function createErrorFault(error: SchemaError, {foreignField}: Hints): DocumentFault {
  const fault = {path: createErrorPath(error), message: describeError(error)};
  return isUnlistedField(error)
    ? {...fault, message: fault.message + foreignField, severity: 'notice'}
    : fault;
}
