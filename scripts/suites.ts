import {spawn} from 'node:child_process';
import {once} from 'node:events';

/** How many tests of a suite passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** One command of a test run. */
export interface Suite {
  name: string;
  /** The npm script that runs this suite alone. */
  script: string;
  /** Reads the number of tests from the report that the suite wrote. If missing, the suite counts as one test. */
  readCount?: () => Count;
  /** Output that fails the suite even if the command succeeds. */
  forbiddenOutput?: RegExp;
  /** Prepares what the suite needs; returns additional environment variables. */
  prepare?: () => Record<string, string>;
}

export interface Result {
  name: string;
  count: Count;
  seconds: number;
}

export interface RunOptions {
  /** How many suites of a stage run side by side. */
  limit: number;
  /** The command that runs a script. */
  getCommand: (script: string) => readonly [program: string, ...args: string[]];
  /** Prints output. */
  write: (text: string) => void;
}

interface Outcome {
  succeeded: boolean;
  output: string;
}

/** Runs a command until it ends. Interrupting a test run in its terminal reaches the command too. */
async function runCommand(
  [program, ...args]: ReturnType<RunOptions['getCommand']>,
  env: Record<string, string>,
  show: (text: string) => void,
): Promise<Outcome> {
  const child = spawn(program, args, {env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      show(text);
    });
  }
  // Not "exit": on a busy machine it comes before the last lines of the output.
  const [code] = (await once(child, 'close')) as [number | null];
  return {succeeded: code === 0, output};
}

function countTests({readCount}: Suite, succeeded: boolean): Count {
  const count = readCount?.() ?? {passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1};
  // A suite that failed without a failed test (it did not start, or ran nothing) still counts as a failure.
  const missed = count.failed === 0 && (!succeeded || count.passed === 0);
  return missed ? {...count, failed: 1} : count;
}

async function runSuite(
  suite: Suite,
  show: (text: string) => void,
  {getCommand}: RunOptions,
): Promise<Result> {
  const start = performance.now();
  let count: Count = {passed: 0, failed: 1};
  try {
    const command = getCommand(suite.script);
    const {succeeded, output} = await runCommand(command, suite.prepare?.() ?? {}, show);
    const forbidden = suite.forbiddenOutput?.exec(output)?.[0];
    if (forbidden) show(`${suite.name}: this output is not allowed here: ${forbidden}\n`);
    count = countTests(suite, succeeded && forbidden === undefined);
  } catch (error) {
    show(`${suite.name}: ${error instanceof Error ? error.message : String(error)}\n`);
  }
  return {name: suite.name, count, seconds: (performance.now() - start) / 1000};
}

/**
 * Runs stages one after the other, and the suites of a stage side by side, even after a failure.
 * The output of a suite is shown in one piece when it ends, or at once if it is alone in its stage.
 * Returns the results in the order of the suites.
 */
export async function runStages(
  stages: readonly (readonly Suite[])[],
  options: RunOptions,
): Promise<Result[]> {
  const {limit, write} = options;
  const results: Result[] = [];
  for (const stage of stages) {
    const ended = await mapConcurrently(stage, limit, async (suite) => {
      const heading = `\n== ${suite.name} (npm run ${suite.script})\n`;
      if (stage.length === 1) {
        write(heading);
        return runSuite(suite, write, options);
      }
      let shown = heading;
      const result = await runSuite(suite, (text) => (shown += text), options);
      write(shown);
      return result;
    });
    results.push(...ended);
  }
  return results;
}

/** Runs a task for every item, at most `limit` at the same time. Results are in the order of the items. */
async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  // All workers take from the same iterator, so each item is taken once.
  const work = async () => {
    for (const [index, item] of queue) results[index] = await run(item);
  };
  await Promise.all(Array.from({length: limit}, work));
  return results;
}

/** Renders a table with one line for each suite, ending with the line `N passed, N failed`. */
export function renderResults(results: readonly Result[]): string {
  const lines = results.map(({name, count, seconds}) =>
    [
      name.padEnd(9),
      String(count.passed).padStart(6),
      String(count.failed).padStart(6),
      seconds.toFixed(1).padStart(8),
    ].join('  '),
  );
  const sum = (key: keyof Count) => results.reduce((total, {count}) => total + count[key], 0);
  return [
    'suite      passed  failed   seconds',
    ...lines,
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}
