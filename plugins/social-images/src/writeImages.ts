import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {RENDERER, renderPng} from './drawing';

/** Images that are drawn at the same time. */
const CONCURRENCY = 4;

export interface ImageFile {
  /** Path below the output folder. */
  file: string;
  svg: string;
}

/** The drawn image in the cache; it is drawn if it is not there yet. */
async function drawCached(svg: string, cacheDir: string): Promise<string> {
  const key = createHash('sha256').update(`${RENDERER}\n${svg}`).digest('hex').slice(0, 32);
  const cached = path.join(cacheDir, `${key}.png`);
  if (existsSync(cached)) return cached;
  // Another page or build may draw the same image: nobody may see half of it.
  const unfinished = `${cached}.${randomUUID()}`;
  await writeFile(unfinished, await renderPng(svg));
  await rename(unfinished, cached);
  return cached;
}

/**
 * Writes images into the output folder. What has not changed since an earlier build comes from the cache.
 *
 * @param cacheDir folder of the cache; it may be deleted at any time
 */
export async function writeImages(
  files: readonly ImageFile[],
  outDir: string,
  cacheDir: string,
): Promise<void> {
  await mkdir(cacheDir, {recursive: true});
  const waiting = [...files];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const target = path.join(outDir, next.file);
      const cached = await drawCached(next.svg, cacheDir);
      await mkdir(path.dirname(target), {recursive: true});
      await copyFile(cached, target);
    }
  };
  await Promise.all(Array.from({length: CONCURRENCY}, work));
}
