import {findReferenced, type LocatedSchema, type SchemaFiles} from '../../platform/schemas';

/** One step of a path: a field, or `ITEM` for an item of a list. */
export type PathStep = string;

/** The step of a path for any item of a list. */
export const ITEM = '[]';

/** What a path refers to. */
export type FieldMatch =
  /** The field exists, or may exist because its parent allows every name. */
  | {type: 'field'; allowed?: string[]}
  | {type: 'unknown'; name: string; siblings: string[]}
  /** The path continues in a list without saying which item. */
  | {type: 'list'; name: string};

/** A schema with everything that it refers to or combines. */
function expand({schema, file}: LocatedSchema, files: SchemaFiles): LocatedSchema[] {
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const expanded = [
    {schema, file},
    ...parts.flatMap((part) => (typeof part === 'object' ? expand({schema: part, file}, files) : [])),
  ];
  if (schema.$ref === undefined) return expanded;
  return [...expanded, ...expand(findReferenced(schema.$ref, file, files), files)];
}

/** Schemas one step down a path: `free` if every name is allowed there. */
function descend(parts: readonly LocatedSchema[], step: PathStep): LocatedSchema[] | 'free' {
  const found: LocatedSchema[] = [];
  for (const {schema, file} of parts) {
    const child = step === ITEM ? schema.items : schema.properties?.[step];
    if (child === true) continue;
    if (child) found.push({schema: child, file});
    const {additionalProperties, patternProperties} = schema;
    if (step === ITEM || child) continue;
    if (patternProperties || additionalProperties === true) return 'free';
    if (typeof additionalProperties === 'object') found.push({schema: additionalProperties, file});
  }
  if (found.length > 0) return found;
  const isClosed = parts.some(({schema}) => schema.additionalProperties === false || schema.items);
  return isClosed ? [] : 'free';
}

/**
 * Follows a path through a schema.
 *
 * @param reference reference to the schema: `scan.json`, `kubernetes.json#/$defs/EnvVar`
 * @param path steps from there
 */
export function findField(files: SchemaFiles, reference: string, path: readonly PathStep[]): FieldMatch {
  let parts = expand(findReferenced(reference, '', files), files);
  for (const step of path) {
    const isList = parts.some(({schema}) => schema.items !== undefined);
    const next = descend(parts, step);
    if (next === 'free') return {type: 'field'};
    if (next.length === 0) {
      if (isList) return {type: 'list', name: step};
      const siblings = parts.flatMap(({schema}) => Object.keys(schema.properties ?? {}));
      return {type: 'unknown', name: step, siblings};
    }
    parts = next.flatMap((part) => expand(part, files));
  }
  const allowed = parts.find(({schema}) => schema.enum)?.schema.enum;
  return {type: 'field', ...(allowed && {allowed: allowed.map(String)})};
}
