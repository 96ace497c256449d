import {entriesOf, type FieldPath} from '../text/loose';
import type {Schema} from './schemas';

export type Resolve = (schema: Schema) => Schema;

/** Follows `$ref`, at any depth; what is next to a reference overrides the referenced schema. */
export function mergeReferenced(schema: Schema, resolve: Resolve): Schema {
  if (schema.$ref === undefined) return schema;
  return {...mergeReferenced(resolve(schema), resolve), ...schema, $ref: undefined};
}

/** A schema and all that apply to the same value: those that it refers to, and the parts of the given keywords. */
export function listParts(
  schema: Schema,
  resolve: Resolve,
  keywords: readonly ('allOf' | 'anyOf' | 'oneOf')[] = ['allOf'],
): Schema[] {
  const parts = keywords.flatMap((keyword) => schema[keyword] ?? []);
  if (schema.$ref !== undefined) parts.push(resolve(schema));
  return [schema, ...parts.flatMap((part) => listParts(part, resolve, keywords))];
}

/** The schema of a field or of the items of a list; `undefined` if nothing describes it. */
function findInner(schema: Schema, step: string | number): Schema | undefined {
  if (typeof step === 'number') return schema.items;
  const {properties = {}, patternProperties = {}, additionalProperties} = schema;
  const [, matching] =
    Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern, 'u').test(step)) ?? [];
  const field = properties[step] ?? matching ?? additionalProperties;
  return typeof field === 'object' ? field : undefined;
}

/**
 * Everything inside a value that a schema describes, also behind references. Alternatives and conditions are left out:
 * they say which values are allowed, not what a field means.
 */
export function listDescribed(
  schema: Schema,
  value: unknown,
  resolve: Resolve,
  path: FieldPath = [],
): {schema: Schema; value: unknown; path: FieldPath}[] {
  return listParts(schema, resolve).flatMap((part) => [
    {schema: part, value, path},
    ...entriesOf(value).flatMap(([step, inner]) => {
      const field = findInner(part, step);
      return field ? listDescribed(field, inner, resolve, [...path, step]) : [];
    }),
  ]);
}

/** A part of a schema at its path in the document: `spec.cascades`, or `[]` after it for the items of a list. */
interface Place {
  schema: Schema;
  path: string;
}

/** What is one level below a place, without the inside of Kubernetes' own types. */
function collectChildren({schema, path}: Place, resolve: Resolve): Place[] {
  const {properties = {}, items, 'x-kubernetes-type': kubernetesType} = mergeReferenced(schema, resolve);
  if (kubernetesType !== undefined && path !== 'metadata') return [];
  const named = Object.entries(properties).flatMap(([name, child]) =>
    typeof child === 'object' ? [{schema: child, path: path === '' ? name : `${path}.${name}`}] : [],
  );
  return items ? [...named, {schema: items, path: `${path}[]`}] : named;
}

/** The paths nearest to the top of a schema that may have a field; an empty path for the top itself. */
export function findPlaces(root: Schema, name: string, resolve: Resolve): string[] {
  let level: Place[] = [{schema: root, path: ''}];
  const seen = new Set<Schema>();
  while (level.length > 0) {
    const next = level.flatMap((place) => collectChildren(place, resolve));
    const found = next.filter(({path}) => path.split('.').at(-1) === name);
    if (found.length > 0) return found.map(({path}) => path.slice(0, -name.length - 1));
    // Types that contain themselves.
    level = next.filter(({schema}) => !seen.has(schema));
    for (const {schema} of level) seen.add(schema);
  }
  return [];
}
