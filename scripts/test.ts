/**
 * `npm test`: all tests and checks, ending with one line `N passed, N failed`. `npm run test:quick` runs those that
 * find mistakes in content and need no build. Every suite runs even if an earlier one failed, so that one run shows
 * everything that is wrong.
 */
import {mkdirSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';

import {ensureBrowsers} from './browsers';
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

async function main(): Promise<void> {
  rmSync(REPORTS, {recursive: true, force: true});
  mkdirSync(REPORTS, {recursive: true});
  const {values} = parseArgs({options: {quick: {type: 'boolean', default: false}}});
  if (!values.quick) {
    process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = join(REPORTS, 'browser.json');
    ensureBrowsers();
  }
  const results = await runStages(values.quick ? QUICK_STAGES : ALL_STAGES, availableParallelism(), REPORTS);
  console.log(`\n${renderResults(results)}`);
  process.exitCode = results.some(({failed}) => failed > 0) ? 1 : 0;
}

void main();
