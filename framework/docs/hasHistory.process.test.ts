import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {expect, it} from 'vitest';

import {createFolder} from '../../tests/support/createFolder';
import {hasHistory} from './hasHistory';

const AUTHOR = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];

it('is there once something was committed, but not in a shallow clone', () => {
  const folder = createFolder();
  const git = (...args: string[]) =>
    execFileSync('git', [...AUTHOR, ...args], {cwd: folder, stdio: 'ignore'});
  expect(hasHistory(folder)).toBe(false);
  git('init', 'all');
  expect(hasHistory(join(folder, 'all'))).toBe(false);
  for (const message of ['first', 'second'])
    git('-C', 'all', 'commit', '--allow-empty', '--message', message);
  expect(hasHistory(join(folder, 'all'))).toBe(true);
  git('clone', '--depth=1', `file://${folder}/all`, 'shallow');
  expect(hasHistory(join(folder, 'shallow'))).toBe(false);
});
