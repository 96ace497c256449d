import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';

import {compileSchemas} from '../../platform/compileSchemas';
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
  hook: {image: {repository: string}};
}

// With `require`, as the SDK does: an import would also accept a hook that is not CommonJS.
const {handle} = createRequire(__filename)(join(CHART_DIR, 'hook/hook.js')) as {
  handle: (context: HookArguments) => Promise<void>;
};

function read(file: string): string {
  return readFileSync(join(CHART_DIR, file), 'utf8');
}

/** Reads YAML or JSON, which is YAML too. */
function readYaml<T>(file: string): T {
  return parse(read(file)) as T;
}

const findings = readYaml<Finding[]>('hook/__testFiles__/findings.json');
const scan = readYaml<Resource>('hook/__testFiles__/scan.json');

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

<<<<<<< HEAD
  it('uploads the list again if the status of the Scan could not be updated', async () => {
    const uploads: Finding[][] = [];
    const attempt = (stored: Finding[], error?: Error) =>
      handle({
        getFindings: () => Promise.resolve(structuredClone(stored)),
        updateFindings: (updated) => {
          uploads.push(updated);
          return error ? Promise.reject(error) : Promise.resolve();
        },
        scan,
        hosts: ['shop.example.com'],
      });
    await expect(attempt(findings, new Error('no API server'))).rejects.toThrow('no API server');
    await attempt(uploads[0] ?? []);
    expect(uploads).toEqual([uploads[0], uploads[0]]);
  });

=======
>>>>>>> 3e584782363ce5f6aa18a7344cd5bc1c6a270e16
  it('uploads nothing with the default values', async () => {
    expect(await runHook(findings, readYaml<Values>('values.yaml').hosts)).toBe(findings);
  });
});

/** The names of the findings that the schema of the platform refuses. */
function findInvalid(list: Finding[]): string[] {
  const {finding: validate} = compileSchemas();
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
<<<<<<< HEAD
  it('has the metadata that the platform requires', () => {
    const chart = readYaml<Record<string, unknown>>('Chart.yaml');

    expect(chart).toMatchObject({
      apiVersion: 'v2',
      type: 'application',
      version: 'v3.1.0-alpha1',
      kubeVersion: '>=v1.11.0-0',
      keywords: ['security', 'secureCodeBox', 'hook'],
      dependencies: [],
    });
    expect(Object.keys(chart).sort()).toEqual(
      'apiVersion dependencies description home icon keywords kubeVersion maintainers name sources type version'.split(
        ' ',
      ),
    );
  });

=======
>>>>>>> 3e584782363ce5f6aa18a7344cd5bc1c6a270e16
  it('has one name in all files', () => {
    expect(readYaml<{name: string}>('Chart.yaml').name).toBe(NAME);
    expect(readYaml<Values>('values.yaml').hook.image.repository).toBe(
      `docker.io/securecodebox/hook-${NAME}`,
    );
    expect(readYaml<{name: string}>('hook/package.json').name).toBe(`@securecodebox/hook-${NAME}`);
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

<<<<<<< HEAD
  it('passes the hosts as JSON, in addition to the other variables, and keeps all labels', () => {
    expect(readGolden(NAME, 'everything')[0]).toMatchObject({
=======
  it('passes the hosts as JSON, in addition to other variables, and all labels', () => {
    const [hook] = readGolden(NAME, 'everything');

    expect(hook).toMatchObject({
>>>>>>> 3e584782363ce5f6aa18a7344cd5bc1c6a270e16
      metadata: {labels: {team: 'security', stage: 'test'}},
      spec: {
        env: [
          {name: 'HOSTS', value: '["shop.example.com","login.example.com"]'},
          {name: 'DEBUG', value: 'true'},
        ],
      },
    });
  });
<<<<<<< HEAD

  it('needs nothing but Jest', () => {
    const {dependencies, devDependencies, main} = readYaml<Record<string, unknown>>('hook/package.json');

    expect({dependencies, devDependencies, main}).toEqual({
      // The image has no dependencies of its own, so the Dockerfile installs none.
      dependencies: undefined,
      devDependencies: {jest: expect.stringMatching(/^\^29\./) as string},
      main: 'hook.js',
    });
    expect(read('hook/hook.js')).not.toContain('require(');
  });
=======
>>>>>>> 3e584782363ce5f6aa18a7344cd5bc1c6a270e16
});
