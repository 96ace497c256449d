/** `npm run bench:search [-- --dir build]`, see README.md. */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';

import {judge, judgeByPage, measure, type Judged} from '../tests/relevance/measures';
import {querySets, ROW_KIND} from '../tests/relevance/queries';
import {openLocalSearch} from './localSearch';
import {openPagefind, type Answer} from './pagefind';

function renderMeasures(judged: readonly Judged[]): string {
  const {success1, mrr8, recall8} = measure(judged);
  return [success1, mrr8, recall8].map((value) => value.toFixed(2)).join(' ');
}

async function main(): Promise<void> {
  const {dir} = parseArgs({options: {dir: {type: 'string', default: 'build'}}}).values;
  if (!existsSync(join(dir, 'search-index-en.json'))) throw new Error(`${dir} holds no finished build`);
  // Only our search knows rows of tables.
  const judged = querySets.flatMap(({name, part, queries}) =>
    queries
      .filter(({kind}) => kind !== ROW_KIND)
      .map((query) => ({...query, sets: [name, part, part === 'blind' ? '' : 'all']})),
  );
  const names = new Set(judged.flatMap(({sets}) => sets).filter(Boolean));
  const ours = openLocalSearch(dir);
  const pagefind = await openPagefind(dir, ours.routes);
  const table: Record<string, Record<string, string>> = {};
  for (const [engine, ask] of [
    ['local-search', ours.ask],
    ['Pagefind', pagefind.ask],
  ] as const) {
    const found = new Map<string, Answer>();
    // One after the other, because a search may share its state between queries.
    for (const {query} of judged) found.set(query, await ask(query));
    for (const name of names) {
      const queries = judged.filter(({sets}) => sets.includes(name));
      table[`${name}: ${engine}`] = {
        'by section': renderMeasures(judge(queries, (query) => found.get(query)?.sections ?? [])),
        'by page': renderMeasures(judgeByPage(queries, (query) => found.get(query)?.pages ?? [])),
      };
    }
  }
  console.table(table);
  const p95 = ours.times.sort((a, b) => a - b)[Math.floor(ours.times.length * 0.95)];
  console.log(`local-search: ${ours.size} bytes for the first result, p95 of a query ${p95} ms`);
  pagefind.close();
}

main().catch((error: unknown) => {
  console.error(`bench: ${(error as Error).message}`);
  process.exitCode = 1;
});
