import {Schemas, type Validate} from './validateSchema';
import type {Schema, SchemaFiles} from './schemas';

/** Validators for everything that examples on the site show; `undefined` for what has no schema. */
export interface SchemaSet {
  findKind: (apiVersion: string, kind: string) => Validate | undefined;
  findSchema: (apiVersion: string, kind: string) => Schema | undefined;
  resolve: (schema: Schema) => Schema;
  findApiVersion: (kind: string) => string | undefined;
  findType: (name: string) => Validate | undefined;
  findValueType: (name: string) => Validate | undefined;
  finding: Validate;
  kinds: string[];
}

/** The only string that a field may have; `undefined` if there are others. */
function readConst(field: Schema | boolean | undefined): string | undefined {
  return typeof field === 'object' && typeof field.const === 'string' ? field.const : undefined;
}

function kindKey(apiVersion: string, kind: string): string {
  return `${apiVersion} ${kind}`;
}

export function createSchemaSet(files: SchemaFiles): SchemaSet {
  const schemas = new Schemas(files);
  const references = new Map<string, string>();
  const apiVersions = new Map<string, string>();
  const register = ({properties}: Schema, reference: string) => {
    const [apiVersion, kind] = [properties?.apiVersion, properties?.kind].map(readConst);
    if (apiVersion === undefined || kind === undefined) return;
    references.set(kindKey(apiVersion, kind), reference);
    apiVersions.set(kind, apiVersion);
  };
  for (const [file, schema] of files) {
    register(schema, file);
    for (const [name, definition] of Object.entries(schema.$defs ?? {})) {
      register(definition, `${file}#/$defs/${name}`);
    }
  }

  const findReference = (apiVersion: string, kind: string) => references.get(kindKey(apiVersion, kind)) ?? '';
  return {
    findKind: (apiVersion, kind) => schemas.validator(findReference(apiVersion, kind)),
    findSchema: (apiVersion, kind) => schemas.find(findReference(apiVersion, kind)),
    resolve: schemas.resolve,
    findApiVersion: (kind) => apiVersions.get(kind),
    findType: (name) => schemas.validator(`kubernetes.json#/$defs/${name}`),
    findValueType: (name) => schemas.validator(`chart-values.json#/$defs/${name}`),
    finding: (data, isPart) => schemas.validator('finding.json')?.(data, isPart) ?? [],
    kinds: [...references.keys()].map((key) => key.split(' ')[1] ?? ''),
  };
}
