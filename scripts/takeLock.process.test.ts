import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';

import {createFolder} from '../tests/support/createFolder';
import {startProcess} from '../tests/support/startProcess';
import {takeLock} from './takeLock';

/** Takes many locks and holds them until it is told to end; prints how many it got. */
const TAKER = `
import {existsSync} from 'node:fs';
import {takeLock} from ${JSON.stringify(join(__dirname, 'takeLock.ts'))};
const [folder, count] = process.argv.slice(-2);
console.log('ready');
while (!existsSync(folder + '/go'));
let taken = 0;
for (let index = 0; index < Number(count); index += 1) if (takeLock(folder + '/' + index) === process.pid) taken += 1;
console.log('taken ' + taken);
while (!existsSync(folder + '/end')) await new Promise((resolve) => setTimeout(resolve, 20));
`;

let folder: string;

beforeEach(() => void (folder = createFolder()));

describe('takeLock', () => {
  const dead = String(spawnSync(process.execPath, ['--version']).pid);

  it.each([
    ['there is none', undefined],
    ['its process has ended', dead],
    ['the file is empty, because a process was ended before it wrote', ''],
    ['the file has no number, as after a power cut', '\0\0\0\0'],
  ])('takes a lock if %s', (_, content) => {
    const lock = join(folder, 'lock');
    if (content !== undefined) writeFileSync(lock, content);
    expect(takeLock(lock)).toBe(process.pid);
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('leaves a lock to the running process that holds it', () => {
    const lock = join(folder, 'lock');
    writeFileSync(lock, String(process.ppid));
    expect(takeLock(lock)).toBe(process.ppid);
    expect(readFileSync(lock, 'utf8')).toBe(String(process.ppid));
  });

  it('gives each of many dead locks to one of several processes that find them at once', async () => {
    const count = 1000;
    for (let index = 0; index < count; index += 1) writeFileSync(join(folder, String(index)), dead);
    writeFileSync(join(folder, 'taker.mts'), TAKER);
    const takers = [1, 2, 3].map(() =>
      startProcess(process.execPath, ['--import', 'tsx', join(folder, 'taker.mts'), folder, String(count)]),
    );
    await Promise.all(takers.map((taker) => taker.waitForOutput(/ready/)));
    writeFileSync(join(folder, 'go'), '');
    const taken = await Promise.all(takers.map((taker) => taker.waitForOutput(/taken (\d+)/)));
    writeFileSync(join(folder, 'end'), '');
    await Promise.all(takers.map(({ended}) => ended));
    expect(taken.map(([, number]) => Number(number)).reduce((sum, number) => sum + number)).toBe(count);
  });
});
