import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';

import {loadSchemas} from '../../platform/loadPlatform';
import {listSchemaErrors, readGolden, type Resource} from '../testing/goldenCharts';

const NAME = 'raise-severity';
const CHART_DIR = join(__dirname, NAME);

interface Finding {
  name: string;
  category: string;
  severity: string;
  attributes?: Record<string, unknown> | null;
}

interface HookArguments {
  getFindings: () => Promise<Finding[]>;
  updateFindings: (findings: Finding[]) => Promise<void>;
  scan: unknown;
  hosts?: string[];
}

interface Values {
  hosts: string[];
  hook: {image: {repository: string; tag: string | null}};
}

// With `require`, as the SDK does: an import would also accept a hook that is not CommonJS.
const {handle} = createRequire(__filename)(join(CHART_DIR, 'hook/hook.js')) as {
  handle: (context: HookArguments) => Promise<void>;
};

function read(file: string): string {
  return readFileSync(join(CHART_DIR, file), 'utf8');
}

function readYaml<T>(file: string): T {
  return parse(read(file)) as T;
}

function readJson<T>(file: string): T {
  return JSON.parse(read(file)) as T;
}

const findings = readJson<Finding[]>('hook/__testFiles__/findings.json');
const scan = readJson<Resource>('hook/__testFiles__/scan.json');

/** Runs the hook as the SDK does and returns the findings in the storage afterwards. */
async function runHook(stored: Finding[], hosts?: string[]): Promise<Finding[]> {
  let result = stored;
  await handle({
    getFindings: () => Promise.resolve(structuredClone(stored)),
    updateFindings: (updated) => {
      result = updated;
      return Promise.resolve();
    },
    scan,
    // Without this argument, as with the SDK, the hook reads its environment.
    ...(hosts && {hosts}),
  });
  return result;
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('hook.js', () => {
  it('reads the hosts that the chart passes', async () => {
    vi.stubEnv('HOSTS', '["shop.example.com"]');

    expect(await runHook(findings)).toEqual(await runHook(findings, ['shop.example.com']));
  });

  it('uploads nothing with the default values', async () => {
    expect(await runHook(findings, readYaml<Values>('values.yaml').hosts)).toBe(findings);
  });
});

/** The names of the findings that the schema of the platform refuses. */
function findInvalid(list: Finding[]): string[] {
  const {finding: validate} = loadSchemas();
  return list.filter((finding) => validate(finding).length > 0).map(({name}) => name);
}

/** The counters that the SDK writes into `status.findings`. */
function countFindings(list: Finding[]) {
  const severities: Record<string, number> = {};
  const categories: Record<string, number> = {};
  for (const {severity, category} of list) {
    const key = severity.toLowerCase();
    severities[key] = (severities[key] ?? 0) + 1;
    categories[category] = (categories[category] ?? 0) + 1;
  }
  return {count: list.length, severities, categories};
}

describe('sample data', () => {
  it('has valid findings, before and after the hook', async () => {
    expect(findInvalid(findings)).toEqual([]);
    expect(findInvalid(await runHook(findings, ['shop.example.com']))).toEqual([]);
  });

  it('has a valid Scan whose counters fit the findings', () => {
    expect(listSchemaErrors(scan)).toEqual([]);
    expect(scan).toMatchObject({status: {findings: countFindings(findings)}});
  });
});

describe('integration test', () => {
  // The fields of the findings of test-scan that the hook reads.
  const reported: Finding[] = [
    {
      name: 'Service',
      category: 'Open Port',
      location: 'tcp://rw-hook-test:80',
      hostname: 'hostInfo.hostname',
    },
    {name: 'Host', category: 'Host', location: 'hostname', hostname: 'hostname'},
  ].map(({hostname, ...finding}) => ({...finding, severity: 'INFORMATIONAL', attributes: {hostname}}));

  it('expects the numbers that follow from the host in the Makefile', async () => {
    const [, host = ''] = /hosts\[0\]=([^"]+)/.exec(read('Makefile')) ?? [];

    expect(countFindings(await runHook(reported, [host]))).toEqual({
      count: 2,
      categories: {Host: 1, 'Open Port': 1},
      severities: {low: 1, informational: 1},
    });
    const test = read(`hook/integration-tests/${NAME}.test.js`);
    expect(test).toContain("expect(categories).toEqual({Host: 1, 'Open Port': 1});");
    expect(test).toContain('expect(severities).toEqual({low: 1, informational: 1});');
  });
});

describe('chart', () => {
  it('has one name in all files', () => {
    expect(readYaml<{name: string}>('Chart.yaml').name).toBe(NAME);
    expect(readYaml<Values>('values.yaml').hook.image.repository).toBe(
      `docker.io/securecodebox/hook-${NAME}`,
    );
    expect(readJson<{name: string}>('hook/package.json').name).toBe(`@securecodebox/hook-${NAME}`);
    expect(read('Makefile')).toMatch(new RegExp(`^hook = ${NAME}$`, 'm'));
    for (const helper of ['name', 'fullname', 'chart', 'labels', 'selectorLabels']) {
      expect(read('templates/_helpers.tpl')).toContain(`define "${NAME}.${helper}"`);
    }
    for (const file of [
      `templates/${NAME}-hook.yaml`,
      `tests/${NAME}_test.yaml`,
      `hook/integration-tests/${NAME}.test.js`,
    ]) {
      expect(existsSync(join(CHART_DIR, file)), file).toBe(true);
    }
  });

  it('installs one ReadAndWrite hook with the tag of its release', () => {
    expect(readGolden(NAME)).toMatchObject([
      {
        kind: 'ScanCompletionHook',
        metadata: {name: NAME},
        spec: {
          type: 'ReadAndWrite',
          image: `docker.io/securecodebox/hook-${NAME}:${readYaml<{version: string}>('Chart.yaml').version}`,
          env: [{name: 'HOSTS', value: '[]'}],
        },
      },
    ]);
  });

  it('passes the hosts as JSON, in addition to other variables, and all labels', () => {
    const [hook] = readGolden(NAME, 'everything');

    expect(hook).toMatchObject({
      metadata: {labels: {team: 'security', stage: 'test'}},
      spec: {
        env: [
          {name: 'HOSTS', value: '["shop.example.com","login.example.com"]'},
          {name: 'DEBUG', value: 'true'},
        ],
      },
    });
  });
});
