import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';

import {loadSchemas} from '../../platform/loadPlatform';
import {readPath} from '../../text/loose';
import {listSchemaErrors, readGolden, type Resource} from '../testing/goldenCharts';
import {parse} from './http-headers/parser/parser';

const NAME = 'http-headers';
const FOLDER = join(__dirname, NAME);
const EXAMPLE = 'examples/nginx';

interface ScanTypeSpec {
  extractResults: {type: string; location: string};
  jobTemplate: {spec: {template: {spec: {containers: {name: string; image: string; command: string[]}[]}}}};
}

interface FindingWithId {
  id: string;
  parsed_at: string;
}

function read(path: string): string {
  return readFileSync(join(FOLDER, path), 'utf8');
}

function readYaml<Content>(path: string): Content {
  return parseYaml(read(path)) as Content;
}

function findResource(kind: string, resources = readGolden(NAME)): Resource {
  const resource = resources.find((other) => other.kind === kind);
  if (!resource) throw new Error(`The chart installs no ${kind}.`);
  return resource;
}

const scanType = findResource('ScanType');
const spec = scanType.spec as ScanTypeSpec;

describe('the parser', () => {
  const validate = loadSchemas().finding;
  const results = [
    ...readdirSync(join(FOLDER, 'parser/__testFiles__')).map((file) => `parser/__testFiles__/${file}`),
    `${EXAMPLE}/${NAME}-results.txt`,
  ];

  it.each(results)('creates valid findings from %s', async (file) => {
    const findings = (await parse(read(file))) as object[];
    for (const finding of findings) {
      const complete = {...finding, id: crypto.randomUUID(), parsed_at: new Date().toISOString()};
      expect(validate(complete)).toEqual([]);
    }
  });

  it('creates the findings of the example, except what the SDK adds', async () => {
    const findings = readYaml<FindingWithId[]>(`${EXAMPLE}/findings.yaml`);
    for (const finding of findings) {
      expect(validate(finding)).toEqual([]);
    }
    expect(new Set(findings.map(({id}) => id)).size).toBe(findings.length);
    expect(findings.map(({id: _id, parsed_at: _time, ...rest}) => rest)).toEqual(
      await parse(read(`${EXAMPLE}/${NAME}-results.txt`)),
    );
  });

  it('has findings as the integration test expects them', async () => {
    const findings = (await parse(read(`${EXAMPLE}/${NAME}-results.txt`))) as Record<string, string>[];
    const count = (key: string, value: string) => findings.filter((finding) => finding[key] === value).length;
    const test = read(`integration-tests/${NAME}.test.js`);
    expect(test).toContain(`expect(count).toBe(${findings.length})`);
    expect(test).toContain(
      `{'Missing Header': ${count('category', 'Missing Header')}, 'Server Version': ${count('category', 'Server Version')}}`,
    );
    expect(test).toContain(
      `{medium: ${count('severity', 'MEDIUM')}, low: ${count('severity', 'LOW')}, informational: ${count('severity', 'INFORMATIONAL')}}`,
    );
  });

  it('runs without Node, as in the editor of the website', () => {
    expect(read('parser/parser.js')).not.toMatch(/\b(require|process|Buffer|import)\b/);
  });
});

describe('the chart', () => {
  it('has one name everywhere', () => {
    const resources = readGolden(NAME, 'everything');
    const [container] = spec.jobTemplate.spec.template.spec.containers;
    expect({
      chart: readYaml<{name: string}>('Chart.yaml').name,
      makefile: /^scanner = (\S+)$/m.exec(read('Makefile'))?.[1],
      scanType: scanType.metadata.name,
      container: container?.name,
      suffixed: findResource('ScanType', resources).metadata.name,
      scan: readYaml<{spec: {scanType: string}}>(`${EXAMPLE}/scan.yaml`).spec.scanType,
    }).toEqual({
      chart: NAME,
      makefile: NAME,
      scanType: NAME,
      container: NAME,
      suffixed: `${NAME}-two`,
      scan: NAME,
    });
  });

  it('takes images with the tags that the builds give them', () => {
    const {version, appVersion} = readYaml<Record<string, string>>('Chart.yaml');
    const [container] = spec.jobTemplate.spec.template.spec.containers;
    expect(container?.image).toBe(`docker.io/securecodebox/scanner-${NAME}:${appVersion}`);
    expect(findResource('ParseDefinition').spec).toMatchObject({
      image: `docker.io/securecodebox/parser-${NAME}:${version}`,
    });
  });

  it('gives the result to the parser that can read it', () => {
    expect(spec.extractResults.type).toBe(findResource('ParseDefinition').metadata.name);
    expect(read('scanner/wrapper.sh')).toContain(`\nresult=${spec.extractResults.location}\n`);
  });

  it('starts the script that the image has', () => {
    const [container] = spec.jobTemplate.spec.template.spec.containers;
    expect(container?.command).toEqual(['sh', '/wrapper.sh']);
    expect(read('scanner/Dockerfile')).toContain('\nCOPY wrapper.sh /wrapper.sh\n');
  });

  it('starts itself by its cascading rule, which is installed on request only', () => {
    const rule = findResource('CascadingRule', readGolden(NAME, 'everything'));
    expect(rule).toEqual(readYaml('cascading-rules/http.yaml'));
    expect(rule.spec).toMatchObject({scanSpec: {scanType: NAME}});
    expect(readGolden(NAME).map(({kind}) => kind)).toEqual(['ParseDefinition', 'ScanType']);
  });

  it('comments every value for helm-docs', () => {
    const keys = [...read('values.yaml').matchAll(/^ *# ([\w.[\]]+) -- \S/gm)].map(([, key = '']) => key);
    const values = readYaml('values.yaml');
    expect(keys.length).toBeGreaterThan(30);
    expect(keys.filter((key) => readPath(values, key.replace(/\[\d+\]$/, '')) === undefined)).toEqual([]);
  });
});

it('has a Scan that is valid', () => {
  expect(listSchemaErrors(readYaml<Resource>(`${EXAMPLE}/scan.yaml`))).toEqual([]);
});
