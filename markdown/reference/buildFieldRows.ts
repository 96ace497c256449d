import type {Schema, SchemaFiles} from '../../platform/schemas';
import {Schemas} from '../../platform/validateSchema';
import {mergeReferenced} from '../../platform/walkSchema';
import {suggest} from '../../text/suggest';

export interface FieldRow {
  /** Path in the usual notation: `spec.cascades.scopeLimiter.anyOf[].key`. */
  path: string;
  type: string;
  required: boolean;
  /** Default as JSON; absent if there is none. */
  default?: string;
  allowed: string[];
  meaning: string;
}

function joinTypes(type: string | string[] | undefined): string {
  return type === undefined ? 'any' : [type].flat().join(' or ').replace('array', 'list');
}

/** Follows a schema's `$ref`; a description, default or type next to the reference overrides the referenced one. */
type Merge = (schema: Schema) => Schema;

function describeType(schema: Schema, merge: Merge): string {
  const type = describeValueType(schema, merge);
  return [schema.type].flat().includes('null') && !type.endsWith('null') ? `${type} or null` : type;
}

function describeValueType(schema: Schema, merge: Merge): string {
  const {items, additionalProperties, properties, type} = schema;
  if (schema['x-doc-type']) return schema['x-doc-type'];
  if (schema['x-kubernetes-type']) return `\`${schema['x-kubernetes-type']}\``;
  if (items) return `list of ${describeType(merge(items), merge)}`;
  if (typeof additionalProperties === 'object' && !properties)
    return `map of string to ${describeType(merge(additionalProperties), merge)}`;
  return joinTypes(type);
}

/** Whether the fields inside are listed. Not for Kubernetes' own types, which Kubernetes documents. */
function hasOwnFields(schema: Schema): boolean {
  return schema.properties !== undefined && schema['x-kubernetes-type'] === undefined;
}

function collectAllowed({enum: own, items}: Schema, merge: Merge): string[] {
  const values = own ?? (items ? merge(items).enum : undefined);
  return (values ?? []).filter((value) => value !== '').map(String);
}

function buildRows(path: string, schema: Schema, required: boolean, merge: Merge): FieldRow[] {
  const row: FieldRow = {
    path,
    type: describeType(schema, merge),
    required,
    allowed: collectAllowed(schema, merge),
    meaning: schema.description ?? '',
  };
  if (schema.default !== undefined) row.default = JSON.stringify(schema.default);
  let inner = schema;
  let innerPath = path;
  while (inner.items) {
    inner = merge(inner.items);
    innerPath += '[]';
  }
  return hasOwnFields(inner) ? [row, ...buildChildRows(innerPath, inner, merge)] : [row];
}

function buildChildRows(path: string, {properties = {}, required = []}: Schema, merge: Merge): FieldRow[] {
  return Object.entries(properties).flatMap(([name, child]) => {
    // The schemas `true` and `false` do not describe a field: they are part of a condition on another one.
    if (typeof child === 'boolean') return [];
    return buildRows(path === '' ? name : `${path}.${name}`, merge(child), required.includes(name), merge);
  });
}

/**
 * Lists the fields of a resource below a path, in the order of the schema.
 *
 * @param path field to begin with; empty for the whole resource
 * @param without paths that are listed without their inner fields, which are in another table
 */
export function buildFieldRows(
  file: string,
  path: string,
  without: readonly string[],
  files: SchemaFiles,
): FieldRow[] {
  const schemas = new Schemas(files);
  const merge: Merge = (schema) => mergeReferenced(schema, schemas.resolve);
  const root = files.get(file);
  if (!root) throw new Error(`there is no schema "${file}"`);
  let parent = merge(root);
  for (const part of path.split('.').filter(Boolean)) {
    const child = parent.properties?.[part.replace(/\[\]$/, '')];
    if (typeof child !== 'object') throw new Error(`${file} has no field "${path}"`);
    parent = merge(child);
    if (parent.items) parent = merge(parent.items);
  }
  const rows = buildChildRows(path, parent, merge);
  const isInside = (row: FieldRow, hidden: string) =>
    row.path.startsWith(`${hidden}.`) || row.path.startsWith(`${hidden}[]`);
  for (const hidden of without) {
    if (!rows.some((row) => row.path === hidden)) {
      const paths = rows.map((row) => row.path);
      throw new Error(`has no field "${hidden}" that "without" could leave out.${suggest(hidden, paths)}`);
    }
  }
  return rows.filter((row) => !without.some((hidden) => isInside(row, hidden)));
}
