import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';

import {createFolder} from '../../tests/support/createFolder';
import {writeImages} from './drawing';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><rect width="4" height="2"/></svg>';

it('writes each image at its path', async () => {
  const folder = createFolder();
  const files = ['a/b.png', 'c.png', 'd.png', 'e.png', 'f.png', 'g.png'].map((file) => ({file, svg: SVG}));
  await writeImages(files, folder);
  for (const {file} of files) expect(readFileSync(join(folder, file)).subarray(1, 4).toString()).toBe('PNG');
});

it('leaves no partial image behind when drawing fails', async () => {
  const folder = createFolder();
  await expect(writeImages([{file: 'a.png', svg: 'no drawing'}], folder)).rejects.toThrow();
  expect(existsSync(join(folder, 'a.png'))).toBe(false);
});
