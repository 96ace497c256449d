import {mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {describeFolderError, restoreFolder, swapFolders, type SwapFolders} from './swap-folders';

let parent: string;
let folders: SwapFolders;

function writeFolder(path: string, content: string): void {
  mkdirSync(path);
  writeFileSync(join(path, 'index.html'), content);
}

function read(path: string): string {
  return readFileSync(join(path, 'index.html'), 'utf8');
}

function createError(code: string): Error {
  return Object.assign(new Error(`${code}: it failed`), {code});
}

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'swap-folders-'));
  folders = {current: join(parent, 'build'), next: join(parent, 'next'), previous: join(parent, 'previous')};
});

afterEach(() => rmSync(parent, {recursive: true}));

describe('swapFolders', () => {
  it('puts the new folder in the place of the old one, and deletes that', () => {
    writeFolder(folders.current, 'old');
    writeFolder(folders.next, 'new');
    swapFolders(folders);
    expect(read(folders.current)).toBe('new');
    expect(readdirSync(parent)).toEqual(['build']);
  });

  it('needs no old folder', () => {
    writeFolder(folders.next, 'new');
    swapFolders(folders);
    expect(readdirSync(parent)).toEqual(['build']);
  });

  it.each([1, 2])('leaves the old folder where it was if rename number %d fails', (failing) => {
    writeFolder(folders.current, 'old');
    writeFolder(folders.next, 'new');
    let count = 0;
    const rename = (from: string, to: string) => {
      count += 1;
      if (count === failing) throw createError('EBUSY');
      renameSync(from, to);
    };
    expect(() => swapFolders(folders, {renameSync: rename, rmSync})).toThrow('EBUSY');
    expect(read(folders.current)).toBe('old');
    expect(readdirSync(parent).sort()).toEqual(['build', 'next']);
  });

  it('is done even if the old folder cannot be deleted', () => {
    writeFolder(folders.current, 'old');
    writeFolder(folders.next, 'new');
    const remove = () => {
      throw createError('EACCES');
    };
    swapFolders(folders, {renameSync, rmSync: remove});
    expect(read(folders.current)).toBe('new');
  });
});

describe('restoreFolder', () => {
  it('brings back the folder of a swap that was cut off in the middle', () => {
    writeFolder(folders.previous, 'old');
    restoreFolder(folders);
    expect(read(folders.current)).toBe('old');
    expect(readdirSync(parent)).toEqual(['build']);
  });

  it('deletes the old folder of a swap that was cut off before its end', () => {
    writeFolder(folders.previous, 'old');
    writeFolder(folders.current, 'new');
    restoreFolder(folders);
    expect(read(folders.current)).toBe('new');
    expect(readdirSync(parent)).toEqual(['build']);
  });
});

describe('describeFolderError', () => {
  it.each([
    ['EBUSY', 'it is a mount point, or in use (EBUSY)'],
    ['EROFS', 'it is on a read-only file system (EROFS)'],
    ['EACCES', 'this user may not write there (EACCES)'],
    ['EIO', 'EIO: it failed'],
  ])('says in one line what %s means', (code, reason) => {
    expect(describeFolderError('build/', createError(code))).toBe(
      `build/ cannot be replaced: ${reason}. The last build is unchanged. Make the folder writable, and build again.`,
    );
  });
});
