import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';

import {createFolder} from '../../tests/support/createFolder';
import {startProcess} from '../../tests/support/startProcess';

/** The part of Jest's report that this test reads. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

it('passes the tests of the examples, with the test runner of the platform', async () => {
  const report = join(createFolder(), 'report.json');
  // --ci: a missing snapshot is a failure, as in the pipeline of the platform.
  const options = ['--ci', '--json', `--outputFile=${report}`];
  const script = join(__dirname, 'runJest.ts');
  const {output} = await startProcess(process.execPath, ['--import', 'tsx', script, ...options]).ended;
  const result = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  expect(result.numPassedTests, output).toBeGreaterThan(0);
  expect(result, output).toMatchObject({numFailedTests: 0, numFailedTestSuites: 0});
});

// The guide for parsers names the option and quotes the message.
it.each([
  ['is written with an empty --prettierPath', '', 0, '1 snapshot written'],
  [
    'is refused with Prettier 3',
    require.resolve('prettier'),
    1,
    'Inline Snapshots are not supported when using Prettier 3.0.0 or above',
  ],
])('an inline snapshot %s', async (_, prettierPath, exitCode, message) => {
  const name = 'parser.test.js';
  const test = "it('parses', () => expect({severity: 'LOW'}).toMatchInlineSnapshot());";
  const dir = createFolder({'package.json': '{}', [name]: test});
  const args = [`--rootDir=${dir}`, '--ci', '--update-snapshot', `--prettierPath=${prettierPath}`];
  const {code, output} = await startProcess(process.execPath, [require.resolve('jest/bin/jest'), ...args])
    .ended;
  expect(output).toContain(message);
  expect(code).toBe(exitCode);
  expect(readFileSync(join(dir, name), 'utf8').includes('"severity": "LOW"')).toBe(exitCode === 0);
});
