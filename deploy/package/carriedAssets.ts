import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';

import {readArchive} from './archive';
import type {PackageFile} from './packageFile';

/** Lists the files that a package has from the one before it, one path a line. */
export const CARRIED_FILE = 'carried-assets.txt';

/** Where scripts and styles are; their names hold a hash of their content. */
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
 * Collects the scripts and styles of the previous package, which pages that a reader has open may still ask for. Those that
 * it had from the previous package itself are left out: else they would add up for ever.
 *
 * @param place folder or archive of the previous package
 * @param own what the new package has itself
 * @throws if it is no package
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
