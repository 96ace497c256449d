import {cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

import {hashFolder} from './hashFolder';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'hash-folder-'));
  mkdirSync(join(dir, 'first/.well-known'), {recursive: true});
  writeFileSync(join(dir, 'first/index.html'), 'page');
  writeFileSync(join(dir, 'first/.well-known/file'), 'text');
  cpSync(join(dir, 'first'), join(dir, 'second'), {recursive: true});
});

afterEach(() => {
  rmSync(dir, {recursive: true});
});

it('is the same for the same files in another folder', () => {
  expect(hashFolder(join(dir, 'first'))).toBe(hashFolder(join(dir, 'second')));
});

it.each([
  ['content', () => writeFileSync(join(dir, 'second/.well-known/file'), 'Text')],
  ['name', () => renameSync(join(dir, 'second/index.html'), join(dir, 'second/home.html'))],
  ['number of files', () => rmSync(join(dir, 'second/.well-known/file'))],
])('is another one for another %s', (_what, change) => {
  change();
  expect(hashFolder(join(dir, 'first'))).not.toBe(hashFolder(join(dir, 'second')));
});
