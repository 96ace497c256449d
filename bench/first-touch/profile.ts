import type {Beginning, TraceEvent} from './tasks';

/** A function that ran, by the place where it begins in its script; lines and columns count from 0. */
export interface Place {
  url: string;
  line: number;
  column: number;
}

/** Time that was spent in a function itself, and in what it called of the browser. */
export interface Share {
  /** Missing for what no script is to blame for: collecting garbage, parsing, layout. */
  place?: Place;
  milliseconds: number;
}

interface ProfileNode {
  id: number;
  parent?: number;
  callFrame: {functionName: string; url?: string; lineNumber?: number; columnNumber?: number};
}

/** A part of a profile, as the browser writes it into a trace. */
interface Chunk {
  cpuProfile?: {nodes?: ProfileNode[]; samples?: number[]};
  timeDeltas?: number[];
}

const IDLE = '(idle)';

/** The nearest caller that is a function of a script: the browser's own have no address. */
function findPlace(
  nodes: ReadonlyMap<number, ProfileNode>,
  node: ProfileNode | undefined,
): Place | undefined {
  for (let caller = node; caller; caller = nodes.get(caller.parent ?? NaN)) {
    const {url = '', lineNumber = 0, columnNumber = 0} = caller.callFrame;
    if (/^https?:/.test(url)) return {url, line: Math.max(0, lineNumber), column: Math.max(0, columnNumber)};
  }
  return undefined;
}

/**
 * Reads from a trace how long the main thread of a page was in which function, from the beginning on.
 *
 * @returns one share for each function, in no order; empty if no profile was recorded
 */
export function readShares(events: readonly TraceEvent[], {pid, tid, ts}: Beginning): Share[] {
  const profile = events.find(
    (event) => event.name === 'Profile' && event.pid === pid && event.tid === tid && event.id !== undefined,
  );
  if (!profile) return [];
  const chunks = events
    .filter((event) => event.name === 'ProfileChunk' && event.pid === pid && event.id === profile.id)
    .map(({args}) => args.data as Chunk);

  const nodes = new Map<number, ProfileNode>();
  for (const node of chunks.flatMap(({cpuProfile}) => cpuProfile?.nodes ?? [])) nodes.set(node.id, node);
  const samples = chunks.flatMap(({cpuProfile}) => cpuProfile?.samples ?? []);
  const deltas = chunks.flatMap(({timeDeltas}) => timeDeltas ?? []);

  const shares = new Map<string, Share>();
  // The time from a sample to the next one belongs to what the first of them saw.
  let time = (profile.args.data as {startTime: number}).startTime + (deltas[0] ?? 0);
  samples.forEach((id, index) => {
    const duration = deltas[index + 1] ?? 0;
    const from = Math.max(time, ts);
    time += duration;
    const node = nodes.get(id);
    if (time <= from || node?.callFrame.functionName === IDLE) return;
    const place = findPlace(nodes, node);
    const key = place ? `${place.url}:${place.line}:${place.column}` : '';
    const milliseconds = (shares.get(key)?.milliseconds ?? 0) + (time - from) / 1000;
    shares.set(key, {...(place ? {place} : {}), milliseconds});
  });
  return [...shares.values()];
}
