import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {writeImages} from './drawing';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><rect width="4" height="2"/></svg>';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'social-images-'));
});

afterEach(() => rmSync(dir, {recursive: true}));

describe('writeImages', () => {
  it('writes each image at its path', async () => {
    const files = ['a/b.png', 'c.png', 'd.png', 'e.png', 'f.png', 'g.png'].map((file) => ({file, svg: SVG}));
    await writeImages(files, dir);
    for (const {file} of files) {
      expect(readFileSync(path.join(dir, file)).subarray(1, 4).toString()).toBe('PNG');
    }
  });

  it('leaves no partial image behind when drawing fails', async () => {
    await expect(writeImages([{file: 'a.png', svg: 'no drawing'}], dir)).rejects.toThrow();
    expect(existsSync(path.join(dir, 'a.png'))).toBe(false);
  });
});
