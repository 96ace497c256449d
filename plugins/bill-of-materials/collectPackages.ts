import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {LockFile} from './lockFile';
import {readLicence, type LicenceFields} from './readLicence';

/** A package whose code is shipped to readers. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** As the package declares it; `undefined` if it declares none. */
  licence: string | undefined;
  /** Its author, if the package names one. */
  author: string | undefined;
  /** Absolute path of its folder. */
  folder: string;
  /** URL and hash of its archive, if the lock file has them. */
  resolved: string | undefined;
  integrity: string | undefined;
}

interface Manifest extends LicenceFields {
  name: string;
  version: string;
  author?: string | {name: string};
}

const FOLDER_PATTERN = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/** Key of a package in the lock file: its folder, starting at the outermost `node_modules`. */
function getLockKey(folder: string): string {
  const path = folder.replaceAll('\\', '/');
  return path.slice(path.indexOf('/node_modules/') + 1);
}

/**
 * Finds the packages that files belong to, each version once, sorted by name and version.
 * Files outside `node_modules` are the site's own and are skipped.
 *
 * @param files absolute paths
 * @throws if a package has no readable `package.json`
 */
export function collectPackages(files: Iterable<string>, lock: LockFile | undefined): ShippedPackage[] {
  const folders = new Set<string>();
  for (const file of files) {
    const folder = FOLDER_PATTERN.exec(file)?.[0];
    if (folder !== undefined) folders.add(folder);
  }
  const packages = new Map<string, ShippedPackage>();
  // Several copies of a version are one package. Sorted, so that the same copy is picked on every machine.
  for (const folder of [...folders].sort()) {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const {name, version} = manifest;
    const author = typeof manifest.author === 'object' ? manifest.author.name : manifest.author;
    const {resolved, integrity} = lock?.packages[getLockKey(folder)] ?? {};
    const id = `${name}@${version}`;
    if (!packages.has(id)) {
      packages.set(id, {name, version, licence: readLicence(manifest), author, folder, resolved, integrity});
    }
  }
  return [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, shipped]) => shipped);
}
