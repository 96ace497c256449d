import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {createWorker} from './createWorker';
import {writeWorkers} from './writeWorkers';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'old-service-worker-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('writeWorkers', () => {
  it('writes the script to every path, also in folders that are not there yet', async () => {
    await writeWorkers(folder, ['sw.js', 'a/b/worker.js'], 'text');
    expect(['sw.js', 'a/b/worker.js'].map((path) => readFileSync(join(folder, path), 'utf8'))).toEqual([
      'text',
      'text',
    ]);
  });

  it('leaves a file that is there, and says which and what to do', async () => {
    writeFileSync(join(folder, 'sw.js'), 'of static/');
    await expect(writeWorkers(folder, ['sw.js'], 'text')).rejects.toThrow(
      'The build has a file sw.js already. Remove it (it may come from static/), or leave sw.js out of the option "paths"',
    );
    expect(readFileSync(join(folder, 'sw.js'), 'utf8')).toBe('of static/');
  });
});

describe('createWorker', () => {
  it('makes a script that handles no requests and needs nothing that a policy could refuse', () => {
    const script = createWorker();
    expect(script).toContain('skipWaiting');
    expect(script).not.toMatch(/fetch|importScripts|eval|Function\(/);
  });
});
