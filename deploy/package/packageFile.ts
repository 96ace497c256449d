import {createHash} from 'node:crypto';

/** A file of a package. */
export interface PackageFile {
  /** Path in the package, with slashes. */
  path: string;
  content: Buffer;
  isExecutable?: boolean;
}

/** Whoever may read a package may read all of it; nobody needs to write to it. */
export const DIRECTORY_MODE = 0o755;
const FILE_MODE = 0o644;
const EXECUTABLE_MODE = 0o755;

/** 2000-01-01, in seconds since 1970. */
const FIRST_TIME = 946_684_800;
/** Twenty years in seconds: all times are past, and 2^29 of them make it unlikely that two contents share one. */
const TIME_RANGE = 20 * 365 * 24 * 60 * 60;

/** Permissions of a file. */
export function getMode({isExecutable = false}: PackageFile): number {
  return isExecutable ? EXECUTABLE_MODE : FILE_MODE;
}

/**
 * Time of a file, made of its content. nginx makes ETags of time and size: so they change with the content, differ
 * between a file and its compressed copies, and stay the same on all machines and in later packages where the content does.
 *
 * @returns whole seconds since 1970
 */
export function createTime(content: Buffer): number {
  return FIRST_TIME + (createHash('sha256').update(content).digest().readUInt32BE() % TIME_RANGE);
}

/** Sorts by path, in the order of bytes: the same on every machine. */
export function sortFiles(files: readonly PackageFile[]): PackageFile[] {
  return [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
}
