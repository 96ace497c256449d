import {gzipSync} from 'node:zlib';

import type {IndexRecord} from '../../search/build/createRecords';
import type {JudgedQuery} from '../../tests/relevance/queries';
import {getQuantile} from '../report/statistics';
import type {Engine} from './engines';
import type {Pagefind} from './pagefind';

/** Sizes in KB of 1,000 bytes, processor times in milliseconds. */
export interface Measurement {
  /** The file that is needed for the first result. */
  'raw KB': number;
  'gzip KB': number;
  /** From the text of the file to the first results. */
  'load ms': number;
  /** Of a query: the median and the 95th percentile. */
  'median ms': number;
  'p95 ms': number;
}

const LOAD_RUNS = 7;
const QUERY_RUNS = 3;
/** One of so many queries is measured as a reader's first one. */
const FIRST_QUERY_STEP = 20;

/** Processor time of this process in milliseconds, which hardly depends on other load on the machine. */
function getTime(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

/** Each query as a reader types it: three letters, half of it, all of it. */
function createTypedQueries(queries: readonly JudgedQuery[]): string[] {
  return queries.flatMap(({query}) => [
    query,
    query.slice(0, 3),
    query.slice(0, Math.ceil(query.length / 2)),
  ]);
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Measures one engine over the given records. */
export function measureEngine(
  engine: Engine,
  records: readonly IndexRecord[],
  queries: readonly JudgedQuery[],
): Measurement {
  const file = engine.createFile(records);
  const kept = engine.load(file, engine.createSupplement?.());
  kept('scan');

  const loads: number[] = [];
  for (let run = 0; run < LOAD_RUNS; run += 1) {
    const start = getTime();
    engine.load(file)('scan');
    loads.push(getTime() - start);
  }
  const times: number[] = [];
  for (let run = 0; run < QUERY_RUNS; run += 1) {
    for (const query of createTypedQueries(queries)) {
      const start = getTime();
      kept(query);
      if (run > 0) times.push(getTime() - start);
    }
  }
  return {
    'raw KB': round(Buffer.byteLength(file) / 1000, 0),
    'gzip KB': round(gzipSync(file, {level: 9}).length / 1000, 0),
    'load ms': round(getQuantile(loads, 0.5), 2),
    'median ms': round(getQuantile(times, 0.5), 2),
    'p95 ms': round(getQuantile(times, 0.95), 2),
  };
}

/**
 * Measures what Pagefind loads for a first query, in the median. Its index has a file for each range of words and for
 * each page. Times would include fetching them, so there are none.
 */
export async function measureFirstQueries(
  {measureFirstQuery}: Pagefind,
  queries: readonly JudgedQuery[],
): Promise<Pick<Measurement, 'gzip KB'>> {
  const sizes: number[] = [];
  for (const [position, {query}] of queries.entries()) {
    if (position % FIRST_QUERY_STEP === 0) sizes.push(await measureFirstQuery(query));
  }
  return {'gzip KB': round(getQuantile(sizes, 0.5) / 1000, 0)};
}
