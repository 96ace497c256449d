import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';

import {readArchive} from './archive';
import type {ReleaseFile} from './releaseFile';

/** Lists the files that a release has from the one before it, one path a line. */
export const CARRIED_FILE = 'carried-assets.txt';

/** Where scripts and styles are; their names hold a hash of their content. */
const ASSETS = /^site\/assets\/(?:[A-Za-z0-9_~@+-][A-Za-z0-9._~@+-]*\/)*[A-Za-z0-9_~@+-][A-Za-z0-9._~@+-]*$/;

function readFolder(dir: string): ReleaseFile[] {
  return readdirSync(dir, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((place) => ({path: relative(dir, place).replaceAll('\\', '/'), content: readFileSync(place)}));
}

async function readRelease(place: string): Promise<ReleaseFile[]> {
  if (!existsSync(place)) throw new Error(`--previous: there is no ${place}`);
  if (statSync(place).isDirectory()) return readFolder(place);
  try {
    return await readArchive(readFileSync(place));
  } catch (error) {
    throw new Error(`--previous: ${place} is no archive of a release: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/**
 * Collects the scripts and styles of the release before, which pages that a reader has open may still ask for. Those that
 * it had from the release before itself are left out: else they would add up for ever.
 *
 * @param place folder or archive of the release before
 * @param own what the new release has itself
 * @throws if it is no release
 */
export async function collectCarriedAssets(
  place: string,
  own: readonly ReleaseFile[],
): Promise<ReleaseFile[]> {
  const files = await readRelease(place);
  const list = files.find(({path}) => path === CARRIED_FILE)?.content.toString('utf8');
  if (list === undefined)
    throw new Error(`--previous: ${place} holds no release: ${CARRIED_FILE} is missing`);
  const left = new Set([...list.split('\n'), ...own.map(({path}) => path)]);
  return files.filter(({path}) => ASSETS.test(path) && !left.has(path));
}
