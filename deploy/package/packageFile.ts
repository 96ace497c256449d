import {createHash} from 'node:crypto';

export interface PackageFile {
  /** Path in the package, with slashes. */
  path: string;
  content: Buffer;
  isExecutable?: boolean;
}

/** Everyone may read all files; only the owner may write. */
export const DIRECTORY_MODE = 0o755;

/** 2000-01-01, in seconds since 1970. */
const FIRST_TIME = 946_684_800;
/** Twenty years in seconds: all times are in the past, and two contents are unlikely to share one (1 in 2^29). */
const TIME_RANGE = 20 * 365 * 24 * 60 * 60;

export function getMode({isExecutable = false}: PackageFile): number {
  return isExecutable ? 0o755 : 0o644;
}

/**
 * Modification time of a file, derived from its content. nginx derives ETags from time and size, so that they change
 * with the content, differ between a file and its compressed copies, and are the same on all machines and in later
 * packages.
 *
 * @returns whole seconds since 1970
 */
export function toTime(content: Buffer): number {
  return FIRST_TIME + (createHash('sha256').update(content).digest().readUInt32BE() % TIME_RANGE);
}

/** Sorts by path, independent of the machine's locale. */
export function sortFiles(files: readonly PackageFile[]): PackageFile[] {
  return [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
}

export const CHECKSUMS_FILE = 'SHA256SUMS';

/** Creates the file that `sha256sum --check` reads. */
export function renderChecksums(files: readonly PackageFile[]): PackageFile {
  const lines = sortFiles(files).map(
    ({path, content}) => `${createHash('sha256').update(content).digest('hex')}  ${path}\n`,
  );
  return {path: CHECKSUMS_FILE, content: Buffer.from(lines.join(''))};
}
