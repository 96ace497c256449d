import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The fields of a `package-lock.json` entry that say what a package is and where it comes from. */
export interface LockEntry {
  version?: string;
  resolved?: string;
  /** Hash of the archive, as browsers and npm write it: `sha512-` and Base64. */
  integrity?: string;
  /** Copied from the package's `package.json`; npm leaves out outdated forms. */
  license?: string;
  name?: string;
  /** Operating systems and processors that the package is limited to. */
  os?: readonly string[];
  cpu?: readonly string[];
  hasInstallScript?: boolean;
}

export interface LockFile {
  lockfileVersion: number;
  /** By folder, relative to the project: `''` is the project, `node_modules/a/node_modules/b` a nested package. */
  packages: Record<string, LockEntry>;
}

export function readLockFile(dir: string): LockFile {
  return JSON.parse(readFileSync(join(dir, 'package-lock.json'), 'utf8')) as LockFile;
}

/** Name of the package in a folder of the lock file: `node_modules/a/node_modules/@b/c` is `@b/c`. */
export function getPackageName(folder: string, {name}: LockEntry): string {
  return name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
