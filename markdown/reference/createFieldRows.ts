import {findReferenced, type LocatedSchema, type SchemaFiles} from '../../platform/schemas';
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

/** Follows `$ref`; a description, default or type next to the reference overrides the referenced one. */
function resolve({schema, file}: LocatedSchema, files: SchemaFiles): LocatedSchema {
  if (schema.$ref === undefined) return {schema, file};
  const referenced = resolve(findReferenced(schema.$ref, file, files), files);
  return {schema: {...referenced.schema, ...schema, $ref: undefined}, file: referenced.file};
}

function joinTypes(type: string | string[] | undefined): string {
  return type === undefined ? 'any' : [type].flat().join(' or ').replace('array', 'list');
}

function describeType(located: LocatedSchema, files: SchemaFiles): string {
  const type = describeValueType(located, files);
  return [located.schema.type].flat().includes('null') && !type.endsWith('null') ? `${type} or null` : type;
}

function describeValueType(located: LocatedSchema, files: SchemaFiles): string {
  const {schema, file} = located;
  if (schema['x-doc-type']) return schema['x-doc-type'];
  if (schema['x-kubernetes-type']) return `\`${schema['x-kubernetes-type']}\``;
  if (schema.items) return `list of ${describeType(resolve({schema: schema.items, file}, files), files)}`;
  if (typeof schema.additionalProperties === 'object' && !schema.properties) {
    const values = resolve({schema: schema.additionalProperties, file}, files);
    return `map of string to ${describeType(values, files)}`;
  }
  return joinTypes(schema.type);
}

/** Whether the fields inside are listed. Not for Kubernetes' own types, which Kubernetes documents. */
function hasOwnFields({schema}: LocatedSchema): boolean {
  return schema.properties !== undefined && schema['x-kubernetes-type'] === undefined;
}

function collectAllowed({schema, file}: LocatedSchema, files: SchemaFiles): string[] {
  const values =
    schema.enum ?? (schema.items ? resolve({schema: schema.items, file}, files).schema.enum : undefined);
  return (values ?? []).filter((value) => value !== '').map(String);
}

function createRows(path: string, located: LocatedSchema, required: boolean, files: SchemaFiles): FieldRow[] {
  const {schema} = located;
  const row: FieldRow = {
    path,
    type: describeType(located, files),
    required,
    allowed: collectAllowed(located, files),
    meaning: schema.description ?? '',
  };
  if (schema.default !== undefined) row.default = JSON.stringify(schema.default);
  let inner = located;
  let innerPath = path;
  while (inner.schema.items) {
    inner = resolve({schema: inner.schema.items, file: inner.file}, files);
    innerPath += '[]';
  }
  return hasOwnFields(inner) ? [row, ...createChildRows(innerPath, inner, files)] : [row];
}

function createChildRows(path: string, located: LocatedSchema, files: SchemaFiles): FieldRow[] {
  const {properties = {}, required = []} = located.schema;
  return Object.entries(properties).flatMap(([name, child]) => {
    // The schemas `true` and `false` do not describe a field: they are part of a condition on another one.
    if (typeof child === 'boolean') return [];
    const schema = resolve({schema: child, file: located.file}, files);
    return createRows(path === '' ? name : `${path}.${name}`, schema, required.includes(name), files);
  });
}

/**
 * Lists the fields of a resource below a path, in the order of the schema.
 *
 * @param file schema file of the resource, e.g. `scan.json`
 * @param path dotted path of the field to begin with; empty for the whole resource
 * @param without paths that are listed without their inner fields, which are in another table
 * @throws if there is no such file or field, or if a path of `without` is no field of the table
 */
export function createFieldRows(
  file: string,
  path: string,
  without: readonly string[],
  files: SchemaFiles,
): FieldRow[] {
  const root = files.get(file);
  if (!root) throw new Error(`there is no schema "${file}"`);
  let located = resolve({schema: root, file}, files);
  for (const part of path.split('.').filter(Boolean)) {
    const name = part.replace(/\[\]$/, '');
    const child = located.schema.properties?.[name];
    if (typeof child !== 'object') throw new Error(`${file} has no field "${path}"`);
    located = resolve({schema: child, file: located.file}, files);
    if (located.schema.items) located = resolve({schema: located.schema.items, file: located.file}, files);
  }
  const rows = createChildRows(path, located, files);
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
