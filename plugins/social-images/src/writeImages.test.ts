import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {writeImages} from './writeImages';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><rect width="4" height="2"/></svg>';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'social-images-'));
});

afterEach(() => rmSync(dir, {recursive: true}));

const write = async (files: {file: string; svg: string}[], out = 'out') =>
  await writeImages(files, path.join(dir, out), path.join(dir, 'cache'));

describe('writeImages', () => {
  it('writes each image at its path', async () => {
    const files = ['a/b.png', 'c.png', 'd.png', 'e.png', 'f.png', 'g.png'].map((file) => ({file, svg: SVG}));
    await write(files);
    for (const {file} of files) {
      expect(
        readFileSync(path.join(dir, 'out', file))
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
    }
  });

  it('takes what has not changed from the cache', async () => {
    await write([{file: 'a.png', svg: SVG}]);
    const [cached = ''] = readdirSync(path.join(dir, 'cache'));
    writeFileSync(path.join(dir, 'cache', cached), 'from the cache');
    await write([{file: 'a.png', svg: SVG}], 'second');
    expect(readFileSync(path.join(dir, 'second/a.png'), 'utf8')).toBe('from the cache');
  });

  it('draws what has changed', async () => {
    await write([{file: 'a.png', svg: SVG}]);
    await write([{file: 'a.png', svg: SVG.replace('4', '5')}]);
    expect(readdirSync(path.join(dir, 'cache')).length).toBe(2);
  });

  it('leaves no half of an image behind when a drawing fails', async () => {
    await expect(write([{file: 'a.png', svg: 'no drawing'}])).rejects.toThrow();
    expect(readdirSync(path.join(dir, 'cache'))).toEqual([]);
    expect(() => statSync(path.join(dir, 'out/a.png'))).toThrow();
  });
});
