/** An event of the browser's trace format; times are microseconds of one clock. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread. */
  tdur?: number;
  id?: string;
  args: Record<string, unknown>;
}

/** Marks that the page sets. */
export const START_MARK = 'bench:start';
export const HYDRATED_MARK = 'bench:hydrated';

/** From where on a page is measured: the touch, or the navigation of a page whose scripts start by themselves. */
export type Begin = {kind: 'touch'} | {kind: 'navigation'; url: string};

/** What the main thread of a page did from the beginning on, in milliseconds. */
export interface TaskMeasure {
  /** What every task takes beyond 50 ms, added up. */
  blocking: number;
  longest: number;
  /** Processor time of all tasks: it does not grow when the machine does other things as well. */
  processor: number;
  /** Until React had taken over; NaN if it did not. */
  hydrated: number;
  /** Until the end of the last task that took 10 ms or more. */
  quiet: number;
}

/** Place and time of an event: only its own thread is looked at. */
export interface Beginning {
  pid: number;
  tid: number;
  ts: number;
}

/** The same tasks, as older and newer versions of the browser call them. */
const TASKS = ['RunTask', 'ThreadControllerImpl::RunTask', 'ThreadControllerImpl::DoWork'];
/** Microseconds of a task that the reader does not notice. */
const UNNOTICED = 50_000;
/** Microseconds from which on a task counts as work. */
const WORK = 10_000;

/**
 * Finds where the measurement begins.
 *
 * @throws if the trace does not tell
 */
export function findBeginning(events: readonly TraceEvent[], begin: Begin): Beginning {
  const found =
    begin.kind === 'touch'
      ? events.find(({name}) => name === START_MARK)
      : events.findLast(
          ({name, args}) =>
            name === 'navigationStart' &&
            (args.data as {documentLoaderURL?: string} | undefined)?.documentLoaderURL === begin.url,
        );
  if (!found) throw new Error(`the trace does not tell when the ${begin.kind} was`);
  const {pid, tid, ts} = found;
  return {pid, tid, ts};
}

/** Adds up the tasks of the page's main thread; the first one counts from the beginning on. */
export function measureTasks(events: readonly TraceEvent[], {pid, tid, ts}: Beginning): TaskMeasure {
  const own = events.filter((event) => event.pid === pid && event.tid === tid);
  const tasks = own
    .filter(({name, ph, dur = 0, ts: start}) => ph === 'X' && TASKS.includes(name) && start + dur > ts)
    .map(({dur = 0, tdur = NaN, ts: start}) => ({start: Math.max(start, ts), end: start + dur, tdur}))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  // The same task is there under several names, one in the other.
  const outer: typeof tasks = [];
  for (const task of tasks) {
    if (task.start >= (outer.at(-1)?.end ?? 0)) outer.push(task);
  }
  const lengths = outer.map(({start, end}) => end - start);
  const hydrated = own.find((event) => event.name === HYDRATED_MARK && event.ts >= ts);
  const lastWork = outer.findLast(({start, end}) => end - start >= WORK);
  return {
    blocking: lengths.reduce((sum, length) => sum + Math.max(0, length - UNNOTICED), 0) / 1000,
    longest: Math.max(0, ...lengths) / 1000,
    // Of a task that was on before, what lies behind the beginning at most.
    processor: outer.reduce((sum, {start, end, tdur}) => sum + Math.min(tdur, end - start), 0) / 1000,
    hydrated: hydrated ? (hydrated.ts - ts) / 1000 : NaN,
    quiet: lastWork ? (lastWork.end - ts) / 1000 : 0,
  };
}
