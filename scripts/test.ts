/**
 * `npm test`: all tests and checks, ending with one line `N passed, N failed`. `npm run test:quick` runs those that
 * find mistakes in content and need no build. Every suite runs even if an earlier one failed, so that one run shows
 * everything that is wrong.
 */
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';

import {CHROMIUM_VARIABLE, ensureChromium} from './chromium';
import {ensureEngines} from './engines';
import {renderResults, runStages, type Count, type Suite} from './suites';

const REPORTS = 'test-results/reports';
const BROWSER_REPORT = join(REPORTS, 'browser.json');

function readReport<T>(name: string): T {
  return JSON.parse(readFileSync(join(REPORTS, name), 'utf8')) as T;
}

/** Reads how many tests passed from a report of Vitest. */
function readVitestCount(name: string): Count {
  const report = readReport<{numPassedTests: number; numTotalTests: number}>(name);
  return {passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests};
}

/** Suites that need one core each run side by side, the longest first. Those that use all cores run alone. */
const ALL_STAGES: Suite[][] = [
  [
    {name: 'processes', script: 'test:processes', readCount: () => readVitestCount('processes.json')},
    {name: 'lint', script: 'test:lint'},
    {name: 'types', script: 'test:types'},
    {name: 'content', script: 'check'},
    {name: 'format', script: 'test:format'},
    {name: 'markdown', script: 'test:markdown'},
  ],
  [{name: 'unit', script: 'test:unit', readCount: () => readVitestCount('unit.json')}],
  [
    {
      name: 'build',
      script: 'build',
      // Docusaurus only warns of broken anchors and duplicate routes; here they are failures. A new page may be untracked.
      forbiddenOutput: /\[WARNING\] (?!Cannot infer the update date).*/,
    },
  ],
  [
    {name: 'hosting', script: 'test:hosting', readCount: () => readVitestCount('hosting.json')},
    {name: 'links', script: 'check:links'},
    {name: 'routes', script: 'check:routes'},
    {name: 'browsers', script: 'check:browsers'},
  ],
  [
    {
      name: 'browser',
      script: 'test:browser',
      prepare: () => {
        ensureEngines();
        return {[CHROMIUM_VARIABLE]: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT};
      },
      readCount: () => {
        const {stats} = readReport<{
          stats: {expected: number; unexpected: number; flaky: number; skipped: number};
        }>('browser.json');
        return {passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped};
      },
    },
  ],
];

/** For content: pages, posts, examples and the data about the platform. */
const QUICK_STAGES: Suite[][] = [
  [
    {name: 'content', script: 'check'},
    {name: 'format', script: 'test:format'},
    {name: 'markdown', script: 'test:markdown'},
    {name: 'data', script: 'test:data', readCount: () => readVitestCount('data.json')},
  ],
];

async function main(): Promise<void> {
  rmSync(REPORTS, {recursive: true, force: true});
  mkdirSync(REPORTS, {recursive: true});
  const {values} = parseArgs({options: {quick: {type: 'boolean', default: false}}});
  const stages = values.quick ? QUICK_STAGES : ALL_STAGES;
  const results = await runStages(stages, {
    limit: availableParallelism(),
    getCommand: (script) => ['npm', 'run', '--silent', script],
    write: (text) => process.stdout.write(text),
  });
  console.log(`\n${renderResults(results)}`);
  process.exitCode = results.some(({count}) => count.failed > 0) ? 1 : 0;
}

void main();
