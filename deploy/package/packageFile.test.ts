import {describe, expect, it} from 'vitest';

import {compressFile} from './compressFile';
import {toTime, sortFiles} from './packageFile';

const createFile = (path: string, text: string) => ({path, content: Buffer.from(text)});

describe('toTime', () => {
  it('depends only on the content', () => {
    expect(toTime(Buffer.from('a'))).toBe(toTime(Buffer.from('a')));
    expect(toTime(Buffer.from('a'))).not.toBe(toTime(Buffer.from('b')));
  });

  it('is a whole second between 2000 and 2020', () => {
    for (let index = 0; index < 1000; index += 1) {
      const time = toTime(Buffer.from(String(index)));
      expect(Number.isInteger(time)).toBe(true);
      expect(new Date(time * 1000).getUTCFullYear()).toBeGreaterThanOrEqual(2000);
      expect(new Date(time * 1000).getUTCFullYear()).toBeLessThan(2020);
    }
  });
});

describe('sortFiles', () => {
  it('sorts by bytes, not by the locale of the machine', () => {
    const sorted = sortFiles(['b', 'a/b', 'B', 'a-b', 'a'].map((path) => createFile(path, '')));
    expect(sorted.map(({path}) => path)).toEqual(['B', 'a', 'a-b', 'a/b', 'b']);
  });
});

it('creates no compressed copy if one of the two would not be smaller', async () => {
  // Brotli compresses it to 9 bytes, gzip to 23, which is more than 20.
  expect(await compressFile(createFile('a.html', 'a'.repeat(20)))).toEqual([]);
});
