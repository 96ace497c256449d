import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

const SCHEMA_DIR = join(__dirname, '..', 'schemas');

/** Keywords of our own: they describe fields for the reference pages and validate nothing. */
const DOCUMENTATION_KEYWORDS = ['x-kubernetes-type', 'x-doc-type', 'x-status'];

/** A schema that describes one kind of Kubernetes document. */
interface KindSchema {
  properties?: {apiVersion?: {const?: string}; kind?: {const?: string}};
}

interface SchemaFile extends KindSchema {
  $id: string;
  $defs?: Record<string, KindSchema>;
}

/** Validators for everything that examples on the site show. */
export interface SchemaSet {
  /** The validator of a Kubernetes document; `undefined` for a kind without a schema. */
  findKind: (apiVersion: string, kind: string) => ValidateFunction | undefined;
  /** The validator of a Kubernetes type such as `EnvVar`; `undefined` for an unknown one. */
  findType: (name: string) => ValidateFunction | undefined;
  finding: ValidateFunction;
  /** Names of all kinds that have a schema. */
  kinds: string[];
}

function kindKey(apiVersion: string, kind: string): string {
  return `${apiVersion} ${kind}`;
}

/** Loads every schema of the folder `schemas` and compiles validators on demand. */
export async function loadSchemas(): Promise<SchemaSet> {
  const ajv = new Ajv2020({allErrors: true, strict: true, strictRequired: false, verbose: true});
  addFormats(ajv);
  for (const keyword of DOCUMENTATION_KEYWORDS) ajv.addKeyword(keyword);

  const files = (await Globby('*.json', {cwd: SCHEMA_DIR})).map(
    (file) => JSON.parse(readFileSync(join(SCHEMA_DIR, file), 'utf8')) as SchemaFile,
  );
  files.forEach((schema) => ajv.addSchema(schema));

  const references = new Map<string, string>();
  const register = ({properties}: KindSchema, reference: string) => {
    const {apiVersion, kind} = properties ?? {};
    if (apiVersion?.const && kind?.const) references.set(kindKey(apiVersion.const, kind.const), reference);
  };
  for (const schema of files) {
    register(schema, schema.$id);
    for (const [name, definition] of Object.entries(schema.$defs ?? {})) {
      register(definition, `${schema.$id}#/$defs/${name}`);
    }
  }

  const base = files[0]?.$id.replace(/[^/]*$/, '') ?? '';
  const finding = ajv.getSchema(`${base}finding.json`);
  if (!finding) throw new Error(`${SCHEMA_DIR}: finding.json is missing`);
  return {
    findKind: (apiVersion, kind) => {
      const reference = references.get(kindKey(apiVersion, kind));
      return reference === undefined ? undefined : ajv.getSchema(reference);
    },
    findType: (name) => ajv.getSchema(`${base}kubernetes.json#/$defs/${name}`),
    finding,
    kinds: [...references.keys()].map((key) => key.split(' ')[1] ?? ''),
  };
}
