/**
 * Compares the search with MiniSearch over the records of a finished build.
 *
 *     npm run bench:search -- [--dir build]
 */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';

import {judge, measure} from '../../tests/relevance/measures';
import {ROW_KIND} from '../../tests/relevance/fieldQueries';
import {frozenQueries, judgedQueries as allQueries, type KindQuery} from '../../tests/relevance/queries';
import {readRecords} from './corpus';
import {localSearch, type Engine} from './engines';
import {measureEngine} from './measure';
import {tunedMiniSearch} from './tunedMiniSearch';

const ENGINES = [localSearch, tunedMiniSearch];
/** MiniSearch knows sections only. */
const judgedQueries = allQueries.filter(({kind}) => kind !== ROW_KIND);
const frozenKinds = [...new Set(frozenQueries.map(({kind}) => kind))];

/** Success@1, MRR@8 and recall@8 of an engine. */
function renderRelevance(search: ReturnType<Engine['load']>, queries: readonly KindQuery[]): string {
  const {success1, mrr8, recall8} = measure(judge(queries, search));
  return [success1, mrr8, recall8].map((value) => value.toFixed(3)).join(' ');
}

function main(): void {
  const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
  if (!existsSync(join(values.dir, 'search-index-en.json'))) {
    throw new Error(`${values.dir} holds no search index. Run "npm run build" first.`);
  }
  const records = readRecords(values.dir);
  console.table(
    Object.fromEntries(ENGINES.map((engine) => [engine.name, measureEngine(engine, records, judgedQueries)])),
  );
  console.log(
    `\nSuccess@1, MRR@8 and recall@8 over ${records.length} sections, ${judgedQueries.length} queries`,
  );
  for (const engine of ENGINES) {
    const search = engine.load(engine.createFile(records), engine.createSupplement?.(records));
    const groups: [name: string, queries: readonly KindQuery[]][] = [
      ['all', judgedQueries],
      ['frozen', frozenQueries],
      ...frozenKinds.map((kind): [string, KindQuery[]] => [
        kind,
        frozenQueries.filter((query) => query.kind === kind),
      ]),
    ];
    const parts = groups.map(([name, queries]) => `${name} ${renderRelevance(search, queries)}`);
    console.log(`${engine.name}: ${parts.join(', ')}`);
  }
}

try {
  main();
} catch (error) {
  console.error(`bench: ${(error as Error).message}`);
  process.exitCode = 1;
}
