import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {createFolder} from '../tests/support/createFolder';
import {renderResults, runStages} from './suites';

const root = process.cwd();
let dir: string;
let shown: string[];

beforeEach(() => {
  dir = createFolder();
  process.chdir(dir);
  shown = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => shown.push(String(text)) > 0);
});

afterEach(() => {
  vi.restoreAllMocks();
  process.chdir(root);
});

/** Runs npm scripts, each a line of shell. */
function run(stages: string[][], scripts: Record<string, string>, limit = 2) {
  writeFileSync(join(dir, 'package.json'), JSON.stringify({scripts}));
  return runStages(stages, limit, dir);
}

const waitFor = (file: string) => `until [ -e ${file} ]; do sleep 0.02; done`;

describe('runStages', () => {
  it('runs the suites of a stage side by side, and shows what each prints in one piece', async () => {
    const results = await run([['a', 'b']], {
      a: `echo a1; touch a; ${waitFor('b')}; echo a2; touch a2`,
      b: `${waitFor('a')}; echo b1; touch b; ${waitFor('a2')}; echo b2 >&2`,
    });
    // In the order in which they ended, which may be either.
    expect(results.map(({script, passed, failed}) => [script, passed, failed]).sort()).toEqual([
      ['a', 1, 0],
      ['b', 1, 0],
    ]);
    expect(shown.sort()).toEqual(['\n== npm run a\na1\na2\n', '\n== npm run b\nb1\nb2\n']);
  });

  it('runs no more at the same time than allowed, and begins a stage when the one before has ended', async () => {
    const count = 'ls | wc -l; sleep 0.1; touch $npm_lifecycle_event';
    await run([['a', 'b'], ['c']], {a: `${count}; false`, b: count, c: count}, 1);
    // Each counts package.json and the files that earlier ones wrote before they ended.
    const counts = shown.join('').match(/^ *\d+$/gm);
    expect(counts?.map(Number)).toEqual([1, 2, 3]);
  });

  it('shows the output of a suite that is alone as it comes', async () => {
    const running = run([['a']], {a: `echo first; ${waitFor('go')}`});
    await expect.poll(() => shown.join(''), {timeout: 60_000}).toBe('\n== npm run a\nfirst\n');
    writeFileSync(join(dir, 'go'), '');
    await running;
  });

  it('takes the number of tests from a report, and counts a suite that fails without one as a failure', async () => {
    const write = (name: string, report: object) => `echo '${JSON.stringify(report)}' > ${name}.json`;
    const stats = {expected: 7, unexpected: 1, flaky: 1, skipped: 1};
    const scripts = {
      'test:unit': `${write('unit', {numPassedTests: 5, numTotalTests: 6})}; false`,
      'test:browser': `${write('browser', {stats})}; false`,
      'test:late': `${write('late', {numPassedTests: 5, numTotalTests: 5})}; false`,
      crash: 'kill -9 $$',
    };
    const results = await run([[...Object.keys(scripts), 'unknown']], scripts, 1);
    const counts = results.map(({passed, failed}) => `${passed}+${failed}`);
    expect(counts).toEqual(['5+1', '7+3', '5+1', '0+1', '0+1']);
  });
});

it('renderResults repeats how a suite failed, and ends with the sums', () => {
  const lines = renderResults([
    {script: 'a', passed: 10, failed: 0, seconds: 1.23, ending: 'fine'},
    {script: 'b', passed: 0, failed: 1, seconds: 62, ending: 'broken'},
  ]).split('\n');
  expect(lines.slice(0, 2)).toEqual(['== b failed', 'broken']);
  expect(lines).not.toContain('fine');
  expect(lines[4]).toMatch(/^a +10 +0 +1\.2$/);
  expect(lines.at(-1)).toBe('10 passed, 1 failed');
});
