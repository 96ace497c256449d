import {formatPath, mapOf} from '../../text/loose';
import {suggest} from '../../text/suggest';
import {FORMAT_RULES} from '../formats';
import type {SchemaError} from '../validateSchema';
import {type DocumentFault} from './documents';
import type {Hints} from './platformData';

const MAX_SHOWN_LENGTH = 60;

/** Whether a text has what only templates of Helm have; Mustache, in rules, has other tags. */
export function isHelmTemplate(text: string): boolean {
  return /\{\{-?\s*(?:\.[A-Z]|(?:if|else|end|range|with|include|template|define|toYaml)\b)/.test(text);
}

/** A value as messages show it: as JSON, truncated if it is long. */
export function describeValue(value: unknown): string {
  // JSON has no infinite number, which .inf is.
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a map' : typeof value;
}

const TYPE_WORDS: Record<string, string> = {array: 'a list', object: 'a map'};

/** The content of a template without quotes, which YAML reads as a map: `{{x}}`. */
function readUnquotedTemplate(data: unknown): string | undefined {
  const [entry, ...others] = Object.entries(mapOf(data));
  if (entry?.[1] !== null || others.length > 0) return undefined;
  return /^\{(.*)\}$/.exec(entry[0].trim())?.[1]?.trim();
}

/** Advice on quotes for a value of the wrong type; `isAllowed` tells whether another would have a right one. */
export function adviseOnQuotes(data: unknown, isAllowed: (value: unknown) => boolean): string {
  const template = readUnquotedTemplate(data);
  if (template !== undefined && isHelmTemplate(`{{${template}`))
    return ' This is a template of a Helm chart. Render it with "helm template" first.';
  if ((typeof data === 'number' || typeof data === 'boolean' || template !== undefined) && isAllowed('a'))
    return ' Put the value in quotes.';
  if (typeof data !== 'string' || !/^(?:-?\d+|true|false)$/.test(data)) return '';
  return isAllowed(/\d/.test(data) ? Number(data) : data === 'true') ? ' Remove the quotes.' : '';
}

function describeType(field: string, types: readonly string[], data: unknown): string {
  const wanted = [...new Set(types)].map((type) => TYPE_WORDS[type] ?? type).join(' or ');
  const hint = adviseOnQuotes(data, (value) => types.includes('string') === (typeof value === 'string'));
  const template = readUnquotedTemplate(data);
  const found = template === undefined ? describeValue(data) : `{{${template}}}`;
  return `${field} must be ${wanted}; it is ${typeOf(data)} (${found}).${hint}`;
}

function describeAlternatives(field: string, error: SchemaError): string {
  const {keyword, schema, data, missing = [], types = []} = error;
  const alternatives = schema[keyword as 'anyOf' | 'oneOf'] ?? [];
  const names = missing.length > 0 ? missing : alternatives.flatMap(({required = []}) => required);
  if (names.length > 0) {
    const count = keyword === 'oneOf' ? 'exactly one' : 'one';
    const list = [...new Set(names)].map((name) => `"${name}"`).join(', ');
    return `${field} needs ${count} of the fields ${list}.`;
  }
  return describeType(field, types, data);
}

/** Describes a schema error in one sentence, which begins with the path of the field. */
export function describeSchemaError(error: SchemaError): string {
  const {path, unknown, isName, data, keyword, schema} = error;
  const place = formatPath(path) || 'the document';
  const field = isName ? `the name of ${place}` : place;
  const be = (rule: string) => `${field} must be ${rule}; it is ${describeValue(data)}.`;
  switch (keyword) {
    case 'additionalProperties':
      return `${place} is no known field.${suggest(unknown ?? '', Object.keys(schema.properties ?? {}))}`;
    case 'required':
      return `${field} needs the field "${error.missing?.[0] ?? ''}".`;
    case 'enum': {
      const allowed = (schema.enum ?? []).filter((value) => value !== '');
      const hint = typeof data === 'string' ? suggest(data, allowed) : '';
      return be(`one of ${allowed.map(String).join(', ')}`) + hint;
    }
    case 'const':
      return be(describeValue(schema.const));
    case 'type':
      return describeType(field, [schema.type ?? []].flat(), data);
    case 'pattern':
      return be(schema['x-rule'] ?? 'of another form');
    case 'format':
      return be(FORMAT_RULES[schema.format ?? ''] ?? schema.format ?? '');
    case 'minimum':
      return be(`${schema.minimum} or more`);
    case 'maximum':
      return be(`${schema.maximum} or less`);
    case 'minLength':
      return `${field} must not be empty.`;
    case 'maxLength':
      return `${field} must have ${schema.maxLength} characters or less; it has ${String(data).length}.`;
    case 'minItems':
      return `${field} needs at least ${schema.minItems === 1 ? 'one entry' : `${schema.minItems} entries`}.`;
    case 'maxItems':
      return schema.maxItems === 0
        ? `${field} must be empty here. Remove it.`
        : `${field} must have at most ${schema.maxItems} entries.`;
    case 'minProperties':
    case 'maxProperties':
      return be(schema['x-rule'] ?? `a map of ${schema[keyword]} fields`);
    case 'false schema':
      return error.besides === undefined
        ? `${field} is not allowed here. Remove it.`
        : `${field} does not go together with "${error.besides}". Remove one of the two.`;
    default:
      return describeAlternatives(field, error);
  }
}

/** What a writer means by a mistake, where the nearest known name leads astray; ends the message. */
const ADVICE: readonly {keyword: string; path: RegExp; advice: string}[] = [
  {
    keyword: 'additionalProperties',
    path: /\bcascades\.[^[\]]*\/[^[\]]*$/,
    advice: 'Conditions on labels belong in "matchLabels".',
  },
  {
    keyword: 'additionalProperties',
    path: /\bmatches\.allOf$/,
    advice: 'Rules know "anyOf" only. What must be true together belongs in one of its entries.',
  },
  {keyword: 'type', path: /\bmatches$/, advice: 'Put the list into "anyOf".'},
  {keyword: 'type', path: /\bimagePullSecrets\[\d+\]$/, advice: 'Write the name as {name: my-secret}.'},
];

function findAdvice({keyword, path}: SchemaError): string | undefined {
  return ADVICE.find((entry) => entry.keyword === keyword && entry.path.test(formatPath(path)))?.advice;
}

/** Most places that a message names; a field that may be in more is too common to say where it belongs. */
const MAX_PLACES = 2;

function describePlaces(places: readonly string[]): string {
  if (places.length === 0 || places.length > MAX_PLACES) return '';
  return ` It belongs in ${places.map((place) => place || 'the top of the manifest').join(' or ')}.`;
}

/** Schemas of Kubernetes' own types, which list the common fields only. */
const FOREIGN_FILES = ['kubernetes.json', 'core-kinds.json'];

export function toErrorFault(
  error: SchemaError,
  {foreignField}: Hints,
  findPlaces: (name: string) => string[] = () => [],
): DocumentFault {
  const {path, unknown, schema, file} = error;
  const advice = findAdvice(error);
  const message = describeSchemaError(error);
  // In place of the nearest known name.
  if (advice !== undefined) return {path, message: `${message.split(/(?<=\.) /)[0]} ${advice}`};
  const known = Object.keys(schema.properties ?? {});
  if (unknown === undefined || suggest(unknown, known) !== '') return {path, message};
  // The API server drops what is in the metadata of templates: it belongs nowhere else.
  const place = path.at(-2) === 'metadata' ? '' : describePlaces(findPlaces(unknown));
  return place === '' && known.length > 0 && FOREIGN_FILES.includes(file)
    ? {path, message: message + foreignField, severity: 'notice'}
    : {path, message: message + place};
}
