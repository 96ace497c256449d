import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';

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
