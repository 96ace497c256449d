import type {SchemaSet} from '../../platform/createSchemaSet';
import type {Schema} from '../../platform/schemas';
import {listParts, type Resolve} from '../../platform/walkSchema';
import {suggest} from '../../text/suggest';
import type {Call, UsedFlag} from './parseCall';

/** One step of a path: a field, or `ITEM` for an item of a list. */
type PathStep = string;

const ITEM = '[]';

type FieldMatch =
  /** The field exists, or may exist because its parent allows every name. */
  | {type: 'field'; allowed?: string[]}
  | {type: 'unknown'; name: string; siblings: string[]}
  /** The path continues in a list without saying which item. */
  | {type: 'list'; name: string};

/** Schemas one step down a path: `free` if every name is allowed there. */
function descend(parts: readonly Schema[], step: PathStep): Schema[] | 'free' {
  const found: Schema[] = [];
  for (const {items, properties, additionalProperties, patternProperties} of parts) {
    const child = step === ITEM ? items : properties?.[step];
    if (typeof child === 'object') found.push(child);
    if (step === ITEM || child) continue;
    if (patternProperties || additionalProperties === true) return 'free';
    if (typeof additionalProperties === 'object') found.push(additionalProperties);
  }
  const isClosed = parts.some(({additionalProperties, items}) => additionalProperties === false || items);
  return found.length > 0 || isClosed ? found : 'free';
}

function findField(root: Schema, path: readonly PathStep[], resolve: Resolve): FieldMatch {
  const expand = (schema: Schema) => listParts(schema, resolve, ['allOf', 'anyOf', 'oneOf']);
  let parts = expand(root);
  for (const step of path) {
    const next = descend(parts, step);
    if (next === 'free') return {type: 'field'};
    if (next.length === 0) {
      if (parts.some(({items}) => items !== undefined)) return {type: 'list', name: step};
      const siblings = parts.flatMap(({properties = {}}) => Object.keys(properties));
      return {type: 'unknown', name: step, siblings};
    }
    parts = next.flatMap(expand);
  }
  const allowed = parts.find((schema) => schema.enum)?.enum;
  return {type: 'field', ...(allowed && {allowed: allowed.map(String)})};
}

/** Field names, in which a backslash escapes a dot, and list indexes: `.status.findings`, `.items[0].spec`. */
const PLAIN_PATH = /^(?:\.(?:\\.|[\w/-])+|\[[\d*:-]+\])+$/;
const STEP = /\.(?<name>(?:\\.|[\w/-])+)|\[[^\]]*\]/g;

/** A path within one object, without `items[]` of a list; `undefined` if it has anything but names and indexes. */
function parsePath(text: string): PathStep[] | undefined {
  if (!PLAIN_PATH.test(text)) return undefined;
  const steps = [...text.matchAll(STEP)].map(({groups}) => groups?.name?.replace(/\\(.)/g, '$1') ?? ITEM);
  if (steps[0] !== 'items') return steps;
  return steps.slice(steps[1] === ITEM ? 2 : 1);
}

function formatPath(path: readonly PathStep[]): string {
  return path.map((step) => (step === ITEM ? step : `.${step}`)).join('');
}

function describeMatch(path: readonly PathStep[], kind: string, match: FieldMatch): string[] {
  if (match.type === 'field') return [];
  const problem =
    match.type === 'list'
      ? `${formatPath(path.slice(0, path.indexOf(match.name)))} is a list: write [*] or [0] before .${match.name}.`
      : `a ${kind} has no field "${match.name}".${suggest(match.name, match.siblings)}`;
  return [`${formatPath(path)}: ${problem}`];
}

/** The paths that an output format or a sort order reads. */
function collectPaths({name, value}: UsedFlag): PathStep[][] {
  if (!value) return [];
  const [, format, template = ''] = /^([\w-]+)=([^]*)$/.exec(value.text) ?? [];
  let texts: string[] = [];
  if (name === 'sort-by') texts = [value.text];
  else if (format === 'jsonpath')
    texts = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, path = '']) => path);
  else if (format === 'custom-columns') {
    texts = template.split(',').map((column) => column.slice(column.indexOf(':') + 1));
  }
  return texts.flatMap((text) => {
    const path = parsePath(text);
    return path ? [path] : [];
  });
}

/** `--for=jsonpath='{.status.state}'=Done`: the path must exist, and the field must allow the value. */
function collectConditionFaults({value}: UsedFlag, kind: string, find: (path: PathStep[]) => FieldMatch) {
  const groups = /^jsonpath=\{(?<path>[^{}]*)\}=(?<wanted>[^]*)$/.exec(value?.text ?? '')?.groups;
  const path = parsePath(groups?.path ?? '');
  if (!path) return [];
  const match = find(path);
  const wanted = groups?.wanted ?? '';
  if (match.type !== 'field' || !match.allowed || match.allowed.includes(wanted)) {
    return describeMatch(path, kind, match);
  }
  const allowed = match.allowed.filter((name) => name !== '');
  return [
    `${formatPath(path)} is never "${wanted}": it is one of ${allowed.join(', ')}.${suggest(wanted, allowed)}`,
  ];
}

/** Lists fields of a kubectl call that the kind does not have. Filters and kinds without a schema are not checked. */
export function collectFieldFaults(
  {usage, flags}: Call,
  kind: string | undefined,
  {findApiVersion, findSchema, resolve}: SchemaSet,
): string[] {
  const apiVersion = findApiVersion(kind ?? '') ?? '';
  // Of the kinds of Kubernetes, the schemas have a part.
  const schema = apiVersion.includes('securecodebox.io/') && findSchema(apiVersion, kind ?? '');
  if (kind === undefined || !schema) return [];
  const find = (path: PathStep[]) => findField(schema, path, resolve);
  return flags
    .flatMap((flag) =>
      flag.name === 'for'
        ? collectConditionFaults(flag, kind, find)
        : collectPaths(flag).flatMap((path) => describeMatch(path, kind, find(path))),
    )
    .map((fault) => `kubectl ${usage.command}: ${fault}`);
}
