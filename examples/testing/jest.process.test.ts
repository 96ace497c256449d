import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

import {startProcess} from '../../scripts/startProcess';

/** The part of Jest's report that this test reads. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

it('passes the tests of the examples, with the test runner of the platform', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'jest-'));
  try {
    const report = join(dir, 'report.json');
    // --ci: a missing snapshot is a failure, as in the pipeline of the platform.
    const jest = startProcess(process.execPath, [
      '--import',
      'tsx',
      join(__dirname, 'runJest.ts'),
      '--ci',
      '--json',
      `--outputFile=${report}`,
    ]);
    await jest.ended;
    const result = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
    expect(result.numPassedTests, jest.readOutput()).toBeGreaterThan(0);
    expect(result, jest.readOutput()).toMatchObject({numFailedTests: 0, numFailedTestSuites: 0});
  } finally {
    rmSync(dir, {recursive: true});
  }
});

describe('an empty inline snapshot', () => {
  const EMPTY_SNAPSHOT = "it('parses', () => expect([{severity: 'LOW'}]).toMatchInlineSnapshot());\n";

  /** Runs Jest as the guide for parsers says, but with another value of `--prettierPath`. */
  async function updateSnapshot(prettierPath: string) {
    const dir = mkdtempSync(join(tmpdir(), 'jest-'));
    try {
      writeFileSync(join(dir, 'package.json'), '{}');
      writeFileSync(join(dir, 'parser.test.js'), EMPTY_SNAPSHOT);
      const jest = startProcess(process.execPath, [
        require.resolve('jest/bin/jest'),
        `--rootDir=${dir}`,
        '--ci',
        '--watchman=false',
        '--update-snapshot',
        `--prettierPath=${prettierPath}`,
      ]);
      const {code} = await jest.ended;
      return {code, output: jest.readOutput(), source: readFileSync(join(dir, 'parser.test.js'), 'utf8')};
    } finally {
      rmSync(dir, {recursive: true});
    }
  }

  it('is written with the empty option that the guide names', async () => {
    const {code, output, source} = await updateSnapshot('');
    expect(code, output).toBe(0);
    expect(output).toContain('1 snapshot written');
    expect(source).toContain('"severity": "LOW"');
  });

  it('is refused with Prettier 3, with the message that the guide quotes', async () => {
    const {code, output, source} = await updateSnapshot(require.resolve('prettier'));
    expect(code).not.toBe(0);
    expect(output).toContain('Inline Snapshots are not supported when using Prettier 3.0.0 or above');
    expect(source).toBe(EMPTY_SNAPSHOT);
  });
});
