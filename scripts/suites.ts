import {spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {followProcess} from './followProcess';

/** How a suite ended: an npm script that tests something. */
export interface Result {
  script: string;
  passed: number;
  failed: number;
  seconds: number;
  /** What it printed at the end, where Vitest and Playwright list what failed. */
  ending: string;
}

/** In lines. */
const ENDING_LENGTH = 60;

/** The fields that are read of a report of Vitest or of Playwright. */
interface Report {
  numPassedTests?: number;
  numTotalTests?: number;
  stats?: {expected: number; unexpected: number; flaky: number; skipped: number};
}

/** Counts the tests of a suite by the report that it wrote. Without one, it counts as one test. */
function countTests(reportFile: string, succeeded: boolean): Pick<Result, 'passed' | 'failed'> {
  const report = existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report) : {};
  const {stats, numPassedTests, numTotalTests = 0} = report;
  const passed = stats?.expected ?? numPassedTests ?? (succeeded ? 1 : 0);
  const failed = stats
    ? stats.unexpected + stats.flaky + stats.skipped
    : numTotalTests - (numPassedTests ?? 0);
  // A suite that failed without a failed test still counts as a failure: it did not start, or found no test to run.
  return {passed, failed: failed === 0 && !succeeded ? 1 : failed};
}

/** Runs a suite and shows its output: in one piece when it ends, or at once if it runs alone. */
async function runSuite(script: string, isAlone: boolean, reports: string): Promise<Result> {
  const start = performance.now();
  let output = `\n== npm run ${script}\n`;
  const show = (text: string) => {
    if (isAlone) process.stdout.write(text);
    output += text;
  };
  if (isAlone) process.stdout.write(output);
  const child = spawn('npm', ['run', '--silent', ...script.split(' ')], {stdio: ['ignore', 'pipe', 'pipe']});
  const {code} = await followProcess(child, show);
  if (!isAlone) process.stdout.write(output);
  const reportFile = join(reports, `${/^(?:\w+:)?(\S+)/.exec(script)?.[1] ?? ''}.json`);
  const count = countTests(reportFile, code === 0);
  const ending = output.trimEnd().split('\n').slice(-ENDING_LENGTH).join('\n');
  return {script, ...count, seconds: (performance.now() - start) / 1000, ending};
}

/**
 * Runs stages one after the other, and the suites of a stage side by side, even after a failure.
 *
 * @param stages npm scripts, each with its arguments
 * @param limit how many suites of a stage run at the same time
 * @param reports folder of the reports that suites write: that of `test:unit` is `unit.json`
 */
export async function runStages(
  stages: readonly (readonly string[])[],
  limit: number,
  reports: string,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const stage of stages) {
    // All workers take from the same iterator, so each suite runs once.
    const queue = stage.values();
    const work = async () => {
      for (const script of queue) results.push(await runSuite(script, stage.length === 1, reports));
    };
    await Promise.all(Array.from({length: limit}, work));
  }
  return results;
}

/** The endings of suites that failed, whose output is far up by then or cut off, a table, and the sums. */
export function renderResults(results: readonly Result[]): string {
  const row = (name: string, ...cells: string[]) =>
    name.padEnd(16) + cells.map((cell) => cell.padStart(9)).join('');
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const endings = results
    .filter(({failed}) => failed > 0)
    .flatMap(({script, ending}) => [`== ${script} failed`, ending, '']);
  return [
    ...endings,
    row('suite', 'passed', 'failed', 'seconds'),
    ...results.map(({script, passed, failed, seconds}) =>
      row(script.split(' ')[0] ?? '', String(passed), String(failed), seconds.toFixed(1)),
    ),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}
