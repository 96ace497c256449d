/**
 * Compares the search with lunr and MiniSearch over the records of a finished build.
 *
 *     node --expose-gc --import tsx bench/search/run.ts [--dir build] [--sections 1000,10000]
 */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';

import {judge, measure} from '../../tests/relevance/measures';
import {judgedQueries} from '../../tests/relevance/queries';
import {growRecords, readRecords} from './corpus';
import {engines} from './engines';
import {measureEngine, type Measurement} from './measure';

const {values} = parseArgs({
  options: {dir: {type: 'string', default: 'build'}, sections: {type: 'string', default: '1000,10000'}},
});
if (!existsSync(join(values.dir, 'search-index-en.json'))) {
  console.error(`bench: ${values.dir} holds no search index. Run "npm run build" first.`);
  process.exit(1);
}

const kilobytes = (bytes: number) =>
  (Number.isNaN(bytes) ? '–' : `${(bytes / 1000).toFixed(0)} KB`).padStart(10);
const milliseconds = (time: number) => `${time.toFixed(2)} ms`.padStart(11);

function render({engine, raw, gzip, brotli, load, median, p95, memory}: Measurement): string {
  const bytes = [raw, gzip, brotli, memory].map(kilobytes).join('');
  return `${engine.padEnd(18)}${bytes}${[load, median, p95].map(milliseconds).join('')}`;
}

const records = readRecords(values.dir);
const sizes = [records.length, ...values.sections.split(',').map(Number)];
for (const size of sizes) {
  console.log(`\n${size} sections${size > records.length ? ` (made of ${records.length})` : ''}`);
  console.log(
    `${''.padEnd(18)}${['raw', 'gzip', 'brotli', 'memory'].map((name) => name.padStart(10)).join('')}${['load', 'median', 'p95'].map((name) => name.padStart(11)).join('')}`,
  );
  const corpus = growRecords(records, size);
  for (const engine of engines) console.log(render(measureEngine(engine, corpus, judgedQueries)));
}

console.log(`\nRelevance over the ${records.length} sections, ${judgedQueries.length} queries`);
for (const engine of engines) {
  const search = engine.load(engine.createFile(records));
  const {success1, mrr8, recall8} = measure(judge(judgedQueries, search));
  console.log(
    `${engine.name.padEnd(18)} success@1 ${success1.toFixed(3)}   MRR@8 ${mrr8.toFixed(3)}   recall@8 ${recall8.toFixed(3)}`,
  );
}
