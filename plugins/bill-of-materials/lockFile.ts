import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The part of an entry of `package-lock.json` that says what a package is and where it comes from. */
export interface LockEntry {
  version?: string;
  /** Address of the archive. */
  resolved?: string;
  /** Hash of the archive, as browsers and npm write it: `sha512-` and Base64. */
  integrity?: string;
  /** What `package.json` of the package declares; npm leaves out old forms. */
  license?: string;
  /** The name of the package where the folder has another one. */
  name?: string;
  /** Only development needs it. */
  dev?: boolean;
  optional?: boolean;
  /** Where a package is for some systems only. */
  os?: readonly string[];
  cpu?: readonly string[];
  hasInstallScript?: boolean;
}

/** `package-lock.json`, as far as anything here reads it. */
export interface LockFile {
  lockfileVersion: number;
  /** By folder, relative to the project: `''` is the project, `node_modules/a/node_modules/b` a package below another. */
  packages: Record<string, LockEntry>;
}

/** Reads the lock file of a project; `undefined` where there is none. */
export function readLockFile(dir: string): LockFile | undefined {
  const file = join(dir, 'package-lock.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LockFile) : undefined;
}

/** Name of the package in a folder of the lock file: `node_modules/a/node_modules/@b/c` is `@b/c`. */
export function getPackageName(folder: string, {name}: LockEntry = {}): string {
  return name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
