import {readdirSync, readFileSync} from 'node:fs';

/** What a process has used, as Linux reports it. */
export interface ProcessStat {
  group: number;
  /** Clock ticks of the processor, including those of children that have ended and were waited for. */
  ticks: number;
  /** Pages of memory that are resident. */
  pages: number;
}

/** What a command and everything it started used. */
export interface Usage {
  /** Seconds from start to end. */
  seconds: number;
  /** Seconds of processor time on all cores; NaN except on Linux. */
  processor: number;
  /** Peak of the resident bytes of all processes together; NaN except on Linux. */
  memory: number;
}

/** Node does not provide these; the values are those of Linux on every common machine. */
const TICKS_PER_SECOND = 100;
const PAGE_SIZE = 4096;
/** Milliseconds between two samples: shorter peaks of memory are missed. */
const INTERVAL = 100;

/** Reads `/proc/<pid>/stat` (proc_pid_stat(5)); the name in brackets can itself contain spaces and brackets. */
export function parseStat(text: string): ProcessStat {
  const fields = text.replace(/^.*\) /s, '').split(' ');
  const getField = (number: number) => Number(fields[number - 3]);
  return {
    group: getField(5),
    ticks: getField(14) + getField(15) + getField(16) + getField(17),
    pages: getField(24),
  };
}

function readStats(): ProcessStat[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
      } catch {
        // The process has ended.
        return [];
      }
    });
}

/**
 * Watches a process group.
 *
 * @param group its id
 * @returns a function that stops watching and returns what the group used
 */
export function watchUsage(group: number): () => Usage {
  const start = performance.now();
  let processor = NaN;
  let memory = NaN;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const look = () => {
    if (process.platform !== 'linux') return;
    const stats = readStats().filter((stat) => stat.group === group);
    // The ticks of an ended process are added to its parent's, so the largest sum is the total.
    processor = Math.max(processor || 0, sum(stats.map(({ticks}) => ticks)) / TICKS_PER_SECOND);
    memory = Math.max(memory || 0, sum(stats.map(({pages}) => pages)) * PAGE_SIZE);
  };
  const timer = setInterval(look, INTERVAL);
  return () => {
    clearInterval(timer);
    return {seconds: (performance.now() - start) / 1000, processor, memory};
  };
}
