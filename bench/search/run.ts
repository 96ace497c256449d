/**
 * Compares the search with MiniSearch (tuned, and as it comes) and lunr over the records of a finished build, and opens
 * it in a browser on a slow line with a slow processor.
 *
 *     node --expose-gc --import tsx bench/search/run.ts [--dir build] [--sections 2000,10000]
 */
import {existsSync} from 'node:fs';
import {basename, join} from 'node:path';
import {parseArgs} from 'node:util';

import {createSplitFiles} from '../../plugins/local-search/src/build/createIndex';
import type {IndexRecord} from '../../plugins/local-search/src/build/createRecords';
import {judge, measure} from '../../tests/relevance/measures';
import {ROW_KIND} from '../../tests/relevance/fieldQueries';
import {frozenQueries, judgedQueries as allQueries, type KindQuery} from '../../tests/relevance/queries';
import {SLOWDOWN} from '../browser/page';
import {growRecords, readRecords} from './corpus';
import {defaultMiniSearch, localSearch, lunrSearch} from './engines';
import {measureEngine, type Measurement} from './measure';
import {LINE, measureOpening} from './opening';
import {tunedMiniSearch} from './tunedMiniSearch';

const {values} = parseArgs({
  options: {dir: {type: 'string', default: 'build'}, sections: {type: 'string', default: '2000,10000'}},
});
if (!existsSync(join(values.dir, 'search-index-en.json'))) {
  console.error(`bench: ${values.dir} holds no search index. Run "npm run build" first.`);
  process.exit(1);
}

/** The other engines know sections only. */
const judgedQueries = allQueries.filter(({kind}) => kind !== ROW_KIND);

const kilobytes = (bytes: number) =>
  (Number.isNaN(bytes) ? '–' : `${(bytes / 1000).toFixed(0)} KB`).padStart(10);
const milliseconds = (time: number) => `${time.toFixed(2)} ms`.padStart(11);

function render({engine, raw, gzip, brotli, load, median, p95, memory}: Measurement): string {
  const bytes = [raw, gzip, brotli, memory].map(kilobytes).join('');
  return `${engine.padEnd(18)}${bytes}${[load, median, p95].map(milliseconds).join('')}`;
}

const engines = [localSearch, tunedMiniSearch, defaultMiniSearch, lunrSearch];
const records = readRecords(values.dir);
const sizes = [records.length, ...values.sections.split(',').map(Number)];
/** Processor time of the worker for loading the index and for a query, by number of sections. */
const workerTimes = new Map<number, number>();
for (const size of sizes) {
  console.log(`\n${size} sections${size > records.length ? ` (made of ${records.length})` : ''}`);
  console.log(
    `${''.padEnd(18)}${['raw', 'gzip', 'brotli', 'memory'].map((name) => name.padStart(10)).join('')}${['load', 'median', 'p95'].map((name) => name.padStart(11)).join('')}`,
  );
  const corpus = growRecords(records, size);
  for (const engine of engines) {
    const measurement = measureEngine(engine, corpus, judgedQueries);
    if (engine === localSearch) workerTimes.set(size, measurement.load + measurement.p95);
    console.log(render(measurement));
  }
}

console.log(
  `\nRelevance (success@1, MRR@8, recall@8) over the ${records.length} sections, ${judgedQueries.length} queries`,
);
for (const engine of engines) {
  const search = engine.load(engine.createFile(records), engine.createSupplement?.(records));
  const renderQueries = (queries: readonly KindQuery[]) => {
    const {success1, mrr8, recall8} = measure(judge(queries, search));
    return [success1, mrr8, recall8].map((value) => value.toFixed(3)).join(' ');
  };
  const kinds = [...new Set(frozenQueries.map(({kind}) => kind))].map(
    (kind) => `${kind} ${renderQueries(frozenQueries.filter((query) => query.kind === kind))}`,
  );
  console.log(
    `${engine.name.padEnd(18)} all ${renderQueries(judgedQueries)}   frozen ${renderQueries(frozenQueries)}\n${''.padEnd(18)} frozen, by kind: ${kinds.join('   ')}`,
  );
}

/** What the browser fetches in place of the files of the build, so that the search has other sections. */
function createFiles(corpus: readonly IndexRecord[]): Map<string, string> {
  const {index, supplement, content} = createSplitFiles(corpus);
  return new Map([
    ['/search-index-en.json', JSON.stringify(index)],
    ['/search-supplement-en.json', JSON.stringify(supplement)],
    ['/search-content-en.json', JSON.stringify(content)],
  ]);
}

async function reportOpening(size: number): Promise<void> {
  const {results, passages, transfers} = await measureOpening(
    values.dir,
    // The site's own files are measured as they are.
    size === records.length ? new Map() : createFiles(growRecords(records, size)),
  );
  // The browser can slow down pages only: what a slow processor adds to the worker is calculated.
  const added = (SLOWDOWN - 1) * (workerTimes.get(size) ?? NaN);
  const bytes = transfers.reduce((sum, {gzip}) => sum + gzip, 0);
  const files = transfers.map(({path, gzip}) => `${basename(path)} ${(gzip / 1000).toFixed(0)} KB`);
  console.log(
    `${String(size).padStart(6)} sections   results ${(results + added).toFixed(0)} ms (${added.toFixed(0)} ms of it added for the worker)   passages ${(passages + added).toFixed(0)} ms`,
  );
  console.log(
    `${''.padEnd(18)}${(bytes / 1000).toFixed(0)} KB gzip until the first result: ${files.join(', ')}`,
  );
}

async function reportOpenings(): Promise<void> {
  console.log(
    `\nFrom the key to the first result, ${(LINE.bytesPerSecond * 8) / 1e6} Mbit/s, ${LINE.roundTrip} ms round trip, processor ${SLOWDOWN} times slower`,
  );
  for (const size of sizes) await reportOpening(size);
}

void reportOpenings();
