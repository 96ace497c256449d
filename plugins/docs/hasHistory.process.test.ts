import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

import {hasHistory} from './hasHistory';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'history-'))));
afterEach(() => rmSync(folder, {recursive: true}));

function git(...args: string[]): void {
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...author, ...args], {cwd: folder, stdio: 'ignore'});
}

it('is there once something was committed, but not in a shallow clone', () => {
  expect(hasHistory(folder)).toBe(false);
  git('init', 'all');
  expect(hasHistory(join(folder, 'all'))).toBe(false);
  for (const message of ['first', 'second'])
    git('-C', 'all', 'commit', '--allow-empty', '--message', message);
  expect(hasHistory(join(folder, 'all'))).toBe(true);
  git('clone', '--depth=1', `file://${folder}/all`, 'shallow');
  expect(hasHistory(join(folder, 'shallow'))).toBe(false);
});
