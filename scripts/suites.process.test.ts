import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {renderResults, runStages, type Result, type Suite} from './suites';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'suites-'));
});

afterEach(() => rmSync(dir, {recursive: true}));

/** JavaScript that waits for a file of this test. */
function waitFor(name: string): string {
  const file = JSON.stringify(join(dir, name));
  return `await (async () => { while (!require('node:fs').existsSync(${file})) await new Promise((done) => setTimeout(done, 10)); })();`;
}

/** JavaScript that writes a file of this test. */
function write(name: string, text = "''"): string {
  return `require('node:fs').writeFileSync(${JSON.stringify(join(dir, name))}, ${text});`;
}

interface Run {
  results: Result[];
  /** Each piece of output, in order. */
  shown: string[];
}

/** Runs suites whose scripts are JavaScript. */
async function run(stages: Suite[][], {limit = 2, shown = [] as string[]} = {}): Promise<Run> {
  const results = await runStages(stages, {
    limit,
    getCommand: (script) => [process.execPath, '--eval', `(async () => { ${script} })()`],
    write: (text) => shown.push(text),
  });
  return {results, shown};
}

const PASSED = {passed: 1, failed: 0};
const FAILED = {passed: 0, failed: 1};

describe('runStages', () => {
  it('runs the suites of a stage side by side, and shows what each prints in one piece', async () => {
    const {results, shown} = await run([
      [
        {
          name: 'a',
          script: `console.log('a1'); ${write('a')} ${waitFor('b')} console.log('a2'); ${write('a2')}`,
        },
        {
          name: 'b',
          script: `${waitFor('a')} console.log('b1'); ${write('b')} ${waitFor('a2')} console.error('b2');`,
        },
      ],
    ]);
    expect(results.map(({name, count}) => [name, count])).toEqual([
      ['a', PASSED],
      ['b', PASSED],
    ]);
    expect(shown.sort()).toEqual([
      expect.stringMatching(/^\n== a .*\na1\na2\n$/),
      expect.stringMatching(/^\n== b .*\nb1\nb2\n$/),
    ]);
  });

  it('runs no more at the same time than allowed', async () => {
    const count = `require('node:fs').readdirSync(${JSON.stringify(dir)}).length`;
    const {shown} = await run(
      [['a', 'b', 'c'].map((name) => ({name, script: `console.log(${count}); ${write(name)}`}))],
      {limit: 1},
    );
    // Each counts the files that earlier ones wrote before they ended.
    expect(shown.map((text) => text.split('\n').at(-2))).toEqual(['0', '1', '2']);
  });

  it('begins a stage when the previous one has ended, whatever its result', async () => {
    const {results} = await run([
      [
        {name: 'a', script: 'process.exitCode = 1;'},
        {name: 'b', script: `await new Promise((done) => setTimeout(done, 50)); ${write('b')}`},
      ],
      [
        {
          name: 'c',
          script: `process.exitCode = require('node:fs').existsSync(${JSON.stringify(join(dir, 'b'))}) ? 0 : 1;`,
        },
      ],
    ]);
    expect(results.map(({count}) => count)).toEqual([FAILED, PASSED, PASSED]);
  });

  it('shows the output of a suite that is alone in its stage at once', async () => {
    const shown: string[] = [];
    const running = run([[{name: 'a', script: `console.log('first'); ${waitFor('go')}`}]], {shown});
    await vi.waitFor(() => expect(shown).toContain('first\n'), {timeout: 30_000});
    writeFileSync(join(dir, 'go'), '');
    expect((await running).results[0]?.count).toEqual(PASSED);
  });

  it.each<[name: string, suite: Partial<Suite>, count: object]>([
    [
      'takes the numbers from the report',
      {readCount: () => ({passed: 7, failed: 0})},
      {passed: 7, failed: 0},
    ],
    ['counts a report without a test as a failure', {readCount: () => ({passed: 0, failed: 0})}, FAILED],
    [
      'counts a failure that the report does not show',
      {script: 'process.exitCode = 1;', readCount: () => ({passed: 7, failed: 0})},
      {passed: 7, failed: 1},
    ],
    [
      'counts a missing report as a failure',
      {readCount: () => JSON.parse(readFileSync(join(tmpdir(), 'no such report'), 'utf8')) as never},
      FAILED,
    ],
    [
      'counts forbidden output as a failure',
      {script: "console.log('[WARNING] a');", forbiddenOutput: /WARNING/},
      FAILED,
    ],
    [
      'counts a suite that cannot be prepared as a failure',
      {
        prepare: () => {
          throw new Error('no browser');
        },
      },
      FAILED,
    ],
  ])('%s', async (_, suite, count) => {
    const {results} = await run([[{name: 'a', script: '', ...suite}]]);
    expect(results[0]?.count).toEqual(count);
  });

  it('counts a command that does not start as a failure, and says why', async () => {
    const shown: string[] = [];
    const results = await runStages([[{name: 'a', script: 'a'}]], {
      limit: 1,
      getCommand: () => [join(dir, 'no-such-program')],
      write: (text) => shown.push(text),
    });
    expect(results[0]?.count).toEqual(FAILED);
    expect(shown.join('')).toMatch(/no-such-program ENOENT/);
  });
});

describe('renderResults', () => {
  it('ends with the sum of all suites', () => {
    const lines = renderResults([
      {name: 'types', count: PASSED, seconds: 12.34},
      {name: 'unit', count: {passed: 20, failed: 2}, seconds: 5},
    ]).split('\n');
    expect(lines).toContain('types           1       0      12.3');
    expect(lines.at(-1)).toBe('21 passed, 2 failed');
  });
});
