import {brotliCompressSync, gzipSync} from 'node:zlib';

import type {IndexRecord} from '../../plugins/local-search/src/build/createRecords';
import type {JudgedQuery} from '../../tests/relevance/judgements';
import {getQuantile} from '../report/statistics';
import type {Engine} from './engines';

export type Measurement = {
  engine: string;
  sections: number;
  /** Bytes of the file that is needed for the first result. */
  raw: number;
  gzip: number;
  brotli: number;
  /** Processor time in milliseconds from the text of the file to the first answer. */
  load: number;
  /** Processor time of a query in milliseconds. */
  median: number;
  p95: number;
  /** Bytes of memory that the loaded index takes; NaN if the collector cannot be called. */
  memory: number;
};

const LOAD_RUNS = 7;
const QUERY_RUNS = 3;

/** Processor time of this process in milliseconds: it does not depend on what else the machine is doing. */
function getTime(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

function measureHeap(): number {
  if (!globalThis.gc) return NaN;
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

/** All prefixes as a reader types them, from three letters on, and the whole query. */
function createTypedQueries(queries: readonly JudgedQuery[]): string[] {
  return queries.flatMap(({query}) => [
    query,
    query.slice(0, 3),
    query.slice(0, Math.ceil(query.length / 2)),
  ]);
}

/** Measures one engine over the given records. */
export function measureEngine(
  engine: Engine,
  records: readonly IndexRecord[],
  queries: readonly JudgedQuery[],
): Measurement {
  const file = engine.createFile(records);
  const before = measureHeap();
  const kept = engine.load(file, engine.createSupplement?.(records));
  kept('scan');
  const memory = measureHeap() - before;

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
    engine: engine.name,
    sections: records.length,
    raw: Buffer.byteLength(file),
    gzip: gzipSync(file, {level: 9}).length,
    brotli: brotliCompressSync(file).length,
    load: getQuantile(loads, 0.5),
    median: getQuantile(times, 0.5),
    p95: getQuantile(times, 0.95),
    memory,
  };
}
