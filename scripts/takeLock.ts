import {linkSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';

function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}

export function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but belongs to another user.
    return hasCode(error, 'EPERM');
  }
}

/** The process id in a lock; 0 if the file has none, as after a power cut, undefined if there is no file. */
function readHolder(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8')) || 0;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Writes this process into a lock, in one step: no other process sees the file without its content. */
function writeLock(lock: string, move: (from: string, to: string) => void): void {
  const draft = `${lock}.${process.pid}.draft`;
  try {
    writeFileSync(draft, String(process.pid));
    move(draft, lock);
  } finally {
    rmSync(draft, {force: true});
  }
}

/**
 * Takes a lock: a file with the id of the process that holds it, until it ends or deletes the file. The lock of a dead
 * process is free, as is a file without an id.
 *
 * @param lock absolute path of the file
 * @returns the process that holds the lock now: this one, or another that is running
 */
export function takeLock(lock: string): number {
  for (;;) {
    try {
      // Unlike a rename, this fails if the file exists.
      writeLock(lock, linkSync);
      return process.pid;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const holder = readHolder(lock);
    // It was deleted in between.
    if (holder === undefined) continue;
    if (holder !== 0 && isProcessRunning(holder)) return holder;
    // Only the one that holds this second lock may replace the first: others that found it dead may have been faster.
    const takeover = `${lock}.${holder}`;
    const taker = takeLock(takeover);
    if (taker !== process.pid) return taker;
    try {
      if (readHolder(lock) !== holder) continue;
      writeLock(lock, renameSync);
      return process.pid;
    } finally {
      rmSync(takeover, {force: true});
    }
  }
}
