/**
 * `npm test`: all tests and checks, ending with one line `N passed, N failed`. `npm run test:quick` runs those that
 * find mistakes in content and need no build, `npm run test:changed` those that can find what a change breaks, since the
 * branch left `main` or since the commit that is named. Every suite runs even if an earlier one failed, so that one run shows
 * everything that is wrong.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';

import {ensureBrowsers} from './browsers';
import {selectSuites} from './changedSuites';
import {renderResults, runStages} from './suites';

const REPORTS = 'test-results/reports';

/**
 * The first stage needs no build, the second tests it. The longest suites come first, and two run side by side: what is
 * left at the end is short, so that no core waits.
 */
const ALL_STAGES = [
  [
    'test:processes',
    'build',
    'test:unit',
    'test:types',
    'check',
    'test:lint',
    'test:format',
    'test:markdown',
  ],
  ['test:browser', 'test:hosting', 'test:built', 'check:links', 'check:routes', 'check:browsers'],
];

/** For content: pages, posts, examples and the data about the platform. */
const QUICK_STAGES = [['check', 'test:format', 'test:markdown', 'test:data']];

const git = (...args: string[]): string[] =>
  execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']})
    .split('\n')
    .filter(Boolean);

/** @throws if git does not know the commit; the message says what to do */
function findBase(since: string): string {
  try {
    return git('merge-base', 'HEAD', since)[0] ?? since;
  } catch {
    throw new Error(`test:changed: git knows no "${since}". Name a commit: npm run test:changed -- HEAD~1`);
  }
}

/** Selects the stages for the files that differ from a commit, with those that are gone or that git does not know yet. */
function selectStages(since = 'main'): readonly (readonly string[])[] {
  const base = findBase(since);
  const changed = [
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((path) => !path.endsWith('.spec.ts') || existsSync(path));
  const {stages, pages, common} = selectSuites(changed, base);
  console.log(`${changed.length} files differ from ${base.slice(0, 8)}.`);
  if (common.length > 0) console.log(`Run npm test as well: everything depends on ${common.join(', ')}.`);
  process.env.CHANGED_PAGES = pages.join('\n');
  return stages;
}

async function main(): Promise<void> {
  rmSync(REPORTS, {recursive: true, force: true});
  mkdirSync(REPORTS, {recursive: true});
  const {values, positionals} = parseArgs({
    options: {quick: {type: 'boolean', default: false}, changed: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const all = values.changed ? selectStages(...positionals) : ALL_STAGES;
  const stages = values.quick ? QUICK_STAGES : all;
  if (stages.flat().some((script) => script.startsWith('test:browser'))) {
    process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = join(REPORTS, 'browser.json');
    ensureBrowsers();
  }
  const results = await runStages(stages, availableParallelism(), REPORTS);
  console.log(`\n${renderResults(results)}`);
  process.exitCode = results.some(({failed}) => failed > 0) ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
