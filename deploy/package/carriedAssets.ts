import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';

import {readArchive} from './archive';
import type {PackageFile} from './packageFile';

/** Name of the file that lists what a package took over from the previous one, one path per line. */
export const CARRIED_FILE = 'carried-assets.txt';

/** Paths of scripts and styles, whose names contain a hash of their content. */
const ASSETS = /^site\/assets\/(?:[A-Za-z0-9_~@+-][A-Za-z0-9._~@+-]*\/)*[A-Za-z0-9_~@+-][A-Za-z0-9._~@+-]*$/;

function readFolder(dir: string): PackageFile[] {
  return readdirSync(dir, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((place) => ({path: relative(dir, place).replaceAll('\\', '/'), content: readFileSync(place)}));
}

async function readPackage(place: string): Promise<PackageFile[]> {
  if (!existsSync(place)) throw new Error(`--previous: there is no ${place}`);
  if (statSync(place).isDirectory()) return readFolder(place);
  try {
    return await readArchive(readFileSync(place));
  } catch (error) {
    throw new Error(`--previous: ${place} is no archive of a package: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/**
 * Collects the scripts and styles of the previous package, which pages that readers have open may still request. Those
 * that it had itself taken over are left out; otherwise packages would grow for ever.
 *
 * @param place folder or archive of the previous package
 * @param own files of the new package
 * @throws if it is not a package
 */
export async function collectCarriedAssets(
  place: string,
  own: readonly PackageFile[],
): Promise<PackageFile[]> {
  const files = await readPackage(place);
  const list = files.find(({path}) => path === CARRIED_FILE)?.content.toString('utf8');
  if (list === undefined)
    throw new Error(`--previous: ${place} holds no package: ${CARRIED_FILE} is missing`);
  const left = new Set([...list.split('\n'), ...own.map(({path}) => path)]);
  return files.filter(({path}) => ASSETS.test(path) && !left.has(path));
}
