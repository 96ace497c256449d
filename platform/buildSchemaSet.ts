import type {Schema, SchemaFiles} from './schemas';
import {Schemas} from './validateSchema';

/** The only string that a field may have; `undefined` if there are others. */
function readConst(field: Schema | boolean | undefined): string | undefined {
  return typeof field === 'object' && typeof field.const === 'string' ? field.const : undefined;
}

function kindKey(apiVersion: string, kind: string): string {
  return `${apiVersion} ${kind}`;
}

/** Validators for everything that examples on the site show; `undefined` for what has no schema. */
export function buildSchemaSet(files: SchemaFiles) {
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
    findKind: (apiVersion: string, kind: string) => schemas.validator(findReference(apiVersion, kind), true),
    findSchema: (apiVersion: string, kind: string) => schemas.find(findReference(apiVersion, kind)),
    resolve: schemas.resolve,
    findApiVersion: (kind: string) => apiVersions.get(kind),
    findType: (name: string) => schemas.validator(`kubernetes.json#/$defs/${name}`, true),
    findValueType: (name: string) => schemas.validator(`chart-values.json#/$defs/${name}`, true),
    finding: (data: unknown, isPart?: boolean) => schemas.validator('finding.json')?.(data, isPart) ?? [],
    kinds: [...references.keys()].map((key) => key.split(' ')[1] ?? ''),
  };
}

export type SchemaSet = ReturnType<typeof buildSchemaSet>;
