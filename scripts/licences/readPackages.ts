import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {getPackageName, readLockFile} from '../../plugins/bill-of-materials/src/lockFile';
import {readLicence, type LicenceFields} from '../../plugins/bill-of-materials/src/readLicence';

/** A package of the lock file, for this system or another one. */
export interface LockedPackage {
  name: string;
  version: string;
  /** What it declares; `undefined` where it declares nothing. */
  licence: string | undefined;
  /** Only development needs it. */
  isDevelopment: boolean;
}

/** The licence in an installed `package.json`: npm leaves older forms of the field out of the lock file. */
function readInstalledLicence(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? readLicence(JSON.parse(readFileSync(file, 'utf8')) as LicenceFields) : undefined;
}

/**
 * Reads all packages that the lock file of a project names, each version once, sorted by name.
 *
 * @throws if there is no lock file
 */
export function readPackages(dir: string): LockedPackage[] {
  const lock = readLockFile(dir);
  if (!lock) throw new Error(`${dir} has no package-lock.json. Run "npm install".`);
  const packages = new Map<string, LockedPackage>();
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (folder === '') continue;
    const name = getPackageName(folder, entry);
    const version = entry.version ?? '';
    const id = `${name}@${version}`;
    packages.set(id, {
      name,
      version,
      licence: entry.license ?? readInstalledLicence(join(dir, folder)),
      isDevelopment: entry.dev === true && (packages.get(id)?.isDevelopment ?? true),
    });
  }
  return [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, locked]) => locked);
}
