/**
 * `npm run check [-- NAME…]`: runs the checks of the content that need no build, or the named ones.
 * Prints one line per check, one line per fault, and a table at the end.
 */
import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';

import {formatFault, sortFaults} from '../text/fault';
import type {Check, CheckContext, CheckResult} from './check';
import {browsersCheck} from './browsers/browsersCheck';
import {commandsCheck} from './commands/commandsCheck';
import {examplesCheck} from './examples/examplesCheck';
import {linksCheck} from './links/linksCheck';
import {pagesCheck} from './pages/pagesCheck';
import {proseCheck} from './prose/proseCheck';
import {routesCheck} from './routes/routesCheck';
import {readPages, type PageSet} from './sources/readPages';
import {spellingCheck} from './spelling/spellingCheck';

const checks: Check[] = [
  pagesCheck,
  examplesCheck,
  commandsCheck,
  proseCheck,
  spellingCheck,
  linksCheck,
  routesCheck,
  browsersCheck,
];

interface Row {
  check: Check;
  result: CheckResult;
  seconds: number;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function selectChecks(names: string[]): Check[] {
  if (names.length === 0) return checks.filter(({reads}) => reads === 'sources');
  return names.map(
    (name) =>
      checks.find((check) => check.name === name) ??
      fail(`check: no check is named "${name}". There are: ${checks.map((check) => check.name).join(', ')}.`),
  );
}

function buildContext(siteDir: string): CheckContext {
  let pages: Promise<PageSet> | undefined;
  return {siteDir, readPages: () => (pages ??= readPages(siteDir))};
}

function printSummary(rows: Row[]): void {
  console.log('\ncheck      looked at             faults   seconds  holds when it passes');
  for (const {check, result, seconds} of rows) {
    const {count, unit} = result.checked;
    console.log(
      [
        check.name.padEnd(9),
        `${count} ${unit}`.padEnd(20),
        String(result.faults.length).padStart(6),
        seconds.toFixed(1).padStart(8),
        check.promise,
      ].join('  '),
    );
  }
}

async function main(): Promise<void> {
  const siteDir = resolve('.');
  const selected = selectChecks(parseArgs({allowPositionals: true}).positionals);
  if (selected.some(({reads}) => reads === 'build') && !existsSync(join(siteDir, 'build', 'index.html'))) {
    fail('check: this check reads the built pages, and there are none. Run "npm run build" first.');
  }

  const context = buildContext(siteDir);
  const rows: Row[] = [];
  for (const check of selected) {
    const start = performance.now();
    const result = await check.run(context);
    rows.push({check, result, seconds: (performance.now() - start) / 1000});
    console.log(
      `${check.name}: ${result.checked.count} ${result.checked.unit}, ${result.faults.length} faults`,
    );
    for (const fault of sortFaults(result.faults)) console.error(formatFault(fault));
    for (const note of result.notes ?? []) console.log(`  ${note}`);
  }
  printSummary(rows);
  process.exitCode = rows.some(({result}) => result.faults.length > 0) ? 1 : 0;
}

main().catch((error: unknown) => {
  // Faults in the data about the platform; anything else is a mistake of this program.
  if (!(error instanceof Error) || error.constructor !== Error) throw error;
  fail(error.message);
});
