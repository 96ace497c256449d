import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {renderPng} from './drawing';

/** Number of images that are drawn at the same time. */
const CONCURRENCY = 4;

export interface ImageFile {
  /** Path below the output folder. */
  file: string;
  svg: string;
}

/** Draws images and writes them into the output folder. */
export async function writeImages(files: readonly ImageFile[], outDir: string): Promise<void> {
  const waiting = [...files];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const target = path.join(outDir, next.file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, await renderPng(next.svg));
    }
  };
  await Promise.all(Array.from({length: CONCURRENCY}, work));
}
