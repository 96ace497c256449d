import {describe, expect, it} from 'vitest';

import {readShares} from './profile';
import type {TraceEvent} from './tasks';

const beginning = {pid: 1, tid: 1, ts: 10_000};
const event = (name: string, data: unknown, id = '0x1', pid = 1): TraceEvent => ({
  name,
  ph: 'P',
  pid,
  tid: 1,
  ts: 0,
  id,
  args: {data},
});

const start = event('Profile', {startTime: 9000});
const node = (id: number, functionName: string, parent?: number, url?: string, lineNumber = 0) => ({
  id,
  ...(parent === undefined ? {} : {parent}),
  callFrame: {functionName, ...(url === undefined ? {} : {url, lineNumber, columnNumber: 5})},
});

describe('readShares', () => {
  it('gives the time from each sample to the next to its function, and of the browser to the caller', () => {
    const chunks = [
      event('ProfileChunk', {
        cpuProfile: {
          nodes: [
            node(1, '(root)'),
            node(2, 'run', 1, 'http://a/main.js', 3),
            node(3, 'appendChild', 2),
            node(4, '(idle)', 1),
          ],
          samples: [2, 3],
        },
        timeDeltas: [1000, 2000],
      }),
      event('ProfileChunk', {
        cpuProfile: {nodes: [node(5, '(program)', 1)], samples: [4, 5, 2]},
        timeDeltas: [4000, 1000, 3000],
      }),
    ];
    expect(readShares([start, ...chunks], beginning)).toEqual([
      {place: {url: 'http://a/main.js', line: 3, column: 5}, milliseconds: 6},
      {milliseconds: 3},
    ]);
  });

  it('leaves out what was before, and other pages', () => {
    const early = event('ProfileChunk', {
      cpuProfile: {nodes: [node(2, 'run', undefined, 'http://a/main.js')], samples: [2, 2]},
      timeDeltas: [0, 2500],
    });
    const other = event('ProfileChunk', {cpuProfile: {samples: [2, 2]}, timeDeltas: [0, 9000]}, '0x1', 2);
    expect(readShares([start, early, other], beginning)).toMatchObject([{milliseconds: 1.5}]);
    expect(readShares([early], beginning)).toEqual([]);
  });
});
