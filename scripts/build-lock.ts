import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Name of the file in the lock's folder that tells who holds it. */
const HOLDER_FILE = 'holder.json';

/** A process, told apart from a later one with the same number by the moment when it started. */
interface ProcessId {
  pid: number;
  /** In clock ticks since the machine started; missing where the system does not tell (only Linux does). */
  started?: string;
}

interface LockContent {
  holder: ProcessId;
  /** A process that works for the holder in the same folders, and may outlive it. */
  worker?: ProcessId;
}

/** A lock that this process holds. */
export interface BuildLock {
  /** Notes that another process works for this one: while it runs the lock is not free, even if this one was killed. */
  setWorker: (pid: number | undefined) => void;
  /** Whether the lock is still this one's: a person may have deleted the folder. */
  isHeld: () => boolean;
  release: () => void;
}

/** The lock is held by a process that runs. */
export class BuildLockedError extends Error {
  /** @param pid the process that runs, @param isOrphan whether the build that started it is gone */
  constructor(pid: number, isOrphan: boolean, path: string) {
    super(
      isOrphan
        ? `a build that was killed left process ${pid} at work in this site. Wait until it ends, or end it.`
        : `process ${pid} is building this site. Wait until it ends, or end it. If process ${pid} is something else, delete ${path}.`,
    );
    this.name = 'BuildLockedError';
  }
}

/** The start of a process that runs. One that has ended, and that nobody has taken note of yet, has none. */
function readStartTime(pid: number): string | undefined {
  try {
    // The name in brackets may hold spaces and brackets itself. State and start are the fields 3 and 22 (proc_pid_stat(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function describeProcess(pid: number): ProcessId {
  return {pid, started: readStartTime(pid)};
}

function isRunning({pid, started}: ProcessId): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === undefined || readStartTime(pid) === started;
}

function readLock(path: string): string | undefined {
  try {
    return readFileSync(join(path, HOLDER_FILE), 'utf8');
  } catch {
    return undefined;
  }
}

/** Content that is not readable belongs to nobody: the lock appears with its whole content at once. */
function parseLock(text: string): Partial<LockContent> {
  try {
    return JSON.parse(text) as LockContent;
  } catch {
    return {};
  }
}

/** Creates the lock with its content in one step, as a folder: a rename never replaces one that is not empty. */
function createLock(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}`;
  mkdirSync(draft, {recursive: true});
  writeFileSync(join(draft, HOLDER_FILE), content);
  try {
    renameSync(draft, path);
    return true;
  } catch (error) {
    if (existsSync(path)) return false;
    throw error;
  } finally {
    rmSync(draft, {recursive: true, force: true});
  }
}

/** Removes the lock of a dead process, unless another process has done so and taken the lock meanwhile. */
function removeStale(path: string, stale: string): void {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const removed = readLock(aside) ?? '';
  if (removed !== stale) createLock(path, removed);
  rmSync(aside, {recursive: true, force: true});
}

/**
 * Takes a lock for this process, also from one that no longer runs.
 *
 * @param path the folder that is the lock; the folder around it is created
 * @throws {BuildLockedError} if the process that holds it runs
 */
export function takeBuildLock(path: string): BuildLock {
  mkdirSync(dirname(path), {recursive: true});
  const holder = describeProcess(process.pid);
  let content = JSON.stringify({holder} satisfies LockContent);
  while (!createLock(path, content)) {
    const found = readLock(path) ?? '';
    const {holder: other, worker} = parseLock(found);
    if (other && isRunning(other)) throw new BuildLockedError(other.pid, false, path);
    if (worker && isRunning(worker)) throw new BuildLockedError(worker.pid, true, path);
    removeStale(path, found);
  }
  const isHeld = () => readLock(path) === content;
  return {
    isHeld,
    setWorker(pid) {
      if (!isHeld()) return;
      content = JSON.stringify({
        holder,
        worker: pid === undefined ? undefined : describeProcess(pid),
      } satisfies LockContent);
      // Replaced in one step: a reader sees the old content or the new.
      const draft = join(path, `${HOLDER_FILE}.next`);
      writeFileSync(draft, content);
      renameSync(draft, join(path, HOLDER_FILE));
    },
    release() {
      if (isHeld()) rmSync(path, {recursive: true, force: true});
    },
  };
}
