/**
 * Compares the search with other engines over a finished build.
 *
 *     npm run bench:search -- [--dir build]
 */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';

import {getPageRoute} from '../../search/core/index/records';
import {querySets, ROW_KIND} from '../../tests/relevance/queries';
import {readRecords} from './corpus';
import {defaultMiniSearch} from './defaultMiniSearch';
import {openEngine} from './engines';
import {openLocalSearch} from './localSearch';
import {lunrSearch} from './lunr';
import {measureEngine, measureFirstQueries} from './measure';
import {openPagefind} from './pagefind';
import {measureRelevance} from './relevance';
import {tunedMiniSearch} from './tunedMiniSearch';

/** Only our search knows rows of tables. */
const sets = querySets
  .map((set) => ({...set, queries: set.queries.filter(({kind}) => kind !== ROW_KIND)}))
  .filter(({queries}) => queries.length > 0);

/** Several sets as one, whose kinds are the sets. */
const combine = (name: string, parts: typeof sets) => ({
  name,
  queries: parts.flatMap((set) => set.queries.map((query) => ({...query, kind: set.name}))),
});
const sums = [
  combine('all sets', sets),
  combine(
    'frozen sets',
    sets.filter(({isFrozen}) => isFrozen),
  ),
];

async function main(): Promise<void> {
  const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
  if (!existsSync(join(values.dir, 'search-index-en.json'))) {
    throw new Error(`${values.dir} holds no search index. Run "npm run build" first.`);
  }
  const records = readRecords(values.dir);
  const routes = [...new Set(records.map(getPageRoute))];
  const queries = sets.flatMap((set) => set.queries);
  const engines = [openLocalSearch(values.dir), defaultMiniSearch, tunedMiniSearch, lunrSearch];
  const pagefind = await openPagefind(values.dir, routes);
  try {
    console.log(`${records.length} sections of ${routes.length} pages, ${queries.length} queries`);
    console.table({
      ...Object.fromEntries(engines.map((engine) => [engine.name, measureEngine(engine, records, queries)])),
      Pagefind: await measureFirstQueries(pagefind, queries),
    });
    console.log('\nSuccess@1, MRR@8 and recall@8');
    const searches = [...engines.map((engine) => openEngine(engine, records)), ...pagefind.searches];
    for (const set of [...sets, ...sums]) console.log(`\n${await measureRelevance(set, searches)}`);
  } finally {
    pagefind.close();
  }
}

main().catch((error: unknown) => {
  console.error(`bench: ${(error as Error).message}`);
  process.exitCode = 1;
});
