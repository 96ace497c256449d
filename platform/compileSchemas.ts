import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import type {DataValidateFunction} from 'ajv/dist/types';
import addFormats from 'ajv-formats';

import {findClosest} from '../text/findClosest';
import {isCronExpression, isDuration} from './formats';
import {loadSchemaFiles} from './loadPlatform';
import type {Schema, SchemaFiles} from './schemas';

/**
 * Our own keywords, which validate nothing: they describe fields for the reference pages. `x-rule` completes the
 * sentence "… must be" in messages, with an example.
 */
const DOCUMENTATION_KEYWORDS = ['x-kubernetes-type', 'x-doc-type', 'x-status', 'x-rule'];

/** Validators for everything that examples on the site show. */
export interface SchemaSet {
  /** The validator of a Kubernetes document; `undefined` for a kind without a schema. */
  findKind: (apiVersion: string, kind: string) => ValidateFunction | undefined;
  /** The API version of a kind; `undefined` for a kind without a schema. */
  findApiVersion: (kind: string) => string | undefined;
  /** The validator of a Kubernetes type such as `EnvVar`; `undefined` for an unknown one. */
  findType: (name: string) => ValidateFunction | undefined;
  /** The validator of a structure of chart values such as `NotificationChannel`; `undefined` for an unknown one. */
  findValueType: (name: string) => ValidateFunction | undefined;
  finding: ValidateFunction;
  /** Names of all kinds that have a schema. */
  kinds: string[];
}

/** The only string that a field may have; `undefined` if there are others. */
function readConst(field: Schema | boolean | undefined): string | undefined {
  return typeof field === 'object' && typeof field.const === 'string' ? field.const : undefined;
}

function kindKey(apiVersion: string, kind: string): string {
  return `${apiVersion} ${kind}`;
}

/** `x-lookalikes: false`: unknown fields are allowed, unless their names look like misspelt known ones. */
function compileLookalikes(allowed: boolean, parentSchema: object): DataValidateFunction {
  const known = Object.keys((parentSchema as {properties?: object}).properties ?? {});
  const validate: DataValidateFunction = (data: object) => {
    const names = allowed ? [] : Object.keys(data).filter((name) => !known.includes(name));
    validate.errors = names
      .filter((name) => findClosest(name, known) !== undefined)
      .map((name) => ({keyword: 'additionalProperties', params: {additionalProperty: name}, parentSchema}));
    return validate.errors.length === 0;
  };
  return validate;
}

/** Creates a validator that knows the formats and keywords of the schemas. */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({allErrors: true, strict: true, strictRequired: false, verbose: true});
  addFormats(ajv);
  ajv.addFormat('go-duration', {type: 'string', validate: isDuration});
  ajv.addFormat('cron', {type: 'string', validate: isCronExpression});
  for (const keyword of DOCUMENTATION_KEYWORDS) ajv.addKeyword(keyword);
  ajv.addKeyword({keyword: 'x-lookalikes', type: 'object', errors: 'full', compile: compileLookalikes});
  return ajv;
}

let compiled: SchemaSet | undefined;

/** Validators for all schemas of the platform. Each is compiled at its first use and cached. */
export function compileSchemas(): SchemaSet {
  return (compiled ??= createSchemaSet(loadSchemaFiles()));
}

function createSchemaSet(files: SchemaFiles): SchemaSet {
  const ajv = createAjv();
  for (const [file, schema] of files) ajv.addSchema(schema, file);

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

  const finding = ajv.getSchema('finding.json');
  if (!finding) throw new Error('platform/schemas/finding.json is missing');
  return {
    findKind: (apiVersion, kind) => {
      const reference = references.get(kindKey(apiVersion, kind));
      return reference === undefined ? undefined : ajv.getSchema(reference);
    },
    findApiVersion: (kind) => apiVersions.get(kind),
    findType: (name) => ajv.getSchema(`kubernetes.json#/$defs/${name}`),
    findValueType: (name) => ajv.getSchema(`chart-values.json#/$defs/${name}`),
    finding,
    kinds: [...references.keys()].map((key) => key.split(' ')[1] ?? ''),
  };
}
