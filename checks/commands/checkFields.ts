import type {SchemaSet} from '../../platform/buildSchemaSet';
import type {Schema} from '../../platform/schemas';
import {listParts, type Resolve} from '../../platform/walkSchema';
import {suggest} from '../../text/suggest';
import type {Call, UsedFlag} from './parseCall';

/** An item of a list, as a step of a path; the other steps are names of fields. */
const ITEM = '[]';

/** Schemas one step down a path: `free` if every name is allowed there. */
function descend(parts: readonly Schema[], step: string): Schema[] | 'free' {
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

function formatPath(path: readonly string[]): string {
  return path.map((step) => (step === ITEM ? step : `.${step}`)).join('');
}

/** What is wrong with the path of a field, or the values that the field may have, if the schema lists them. */
function findField(
  root: Schema,
  kind: string,
  path: readonly string[],
  resolve: Resolve,
): {fault?: string; allowed?: string[]} {
  const expand = (schema: Schema) => listParts(schema, resolve, ['allOf', 'anyOf', 'oneOf']);
  let parts = expand(root);
  for (const [index, step] of path.entries()) {
    const next = descend(parts, step);
    if (next === 'free') return {};
    if (next.length === 0) {
      const siblings = parts.flatMap(({properties = {}}) => Object.keys(properties));
      const problem = parts.some(({items}) => items !== undefined)
        ? `${formatPath(path.slice(0, index))} is a list: write [*] or [0] before .${step}.`
        : `a ${kind} has no field "${step}".${suggest(step, siblings)}`;
      return {fault: `${formatPath(path)}: ${problem}`};
    }
    parts = next.flatMap(expand);
  }
  return {allowed: parts.find((schema) => schema.enum)?.enum?.map(String)};
}

/** Field names, in which a backslash escapes a dot, and list indexes: `.status.findings`, `.items[0].spec`. */
const PLAIN_PATH = /^(?:\.(?:\\.|[\w/-])+|\[[\d*:-]+\])+$/;
const STEP = /\.(?<name>(?:\\.|[\w/-])+)|\[[^\]]*\]/g;

/** The paths within one object, without `items[]` of a list; those with anything but names and indexes are left out. */
function parsePaths(texts: readonly string[]): string[][] {
  return texts
    .filter((text) => PLAIN_PATH.test(text))
    .map((text) => {
      const steps = [...text.matchAll(STEP)].map(({groups}) => groups?.name?.replace(/\\(.)/g, '$1') ?? ITEM);
      if (steps[0] !== 'items') return steps;
      return steps.slice(steps[1] === ITEM ? 2 : 1);
    });
}

/** The paths that an output format or a sort order reads. */
function collectPaths({name, value}: UsedFlag): string[][] {
  if (name === 'sort-by') return parsePaths([value?.text ?? '']);
  const [, format, template = ''] = /^([\w-]+)=([^]*)$/.exec(value?.text ?? '') ?? [];
  if (format === 'jsonpath')
    return parsePaths(Array.from(template.matchAll(/\{([^{}]*)\}/g), ([, path = '']) => path));
  if (format !== 'custom-columns') return [];
  return parsePaths(template.split(',').map((column) => column.slice(column.indexOf(':') + 1)));
}

/** Lists fields of a kubectl call that the kind does not have. Filters and kinds without a schema are not checked. */
export function collectFieldFaults(
  {usage, flags}: Call,
  kind: string,
  {findApiVersion, findSchema, resolve}: SchemaSet,
): string[] {
  const apiVersion = findApiVersion(kind) ?? '';
  // Of the kinds of Kubernetes, the schemas have a part.
  const schema = apiVersion.includes('securecodebox.io/') && findSchema(apiVersion, kind);
  if (!schema) return [];
  return flags
    .flatMap((flag) => {
      // `--for=jsonpath='{.status.state}'=Done`
      const text = flag.name === 'for' ? (flag.value?.text ?? '') : '';
      const [, condition, wanted = ''] = /^jsonpath=\{([^{}]*)\}=([^]*)$/.exec(text) ?? [];
      const paths = condition === undefined ? collectPaths(flag) : parsePaths([condition]);
      return paths.flatMap((path) => {
        const {fault, allowed} = findField(schema, kind, path, resolve);
        if (fault !== undefined) return [fault];
        if (condition === undefined || !allowed || allowed.includes(wanted)) return [];
        const named = allowed.filter((name) => name !== '');
        const hint = suggest(wanted, named);
        return [`${formatPath(path)} is never "${wanted}": it is one of ${named.join(', ')}.${hint}`];
      });
    })
    .map((fault) => `kubectl ${usage.command}: ${fault}`);
}
