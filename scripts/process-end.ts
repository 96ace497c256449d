import {readFileSync} from 'node:fs';

/**
 * Reads the parent of any process; `undefined` where the system does not tell (only Linux does) or cannot now, because
 * this process is out of file handles; `'ended'` for a process that does not exist.
 */
function readParentOf(pid: number): number | 'ended' | undefined {
  try {
    // The name in brackets may hold spaces and brackets itself; the parent is the second field after it (proc_pid_stat(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
    return Number(fields.split(' ')[1]);
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ESRCH' ? 'ended' : undefined;
  }
}

/** The process that started this one, read as early as possible: import this module first. */
const PARENT = process.ppid;
/**
 * npm starts a shell, and the shell starts this process: npm hands a signal to the shell alone, the shell hands it to
 * nobody, and it goes on if npm was killed. A shell that replaces itself by its last command (bash, macOS) is not there.
 */
const IS_STARTED_BY_NPM = process.env.npm_lifecycle_event !== undefined;
/** Systems without `/proc` answer as for a process that has ended. */
const GRANDPARENT = IS_STARTED_BY_NPM ? readParentOf(PARENT) : undefined;

/** Time between two looks at the parent. */
export const PARENT_CHECK_MILLISECONDS = 250;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Tells when this process has to end. */
export interface EndWatch {
  /** Aborted by SIGINT, SIGTERM, SIGHUP, or once the parent is gone; the reason is an {@link EndRequest}. */
  signal: AbortSignal;
  /** @throws {EndRequest} if the process has to end, also if nobody has noticed before */
  throwIfEnded: () => void;
  /** Ends the watch: signals end the process as usual again. */
  stop: () => void;
}

/** Why this process has to end. */
export class EndRequest extends Error {
  constructor(readonly reason: (typeof SIGNALS)[number] | 'parent') {
    super(reason === 'parent' ? 'the process that started it is gone' : `it got ${reason}`);
    this.name = 'EndRequest';
  }

  /** Ends this process in the way its parent expects: by the signal that it got. */
  endProcess(): void {
    process.exitCode = 1;
    if (this.reason !== 'parent') process.kill(process.pid, this.reason);
  }
}

/** Whether the parent has ended: the system then gives the process another one. Windows does not. */
function isParentGone(): boolean {
  if (process.ppid !== PARENT) return true;
  if (typeof GRANDPARENT !== 'number') return false;
  const grandparent = readParentOf(PARENT);
  return grandparent !== undefined && grandparent !== GRANDPARENT;
}

/**
 * Watches for signals, and for the end of the process that started this one: of npm, if that did.
 *
 * @param options.mayOutliveParent whether only the end of npm counts, so that a person can put a command into the
 *   background and close the shell
 */
export function watchProcessEnd({mayOutliveParent = false}: {mayOutliveParent?: boolean} = {}): EndWatch {
  const controller = new AbortController();
  const onSignal = (signal: NodeJS.Signals) =>
    controller.abort(new EndRequest(signal as (typeof SIGNALS)[number]));
  const checkParent = () => {
    if (mayOutliveParent && !IS_STARTED_BY_NPM) return;
    if (isParentGone()) controller.abort(new EndRequest('parent'));
  };
  const timer = setInterval(checkParent, PARENT_CHECK_MILLISECONDS).unref();
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return {
    signal: controller.signal,
    throwIfEnded() {
      checkParent();
      controller.signal.throwIfAborted();
    },
    stop() {
      clearInterval(timer);
      for (const signal of SIGNALS) process.off(signal, onSignal);
    },
  };
}
