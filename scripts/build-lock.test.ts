import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {BuildLockedError, takeBuildLock} from './build-lock';

/** Above every limit of Linux for the number of a process. */
const DEAD_PID = 2 ** 30;

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-lock-'));
  path = join(folder, '.docusaurus', 'build.lock');
});

afterEach(() => rmSync(folder, {recursive: true}));

function writeLock(content: string): void {
  mkdirSync(path, {recursive: true});
  writeFileSync(join(path, 'holder.json'), content);
}

describe('takeBuildLock', () => {
  it('is taken by one at a time, and free again when released', () => {
    const lock = takeBuildLock(path);
    expect(lock.isHeld()).toBe(true);
    expect(() => takeBuildLock(path)).toThrow(BuildLockedError);
    expect(() => takeBuildLock(path)).toThrow(`process ${process.pid} is building this site`);
    lock.release();
    expect(readdirSync(join(folder, '.docusaurus'))).toEqual([]);
    takeBuildLock(path).release();
  });

  it.each([
    ['of a dead process', JSON.stringify({holder: {pid: DEAD_PID}})],
    [
      'of a dead process whose worker is dead too',
      JSON.stringify({holder: {pid: DEAD_PID}, worker: {pid: DEAD_PID}}),
    ],
    ['without content', ''],
    ['with foreign content', '1234\n'],
  ])('takes over a lock %s', (_what, content) => {
    writeLock(content);
    const lock = takeBuildLock(path);
    expect(lock.isHeld()).toBe(true);
    lock.release();
    expect(readdirSync(join(folder, '.docusaurus'))).toEqual([]);
  });

  it.runIf(process.platform === 'linux')(
    'takes over the lock of a dead process whose number was given again',
    () => {
      writeLock(JSON.stringify({holder: {pid: process.pid, started: '1'}}));
      takeBuildLock(path).release();
      expect(existsSync(path)).toBe(false);
    },
  );

  it('is not free while the worker of a dead process runs', () => {
    writeLock(JSON.stringify({holder: {pid: DEAD_PID}, worker: {pid: process.pid}}));
    expect(() => takeBuildLock(path)).toThrow(`a build that was killed left process ${process.pid} at work`);
  });

  it('names the worker, and is still held', () => {
    const lock = takeBuildLock(path);
    lock.setWorker(process.ppid);
    expect(readFileSync(join(path, 'holder.json'), 'utf8')).toContain(`"worker":{"pid":${process.ppid}`);
    expect(lock.isHeld()).toBe(true);
    lock.release();
    expect(existsSync(path)).toBe(false);
  });

  it('is lost when a person deletes it, and does not delete the lock of the next one', () => {
    const lock = takeBuildLock(path);
    rmSync(path, {recursive: true});
    expect(lock.isHeld()).toBe(false);
    writeLock('{"holder":{"pid":1}}');
    lock.setWorker(process.ppid);
    lock.release();
    expect(readFileSync(join(path, 'holder.json'), 'utf8')).toBe('{"holder":{"pid":1}}');
  });
});
