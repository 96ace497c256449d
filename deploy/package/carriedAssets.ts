import {existsSync, readFileSync} from 'node:fs';

import {readArchive} from './archive';
import type {PackageFile} from './packageFile';

/** Name of the file that lists what a package took over from the previous one, one path per line. */
export const CARRIED_FILE = 'carried-assets.txt';

/** Paths of scripts and styles, whose names contain a hash of their content. */
const ASSETS = /^site\/assets\/(?:[A-Za-z0-9_~@+-][A-Za-z0-9._~@+-]*\/)*[A-Za-z0-9_~@+-][A-Za-z0-9._~@+-]*$/;

async function readPackage(file: string): Promise<PackageFile[]> {
  if (!existsSync(file)) throw new Error(`--previous: there is no ${file}`);
  try {
    return await readArchive(readFileSync(file));
  } catch (error) {
    throw new Error(`--previous: ${file} is no archive of a package: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/**
 * Collects the scripts and styles of the previous package, which pages that readers have open may still request. Those
 * that it had itself taken over are left out; otherwise packages would grow for ever.
 *
 * @param archive file of the previous package
 * @param own files of the new package
 * @throws if it is not a package
 */
export async function collectCarriedAssets(
  archive: string,
  own: readonly PackageFile[],
): Promise<PackageFile[]> {
  const files = await readPackage(archive);
  const list = files.find(({path}) => path === CARRIED_FILE)?.content.toString('utf8');
  if (list === undefined)
    throw new Error(`--previous: ${archive} holds no package: ${CARRIED_FILE} is missing`);
  const left = new Set([...list.split('\n'), ...own.map(({path}) => path)]);
  return files.filter(({path}) => ASSETS.test(path) && !left.has(path));
}
