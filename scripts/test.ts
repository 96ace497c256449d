/**
 * `npm test`: everything that must hold, in the order of cost, ending with one line `N passed, N failed`.
 * Every suite runs even if an earlier one failed, so that one run shows all that is wrong.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';

import {CHROMIUM_VARIABLE, ensureChromium} from './chromium';

/** How many tests of a suite passed and failed. */
interface Count {
  passed: number;
  failed: number;
}

interface Suite {
  name: string;
  /** The npm script that runs this suite alone. */
  script: string;
  /** Reads the number of tests from the report that the suite wrote. Without it the suite counts as one test. */
  readCount?: () => Count;
  /** Lines of output that fail the suite although the command itself succeeded. */
  forbiddenOutput?: RegExp;
  /** Prepares what the suite needs; returns additional environment variables. */
  prepare?: () => Record<string, string>;
}

interface Result extends Suite {
  count: Count;
  seconds: number;
}

const REPORTS = 'test-results/reports';
const UNIT_REPORT = join(REPORTS, 'unit.json');
const BROWSER_REPORT = join(REPORTS, 'browser.json');

function readReport<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

const suites: Suite[] = [
  {name: 'types', script: 'test:types'},
  {name: 'lint', script: 'test:lint'},
  {name: 'format', script: 'test:format'},
  {name: 'markdown', script: 'test:markdown'},
  {name: 'content', script: 'check'},
  {
    name: 'unit',
    script: 'test:unit',
    readCount: () => {
      const report = readReport<{numPassedTests: number; numTotalTests: number}>(UNIT_REPORT);
      return {passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests};
    },
  },
  {
    name: 'build',
    script: 'build',
    // Broken anchors and duplicate routes only warn in Docusaurus; this site has none and keeps it so.
    forbiddenOutput: /\[WARNING\].*/,
  },
  {name: 'links', script: 'check:links'},
  {name: 'routes', script: 'check:routes'},
  {
    name: 'browser',
    script: 'test:browser',
    prepare: () => ({[CHROMIUM_VARIABLE]: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT}),
    readCount: () => {
      const {stats} = readReport<{
        stats: {expected: number; unexpected: number; flaky: number; skipped: number};
      }>(BROWSER_REPORT);
      return {passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped};
    },
  },
];

interface RunOutcome {
  exitCode: number;
  output: string;
}

function runScript(script: string, env: Record<string, string>): Promise<RunOutcome> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], {
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
        target.write(chunk);
      });
    }
    child.on('close', (code) => resolve({exitCode: code ?? 1, output}));
  });
}

async function runSuite(suite: Suite): Promise<Result> {
  console.log(`\n== ${suite.name} (npm run ${suite.script})`);
  const start = Date.now();
  let count: Count = {passed: 0, failed: 1};
  try {
    const {exitCode, output} = await runScript(suite.script, suite.prepare?.() ?? {});
    const forbidden = suite.forbiddenOutput?.exec(output)?.[0];
    if (forbidden) console.error(`${suite.name}: this output is not allowed here: ${forbidden}`);
    const succeeded = exitCode === 0 && forbidden === undefined;
    const read = suite.readCount?.() ?? (succeeded ? {passed: 1, failed: 0} : {passed: 0, failed: 1});
    // A suite that failed without a failed test (it did not start, or ran nothing) still counts as a failure.
    const missed = (!succeeded || read.passed + read.failed === 0) && read.failed === 0;
    count = missed ? {...read, failed: 1} : read;
  } catch (error) {
    console.error(`${suite.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return {...suite, count, seconds: (Date.now() - start) / 1000};
}

async function main(): Promise<void> {
  rmSync(REPORTS, {recursive: true, force: true});
  mkdirSync(REPORTS, {recursive: true});
  const results: Result[] = [];
  for (const suite of suites) results.push(await runSuite(suite));

  console.log('\nsuite      passed  failed   seconds');
  for (const {name, count, seconds} of results) {
    const cells = [String(count.passed).padStart(6), String(count.failed).padStart(6), seconds.toFixed(1)];
    console.log(`${name.padEnd(9)}  ${cells[0]}  ${cells[1]}  ${(cells[2] ?? '').padStart(8)}`);
  }
  const passed = results.reduce((sum, {count}) => sum + count.passed, 0);
  const failed = results.reduce((sum, {count}) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
