import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {describe, expect, it} from 'vitest';

import {createAjv} from '../tests/support/createAjv';
import {loadSchemaFiles, loadSchemas} from './loadPlatform';
import {Schemas} from './validateSchema';

const BASE = 'https://www.securecodebox.io/schemas/';
const FIXTURES = join(__dirname, 'schemas/fixtures');
const files = loadSchemaFiles();
const schemaFiles = [...files.keys()];
const schemas = new Schemas(files);
const examples = readdirSync(FIXTURES).map((file) => basename(file, '.json'));

/** Mistakes as `pointer keyword`. Throws if there is no such schema. */
function check(document: unknown, schema: string): string[] {
  const validate = schemas.validator(schema);
  if (!validate) throw new Error(`There is no schema ${schema}.`);
  return validate(document).map(({path, keyword}) => `${['', ...path].join('/')} ${keyword}`);
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

  it.each([...files])('%s compiles in strict mode, with all its definitions', (file, schema) => {
    const {$defs = {}} = schema;
    expect(schema).toMatchObject({
      $id: `${BASE}${file}`,
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: expect.stringMatching(/./) as string,
    });
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
    const {kinds, findKind} = loadSchemas();
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
    ['/spec/schedule', '*/5 0-6 1,15 JAN-JUN MON', '/spec/interval', undefined],
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

/** Where a mistake is reported unless a test says otherwise: at the field, or at the map that lacks it. */
function placeOf(pointer: string, value: unknown): string {
  return value === undefined ? pointer.slice(0, pointer.lastIndexOf('/')) : pointer.replaceAll('~1', '/');
}

// Further mistakes are in tools/manifest-check/fixtures/broken.yaml.
describe('mistakes are reported', () => {
  it.each<[name: string, pointer: string, value: unknown, keyword: string, place?: string]>([
    // Unknown fields.
    ['scan', '/specs', {}, 'additionalProperties'],
    ['scan', '/metadata/label', {}, 'additionalProperties'],
    ['scan', '/spec/volumeMount', {}, 'additionalProperties'],
    ['scan', '/spec/volumeMounts/0/mountpath', {}, 'additionalProperties'],
    ['scan', '/spec/env/0/valueFrom/secretkeyref', {}, 'additionalProperties'],
    ['scan', '/spec/initContainers/0/volumeMount', {}, 'additionalProperties'],
    ['scan', '/spec/cascades/matchExpression', {}, 'additionalProperties'],
    ['scan', '/spec/affinity/nodeAffinity/requiredDuringScheduling', {}, 'additionalProperties'],
    ['scan', '/status/phase', {}, 'additionalProperties'],
    ['scheduled-scan', '/spec/scanSpec/parameter', {}, 'additionalProperties'],
    ['scan-type', '/spec/jobTemplate/spec/backofflimit', {}, 'additionalProperties'],
    ['scan-type', '/spec/jobTemplate/spec/template/spec/container', {}, 'additionalProperties'],
    ['scan-type', '/spec/jobTemplate/spec/template/metadata/labels', {}, 'additionalProperties'],
    ['scan-type', '/status/state', {}, 'additionalProperties'],
    ['cluster-scan-type', '/spec/jobTemplates', {}, 'additionalProperties'],
    ['cascading-rule', '/spec/matches/anyOf/0/osiLayer', {}, 'additionalProperties'],
    // Types and values.
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
    ['parse-definition', '/spec/contentType', 'text', 'enum'],
    ['scan-completion-hook', '/spec/imagePullPolicy', 'Sometimes', 'enum'],
    ['finding', '/severity', 'CRITICAL', 'enum'],
    ['cascading-rule', '/apiVersion', 'execution.securecodebox.io/v1', 'const'],
    ['scan', '/kind', 'Scam', 'const'],
    ['scan', '/metadata/name', 'Nmap_Scan', 'pattern'],
    ['scan', '/spec/scanType', '{{attributes.scanner}}', 'pattern'],
    ['scan', '/spec/resources/limits/cpu', '42mi', 'pattern'],
    ['scan', '/spec/cascades/scopeLimiter/allOf/0/values/0', 'www.{{attributes.host}}', 'pattern'],
    ['scan', '/spec/volumeMounts/0/mountPath', 'config', 'pattern'],
    ['finding', '/id', 'eef8dd78', 'format'],
    ['finding', '/parsed_at', '5 April 2023', 'format'],
    ['scan', '/spec/ttlSecondsAfterFinished', -5, 'minimum'],
    ['cascading-rule', '/spec/matches/anyOf/0/attributes/open', true, 'anyOf'],
    ['cluster-parse-definition', '/metadata/namespace', 'default', 'false schema'],
    ['scan', '/spec/resources/limits/memroy', '1', 'enum'],
    // Missing fields.
    ['scan', '/metadata', undefined, 'required'],
    ['scan', '/metadata/name', undefined, 'anyOf'],
    ['scan', '/spec/scanType', undefined, 'required'],
    ['cascading-rule', '/spec/scanSpec/parameters', undefined, 'required'],
    ['scan', '/spec/cascades/matchExpressions/0/values', undefined, 'required'],
    ['scan', '/spec/cascades/scopeLimiter/allOf/0/values', undefined, 'required'],
    ['scheduled-scan', '/spec/scanSpec', undefined, 'required'],
    ['scheduled-scan', '/spec/schedule', undefined, 'anyOf'],
    ['scan-type', '/spec/extractResults/location', undefined, 'required'],
    ['scan-type', '/spec/jobTemplate/spec/template', undefined, 'required'],
    ['scan-completion-hook', '/spec/type', undefined, 'required'],
    ['finding', '/parsed_at', undefined, 'required'],
    // Fields that exclude each other.
    ['scan', '/spec/env/0/value', 'text', 'false schema'],
    ['scan', '/spec/volumes/0/configMap', {name: 'a'}, 'maxProperties', '/spec/volumes/0'],
    [
      'scan',
      '/spec/cascades/matchExpressions/0/operator',
      'Exists',
      'maxItems',
      '/spec/cascades/matchExpressions/0/values',
    ],
  ])('%s %s = %j: %s', (name, pointer, value, keyword, place) => {
    expect(check(change(loadExample(name), pointer, value), `${name}.json`)).toContain(
      `${place ?? placeOf(pointer, value)} ${keyword}`,
    );
  });

  it.each<[kind: string, pointer: string, value: unknown, keyword: string, place?: string]>([
    ['ConfigMap', '/data/port', 80, 'type'],
    ['Secret', '/data/password', 'not base64!', 'pattern'],
    ['Deployment', '/spec/replicas', '1', 'type'],
    ['Service', '/spec/ports/0/targetport', 80, 'additionalProperties'],
    ['PodDisruptionBudget', '/spec/minAvailable', undefined, 'oneOf'],
    ['PodDisruptionBudget', '/spec/maxUnavailable', 1, 'oneOf', '/spec'],
    ['HorizontalPodAutoscaler', '/spec/maxReplicas', undefined, 'required'],
    ['HorizontalPodAutoscaler', '/spec/metrics/0/pods', {}, 'maxProperties', '/spec/metrics/0'],
    ['RoleBinding', '/subjects/0/namespace', undefined, 'required'],
    ['Role', '/rules/0/verb', ['get'], 'additionalProperties'],
    ['Job', '/spec/template/spec/restartPolicy', undefined, 'required'],
    ['CronJob', '/spec/schedule', 'a b c d e', 'format'],
  ])('%s %s = %j: %s', (kind, pointer, value, keyword, place) => {
    const example = loadCoreExamples().find((object) => object.kind === kind);
    expect(check(change(example, pointer, value), `core-kinds.json#/$defs/${kind}`)).toContain(
      `${place ?? placeOf(pointer, value)} ${keyword}`,
    );
  });

  it('but not resources that a cluster may have besides those of Kubernetes', () => {
    const limits = {memory: '1', 'nvidia.com/gpu': '1'};
    const document = change(loadExample('scan'), '/spec/resources/limits', limits);
    expect(check(document, 'scan.json')).toEqual([]);
  });
});
