import {describe, expect, it} from 'vitest';

import {createChecksums} from './checksums';
import {compressFile} from './compressFile';
import {createTime, sortFiles} from './packageFile';

const createFile = (path: string, text: string) => ({path, content: Buffer.from(text)});

describe('createTime', () => {
  it('follows from the content alone', () => {
    expect(createTime(Buffer.from('a'))).toBe(createTime(Buffer.from('a')));
    expect(createTime(Buffer.from('a'))).not.toBe(createTime(Buffer.from('b')));
  });

  it('is a whole second between 2000 and 2020', () => {
    for (let index = 0; index < 1000; index += 1) {
      const time = createTime(Buffer.from(String(index)));
      expect(Number.isInteger(time)).toBe(true);
      expect(new Date(time * 1000).getUTCFullYear()).toBeGreaterThanOrEqual(2000);
      expect(new Date(time * 1000).getUTCFullYear()).toBeLessThan(2020);
    }
  });
});

describe('sortFiles', () => {
  it('sorts by bytes, not by the language of this machine', () => {
    const sorted = sortFiles(['b', 'a/b', 'B', 'a-b', 'a'].map((path) => createFile(path, '')));
    expect(sorted.map(({path}) => path)).toEqual(['B', 'a', 'a-b', 'a/b', 'b']);
  });
});

describe('createChecksums', () => {
  it('writes what sha256sum reads', () => {
    expect(createChecksums([createFile('b', ''), createFile('a', 'abc')])).toBe(
      [
        'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a\n',
        'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b\n',
      ].join(''),
    );
  });
});

describe('compressFile', () => {
  it('makes both copies where both are smaller', async () => {
    const copies = await compressFile(createFile('a.html', 'text '.repeat(100)));
    expect(copies.map(({path}) => path)).toEqual(['a.html.br', 'a.html.gz']);
  });

  it('makes none where one of them is not', async () => {
    // Brotli makes 9 bytes of it, gzip 23.
    expect(await compressFile(createFile('a.html', 'a'.repeat(20)))).toEqual([]);
  });

  it('makes none of what is compressed already', async () => {
    expect(await compressFile(createFile('a.png', 'text '.repeat(100)))).toEqual([]);
  });
});
