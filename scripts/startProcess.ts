import {spawn, type ChildProcess} from 'node:child_process';
import {resolve} from 'node:path';

const ROOT = resolve(__dirname, '..');

interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** Passes on what a process prints, errors too. Resolves when it has ended and all its output is read. */
export function followProcess(child: ChildProcess, onText: (text: string) => void): Promise<End> {
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onText);
  return new Promise((resolvePromise, reject) => {
    child.on('error', reject);
    // Not "exit": on a busy machine it comes before the last lines of the output.
    child.on('close', (code, signal) => resolvePromise({code, signal}));
  });
}

/** A process in a group of its own, whose output is waited for instead of a fixed time. */
export interface StartedProcess {
  /** Id of the process and of its group; 0 if it cannot be started. */
  pid: number;
  /** Everything it has printed so far, errors too. */
  readOutput: () => string;
  /** Waits until the output matches the pattern. Rejects if the process ends without a match. */
  waitForOutput: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Resolves when all its output is read too, also that of its children, such as a server that npm has started. */
  ended: Promise<End>;
}

export interface StartOptions {
  env?: NodeJS.ProcessEnv;
  /** Working folder; by default that of the project. */
  cwd?: string;
}

/** Starts a command as the leader of a process group, so that {@link killGroup} reaches its children too. */
export function startProcess(
  command: string,
  args: readonly string[],
  {env = {}, cwd = ROOT}: StartOptions = {},
): StartedProcess {
  const child = spawn(command, args, {
    cwd,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const listeners = new Set<() => void>();
  const ended = followProcess(child, (text) => {
    output += text;
    for (const listener of listeners) listener();
  });
  return {
    pid: child.pid ?? 0,
    readOutput: () => output,
    ended,
    waitForOutput: (pattern) =>
      new Promise((resolvePromise, reject) => {
        const check = () => {
          const match = pattern.exec(output);
          if (match) resolvePromise(match);
          return match !== null;
        };
        if (check()) return;
        listeners.add(check);
        child.on('close', () => {
          if (!check())
            reject(new Error(`The process ended without printing ${String(pattern)}:\n${output}`));
        });
      }),
  };
}

export function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Sends a signal to a process and all its children; does nothing if they have ended. */
export function killGroup(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  // 0 would be the group of this process.
  if (pid === 0) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // They have ended already.
  }
}
