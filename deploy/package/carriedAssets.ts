import {existsSync, readFileSync} from 'node:fs';

import {readArchive} from './archive';
import type {PackageFile} from './packageFile';

/** Name of the file that lists what a package took over from the previous one, one path per line. */
export const CARRIED_FILE = 'carried-assets.txt';

/** Paths of scripts and styles, whose names contain a hash of their content. */
const ASSETS = /^site\/assets\/(?:[A-Za-z0-9_~@+-][A-Za-z0-9._~@+-]*\/)*[A-Za-z0-9_~@+-][A-Za-z0-9._~@+-]*$/;

/**
 * Collects the scripts and styles of the previous package, which pages that readers have open may still request. Those
 * that it had itself taken over are left out; otherwise packages would grow for ever.
 *
 * @param archive file of the previous package
 * @param own paths of files that the new package may have itself
 * @throws if it is not a package
 */
export async function collectCarriedAssets(archive: string, own: readonly string[]): Promise<PackageFile[]> {
  if (!existsSync(archive)) throw new Error(`--previous: there is no ${archive}`);
  const files = await readArchive(readFileSync(archive)).catch((cause: unknown) => {
    throw new Error(`--previous: ${archive} is no archive of a package: ${(cause as Error).message}`, {
      cause,
    });
  });
  const list = files.find(({path}) => path === CARRIED_FILE)?.content.toString('utf8');
  if (list === undefined) {
    throw new Error(`--previous: ${archive} holds no package: ${CARRIED_FILE} is missing`);
  }
  const left = new Set([...list.split('\n'), ...own]);
  return files.filter(({path}) => ASSETS.test(path) && !left.has(path));
}
