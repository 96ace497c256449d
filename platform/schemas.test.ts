import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {describe, expect, it} from 'vitest';

import {compileSchemas} from './compileSchemas';
import {createAjv} from './createAjv';
import {loadSchemaFiles} from './loadPlatform';
import {getUnknownProperty} from './manifests/selectErrors';
import {Schemas} from './validateSchema';

/** The parts of a schema file that every file must have in the same form. */
interface SchemaFile {
  $id: string;
  $schema: string;
  title?: string;
  $defs?: object;
}

const BASE = 'https://www.securecodebox.io/schemas/';
const SCHEMA_DIR = join(__dirname, 'schemas');
const FIXTURES = join(SCHEMA_DIR, 'fixtures');
const schemaFiles = readdirSync(SCHEMA_DIR).filter((file) => file.endsWith('.json'));
const examples = readdirSync(FIXTURES).map((file) => basename(file, '.json'));

function loadSchema(file: string): SchemaFile {
  return JSON.parse(readFileSync(join(SCHEMA_DIR, file), 'utf8')) as SchemaFile;
}

const schemas = new Schemas(loadSchemaFiles());

/** Violations as `pointer keyword`; for an unknown field with its own pointer. Throws if there is no such schema. */
function check(document: unknown, schema: string): string[] {
  const validate = schemas.validator(schema);
  if (!validate) throw new Error(`There is no schema ${schema}.`);
  return validate(document).map((error) => {
    const unknownField = getUnknownProperty(error);
    return `${error.instancePath}${unknownField === undefined ? '' : `/${unknownField}`} ${error.keyword}`;
  });
}

/** A new copy of the valid example of a schema. */
function loadExample(name: string): unknown {
  return JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), 'utf8'));
}

/** New copies of valid examples of Kubernetes' own kinds. */
function loadCoreExamples(): {apiVersion: string; kind: string}[] {
  return loadExample('core-kinds') as {apiVersion: string; kind: string}[];
}

/** Sets the value at a JSON pointer, creating missing objects on the way; `undefined` removes the field. */
function change(document: unknown, pointer: string, value: unknown): unknown {
  const keys = pointer.slice(1).split('/');
  const last = (keys.pop() ?? '').replaceAll('~1', '/');
  let target = document as Record<string, unknown>;
  for (const key of keys) target = (target[key] ??= {}) as Record<string, unknown>;
  if (value === undefined) Reflect.deleteProperty(target, last);
  else target[last] = value;
  return document;
}

describe('schemas', () => {
  const ajv = createAjv();

  it.each(schemaFiles)('%s compiles in strict mode, with all its definitions', (file) => {
    const {$id, $schema, title, $defs = {}} = loadSchema(file);
    expect($id).toBe(`${BASE}${file}`);
    expect($schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(title).toBeTruthy();
    for (const pointer of ['', ...Object.keys($defs).map((name) => `#/$defs/${name}`)]) {
      expect(() => ajv.getSchema(BASE + file + pointer)).not.toThrow();
    }
  });
});

describe('valid examples', () => {
  it('exist for every schema of a kind', () => {
    const shared = ['chart-values.json', 'kubernetes.json', 'scan-spec.json', 'zap-configuration.json'];
    expect(examples.map((name) => `${name}.json`)).toEqual(
      schemaFiles.filter((file) => !shared.includes(file)),
    );
  });

  it.each(examples.filter((name) => name !== 'core-kinds'))('%s', (name) => {
    expect(check(loadExample(name), `${name}.json`)).toEqual([]);
  });

  it.each(loadCoreExamples().map(({kind}) => kind))('%s of Kubernetes', (kind) => {
    const example = loadCoreExamples().find((object) => object.kind === kind);
    expect(check(example, `core-kinds.json#/$defs/${kind}`)).toEqual([]);
  });

  it('exist for every kind that examples on pages may use, and for no other', () => {
    const {kinds, findKind} = compileSchemas();
    const manifests = [
      ...examples.filter((name) => !['core-kinds', 'finding'].includes(name)).map(loadExample),
      ...loadCoreExamples(),
    ] as {apiVersion: string; kind: string}[];
    expect(manifests.map(({kind}) => kind).sort()).toEqual(kinds.sort());
    for (const {apiVersion, kind} of manifests) expect(findKind(apiVersion, kind)).toBeDefined();
    expect(findKind('execution.securecodebox.io/v1', 'Scam')).toBeUndefined();
    expect(findKind('execution.securecodebox.io/v1', 'CascadingRule')).toBeUndefined();
  });

  it.each([
    ['/spec/interval', '1h30m', '/spec/schedule', undefined],
    ['/spec/interval', '168h', '/spec/schedule', undefined],
    ['/spec/schedule', '*/5 0-6 1,15 JAN-JUN MON', '/spec/interval', undefined],
    ['/spec/schedule', '@daily', '/spec/interval', undefined],
    ['/spec/schedule', '@every 1h', '/spec/scanSpec/cascades', {}],
  ])('ScheduledScan with %s = %s', (pointer, value, otherPointer, otherValue) => {
    const document = change(loadExample('scheduled-scan'), pointer, value);
    expect(check(change(document, otherPointer, otherValue), 'scheduled-scan.json')).toEqual([]);
  });

  it('finding with a field that only its scanner writes, unless it looks like a misspelt one', () => {
    expect(check(change(loadExample('finding'), '/confidence', 90), 'finding.json')).toEqual([]);
    expect(check(change(loadExample('finding'), '/descripton', 'a'), 'finding.json')).toEqual([
      '/descripton additionalProperties',
    ]);
  });
});

describe('names of resources', () => {
  it.each([
    ['memory', []],
    ['nvidia.com/gpu', []],
    ['memroy', ['/spec/resources/limits enum', '/spec/resources/limits pattern']],
  ])('%s', (name, faults) => {
    const document = change(loadExample('scan'), '/spec/resources/limits', {[name]: '1'});
    expect(check(document, 'scan.json').filter((fault) => !/anyOf|propertyNames/.test(fault))).toEqual(
      faults,
    );
  });
});

describe('unknown fields are reported at the field', () => {
  it.each([
    ['scan', '/specs'],
    ['scan', '/metadata/label'],
    ['scan', '/spec/scantype'],
    ['scan', '/spec/volumeMount'],
    ['scan', '/spec/volumeMounts/0/mountpath'],
    ['scan', '/spec/env/0/valueFrom/secretkeyref'],
    ['scan', '/spec/initContainers/0/volumeMount'],
    ['scan', '/spec/cascades/matchExpression'],
    ['scan', '/spec/cascades/validOnMissingRender'],
    ['scan', '/spec/affinity/nodeAffinity/requiredDuringScheduling'],
    ['scan', '/status/phase'],
    ['scheduled-scan', '/spec/scanSpec/parameter'],
    ['scan-type', '/spec/jobTemplate/spec/backofflimit'],
    ['scan-type', '/spec/jobTemplate/spec/template/spec/container'],
    ['scan-type', '/spec/jobTemplate/spec/template/metadata/labels'],
    ['scan-type', '/status/state'],
    ['cluster-scan-type', '/spec/jobTemplates'],
    ['cascading-rule', '/spec/matches/anyOf/0/osiLayer'],
  ])('%s %s', (name, pointer) => {
    const faults = check(change(loadExample(name), pointer, {}), `${name}.json`);
    expect(faults).toContain(`${pointer} additionalProperties`);
  });
});

describe('wrong types and values are reported', () => {
  it.each<[name: string, pointer: string, value: unknown, keyword: string]>([
    ['scan', '/spec/parameters/0', 80, 'type'],
    ['scan', '/spec/env/1/value', 5, 'type'],
    ['scan', '/spec/ttlSecondsAfterFinished', '60', 'type'],
    ['scan', '/metadata/labels/team', true, 'type'],
    ['scan', '/metadata/annotations/port', 80, 'type'],
    ['scan', '/spec/hookSelector/matchLabels/internal', true, 'type'],
    ['scan', '/spec/cascades/inheritEnv', 'true', 'type'],
    ['scan-type', '/spec/jobTemplate/spec/backoffLimit', '3', 'type'],
    ['scan-completion-hook', '/spec/priority', '2', 'type'],

    ['scan', '/spec/resourceMode', 'everywhere', 'enum'],
    ['scan', '/spec/hookSelector/matchExpressions/0/operator', 'in', 'enum'],
    ['scan', '/spec/cascades/scopeLimiter/allOf/0/operator', 'Equals', 'enum'],
    ['scheduled-scan', '/spec/concurrencyPolicy', 'Never', 'enum'],
    ['parse-definition', '/spec/contentType', 'text', 'enum'],
    ['scan-completion-hook', '/spec/type', 'ReadWrite', 'enum'],
    ['scan-completion-hook', '/spec/imagePullPolicy', 'Sometimes', 'enum'],
    ['scan-type', '/spec/jobTemplate/spec/template/spec/restartPolicy', 'Always', 'enum'],
    ['finding', '/severity', 'CRITICAL', 'enum'],
    ['cascading-rule', '/apiVersion', 'execution.securecodebox.io/v1', 'const'],
    ['scan', '/kind', 'Scam', 'const'],

    ['scan', '/metadata/name', 'Nmap_Scan', 'pattern'],
    ['scan', '/metadata/labels/team', 'blue team', 'pattern'],
    ['scan', '/spec/scanType', '{{attributes.scanner}}', 'pattern'],
    ['scan', '/spec/resources/limits/cpu', '42mi', 'pattern'],
    ['scan', '/spec/cascades/scopeLimiter/allOf/0/key', 'cascading.securecodebox.io/domain', 'pattern'],
    ['scan', '/spec/cascades/scopeLimiter/allOf/0/values/0', 'www.{{attributes.host}}', 'pattern'],
    ['scan', '/spec/cascades/scopeLimiter/allOf/0/values/0', '{{#asList}}{{a.b}}{{/asList}}', 'pattern'],
    ['scan-type', '/spec/extractResults/location', '/tmp/results.xml', 'pattern'],
    ['scan', '/spec/volumeMounts/0/mountPath', 'config', 'pattern'],
    ['scheduled-scan', '/spec/schedule', '0 12 * *', 'format'],
    ['scheduled-scan', '/spec/schedule', '99 25 * * *', 'format'],
    ['scheduled-scan', '/spec/interval', '7d', 'format'],
    ['finding', '/id', 'eef8dd78', 'format'],
    ['finding', '/parsed_at', '5 April 2023', 'format'],

    ['scan', '/spec/ttlSecondsAfterFinished', -5, 'minimum'],
    ['cascading-rule', '/spec/matches/anyOf/0/attributes/open', true, 'anyOf'],
    ['cluster-parse-definition', '/metadata/namespace', 'default', 'false schema'],
  ])('%s %s = %j: %s', (name, pointer, value, keyword) => {
    const document = change(loadExample(name), pointer, value);
    expect(check(document, `${name}.json`)).toContain(`${pointer} ${keyword}`);
  });
});

describe('missing fields are reported', () => {
  it.each([
    ['scan', '/metadata', ' required'],
    ['scan', '/metadata/name', '/metadata anyOf'],
    ['scan', '/spec/scanType', '/spec required'],
    ['scan', '/spec/parameters', '/spec required'],
    ['scan', '/spec/cascades/matchExpressions/0/values', '/spec/cascades/matchExpressions/0 required'],
    ['scan', '/spec/cascades/scopeLimiter/allOf/0/values', '/spec/cascades/scopeLimiter/allOf/0 required'],
    ['scheduled-scan', '/spec/scanSpec', '/spec required'],
    ['scheduled-scan', '/spec/schedule', '/spec anyOf'],
    ['scan-type', '/spec/extractResults/location', '/spec/extractResults required'],
    ['scan-type', '/spec/jobTemplate/spec/template', '/spec/jobTemplate/spec required'],
    ['parse-definition', '/spec/image', '/spec required'],
    ['scan-completion-hook', '/spec/type', '/spec required'],
    ['cascading-rule', '/spec/scanSpec/parameters', '/spec/scanSpec required'],
    ['cascading-rule', '/spec/scanSpec/initContainers/0/command', '/spec/scanSpec/initContainers/0 required'],
    ['finding', '/parsed_at', ' required'],
  ])('%s without %s', (name, pointer, fault) => {
    expect(check(change(loadExample(name), pointer, undefined), `${name}.json`)).toContain(fault);
  });
});

describe('fields that exclude each other are reported', () => {
  const condition = '/spec/cascades/matchExpressions/0';
  const scope = 'scope.cascading.securecodebox.io';

  it.each<[name: string, pointer: string, value: unknown, fault: string]>([
    ['scheduled-scan', '/spec/interval', '24h', '/spec/interval false schema'],
    ['scan', '/spec/env/0/value', 'text', '/spec/env/0/value false schema'],
    ['scan', '/spec/volumes/0/configMap', {name: 'a'}, '/spec/volumes/0 maxProperties'],
    ['scan', `${condition}/operator`, 'Exists', `${condition}/values maxItems`],
    [
      'cascading-rule',
      `/spec/scanAnnotations/${scope}~1a`,
      'b',
      `/spec/scanAnnotations/${scope}~1a false schema`,
    ],
  ])('%s %s = %j', (name, pointer, value, fault) => {
    expect(check(change(loadExample(name), pointer, value), `${name}.json`)).toContain(fault);
  });
});

describe('faults in kinds of Kubernetes are reported', () => {
  it.each<[kind: string, pointer: string, value: unknown, fault: string]>([
    ['ConfigMap', '/data/port', 80, '/data/port type'],
    ['Secret', '/data/password', 'not base64!', '/data/password pattern'],
    ['Deployment', '/spec/replicas', '1', '/spec/replicas type'],
    ['Service', '/spec/ports/0/targetport', 80, '/spec/ports/0/targetport additionalProperties'],
    ['PodDisruptionBudget', '/spec/minAvailable', undefined, '/spec oneOf'],
    ['PodDisruptionBudget', '/spec/maxUnavailable', 1, '/spec oneOf'],
    ['HorizontalPodAutoscaler', '/spec/maxReplicas', undefined, '/spec required'],
    ['HorizontalPodAutoscaler', '/spec/metrics/0/pods', {}, '/spec/metrics/0 maxProperties'],
    ['RoleBinding', '/subjects/0/namespace', undefined, '/subjects/0 required'],
    ['Role', '/rules/0/verb', ['get'], '/rules/0/verb additionalProperties'],
    ['Job', '/spec/template/spec/restartPolicy', undefined, '/spec/template/spec required'],
    ['CronJob', '/spec/schedule', 'a b c d e', '/spec/schedule format'],
  ])('%s %s = %j', (kind, pointer, value, fault) => {
    const example = loadCoreExamples().find((object) => object.kind === kind);
    expect(check(change(example, pointer, value), `core-kinds.json#/$defs/${kind}`)).toContain(fault);
  });
});
