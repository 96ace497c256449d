import {expect, it} from 'vitest';

import {startProcess} from '../../scripts/startProcess';
import {parseStat, watchUsage} from './usage';

it('reads what a process used, even if its name contains brackets', () => {
  const stat =
    '7 (a (b) c) S 1 42 42 0 -1 4194560 9 8 7 6 100 20 3 4 20 0 1 0 5000 123456 250 18446744073709551615 1';
  expect(parseStat(stat)).toEqual({group: 42, ticks: 127, pages: 250});
});

it.runIf(process.platform === 'linux')('adds up what a command and its children use', async () => {
  const work = 'const list = new Uint8Array(1e8).fill(1); setTimeout(() => list.length, 500)';
  const {pid, ended} = startProcess('sh', ['-c', `"${process.execPath}" -e "${work}"; true`]);
  const stop = watchUsage(pid);
  await ended;
  const {seconds, processor, memory} = stop();
  expect(seconds).toBeGreaterThan(0.5);
  expect(processor).toBeGreaterThan(0);
  expect(memory).toBeGreaterThan(1e8);
});
