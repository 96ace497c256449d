import {findClosest} from '../../integrations/src/findClosest';

/** The parts of a JSON Schema that the tables show. */
export interface Schema {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  'x-kubernetes-type'?: string;
  'x-doc-type'?: string;
}

/** All schema files by name, e.g. `scan.json`. */
export type SchemaFiles = ReadonlyMap<string, Schema>;

/** One field of a resource. */
export interface FieldRow {
  /** Path as people write it: `spec.cascades.scopeLimiter.anyOf[].key`. */
  path: string;
  /** Type in words, Markdown. */
  type: string;
  required: boolean;
  /** Default as JSON; absent where there is none. */
  default?: string;
  /** Allowed values, where the field knows only some. */
  allowed: string[];
  /** Meaning, Markdown. */
  meaning: string;
}

/** A schema and the file it stands in, which its relative references start from. */
interface Located {
  schema: Schema;
  file: string;
}

/** Follows `$ref`; a description, default or type beside the reference wins over the one behind it. */
function resolve({schema, file}: Located, files: SchemaFiles): Located {
  if (schema.$ref === undefined) return {schema, file};
  const [refFile, pointer = ''] = schema.$ref.split('#');
  const targetFile = refFile === '' || refFile === undefined ? file : refFile;
  let target: unknown = files.get(targetFile);
  for (const part of pointer.split('/').filter(Boolean)) {
    target = (target as Record<string, unknown> | undefined)?.[part];
  }
  if (target === undefined) throw new Error(`${file}: the reference ${schema.$ref} leads nowhere`);
  const resolved = resolve({schema: target as Schema, file: targetFile}, files);
  return {schema: {...resolved.schema, ...schema, $ref: undefined}, file: resolved.file};
}

function joinTypes(type: string | string[] | undefined): string {
  return type === undefined ? 'any' : [type].flat().join(' or ').replace('array', 'list');
}

function describeType(located: Located, files: SchemaFiles): string {
  const type = describeValueType(located, files);
  return [located.schema.type].flat().includes('null') && !type.endsWith('null') ? `${type} or null` : type;
}

function describeValueType(located: Located, files: SchemaFiles): string {
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

/** Kubernetes' own types are documented by Kubernetes: the tables name them and stop there. */
function hasOwnFields({schema}: Located): boolean {
  return schema.properties !== undefined && schema['x-kubernetes-type'] === undefined;
}

function collectAllowed({schema, file}: Located, files: SchemaFiles): string[] {
  const values =
    schema.enum ?? (schema.items ? resolve({schema: schema.items, file}, files).schema.enum : undefined);
  return (values ?? []).filter((value) => value !== '').map(String);
}

function createRows(path: string, located: Located, required: boolean, files: SchemaFiles): FieldRow[] {
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

function createChildRows(path: string, located: Located, files: SchemaFiles): FieldRow[] {
  const {properties = {}, required = []} = located.schema;
  return Object.entries(properties).flatMap(([name, child]) =>
    createRows(
      path === '' ? name : `${path}.${name}`,
      resolve({schema: child, file: located.file}, files),
      required.includes(name),
      files,
    ),
  );
}

/**
 * Lists the fields of a resource below a path, in the order of the schema.
 *
 * @param file schema file of the resource, e.g. `scan.json`
 * @param path dotted path of the field to begin with; '' for the whole resource
 * @param without paths that are named but whose inner fields are left to another table
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
    if (!child) throw new Error(`${file} has no field "${path}"`);
    located = resolve({schema: child, file: located.file}, files);
    if (located.schema.items) located = resolve({schema: located.schema.items, file: located.file}, files);
  }
  const rows = createChildRows(path, located, files);
  const isInside = (row: FieldRow, hidden: string) =>
    row.path.startsWith(`${hidden}.`) || row.path.startsWith(`${hidden}[]`);
  for (const hidden of without) {
    if (!rows.some((row) => row.path === hidden)) {
      const closest = findClosest(
        hidden,
        rows.map((row) => row.path),
      );
      throw new Error(
        `has no field "${hidden}" that "without" could leave out${closest ? `; perhaps "${closest}" is meant` : ''}`,
      );
    }
  }
  return rows.filter((row) => !without.some((hidden) => isInside(row, hidden)));
}
