export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema | boolean>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
  propertyNames?: Schema;
  dependentSchemas?: Record<string, Schema>;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  'x-rule'?: string;
  'x-lookalikes'?: boolean;
  'x-no-effect'?: boolean;
  'x-set-by-sdk'?: boolean;
  'x-kubernetes-type'?: string;
  'x-doc-type'?: string;
}

/** Names of the fields that the parser SDK sets: a finding as the parser returns it has none of them. */
export function listSdkFields({properties = {}}: Pick<Schema, 'properties'>): string[] {
  return Object.keys(properties).filter((name) => {
    const field = properties[name];
    return typeof field === 'object' && field['x-set-by-sdk'] === true;
  });
}

export type SchemaFiles = ReadonlyMap<string, Schema>;

/** Name of the file that describes a kind: `ScheduledScan` → `scheduled-scan.json`. The file need not exist. */
export function toSchemaFileName(kind: string): string {
  return `${kind.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.json`;
}

/** What a reference such as `kubernetes.json#/$defs/EnvVar` in a file points to, which may be a reference itself. */
export function findReferenced(reference: string, file: string, files: SchemaFiles): Schema {
  const [name = '', pointer = ''] = reference.split('#');
  const target = pointer
    .split('/')
    .filter(Boolean)
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown> | undefined)?.[part],
      files.get(name === '' ? file : name),
    );
  if (target === undefined) throw new Error(`${file}: the reference ${reference} leads nowhere`);
  return target as Schema;
}
