import {existsSync, renameSync, rmSync} from 'node:fs';

/** The folders of a swap, all on one file system. */
export interface SwapFolders {
  /** What readers see; need not exist yet. */
  current: string;
  /** What is to take its place. */
  next: string;
  /** Where the replaced folder waits for its deletion. */
  previous: string;
}

/** The functions of `node:fs` that a swap needs. */
export interface SwapFileSystem {
  renameSync: (from: string, to: string) => void;
  rmSync: (path: string, options: {recursive: true; force: true}) => void;
}

const REASONS: Record<string, string> = {
  EBUSY: 'it is a mount point, or in use',
  EROFS: 'it is on a read-only file system',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
};

/** One line that says why a folder could not be replaced or written, and what to do. */
export function describeFolderError(folder: string, error: unknown): string {
  const {code = '', message} = error as NodeJS.ErrnoException;
  const reason = code in REASONS ? `${REASONS[code]} (${code})` : message;
  return `${folder} cannot be replaced: ${reason}. The last build is unchanged. Make the folder writable, and build again.`;
}

/**
 * Puts `next` in the place of `current`. Between two renames there is no folder at that place, for microseconds.
 *
 * @throws the error of the file system if that fails; `current` is then what it was before
 */
export function swapFolders(
  {current, next, previous}: SwapFolders,
  fileSystem: SwapFileSystem = {renameSync, rmSync},
): void {
  const hasPrevious = existsSync(current);
  if (hasPrevious) fileSystem.renameSync(current, previous);
  try {
    fileSystem.renameSync(next, current);
  } catch (error) {
    if (hasPrevious) fileSystem.renameSync(previous, current);
    throw error;
  }
  try {
    fileSystem.rmSync(previous, {recursive: true, force: true});
  } catch {
    // The new folder is in place; restoreFolder removes what is left before the next swap.
  }
}

/** Makes good what a process left that was killed during a swap: brings the folder back, or deletes the old one. */
export function restoreFolder({current, previous}: Omit<SwapFolders, 'next'>): void {
  if (!existsSync(current) && existsSync(previous)) renameSync(previous, current);
  rmSync(previous, {recursive: true, force: true});
}
