/** For tests that start processes: waits for states instead of times. */
import {spawn} from 'node:child_process';
import {resolve} from 'node:path';

const ROOT = resolve(__dirname, '..');

/** A process that a test has started. */
export interface StartedProcess {
  pid: number;
  /** Everything it has printed so far, errors too. */
  readOutput: () => string;
  /** Waits until it prints the pattern. Rejects if it ends without. */
  waitForOutput: (pattern: RegExp) => Promise<RegExpExecArray>;
  /**
   * Resolves with exit code and signal when the process has ended and all its output is read.
   * It waits for whatever else writes to that output, such as a server that npm has started.
   */
  ended: Promise<{code: number | null; signal: NodeJS.Signals | null}>;
}

/** Starts a command, in the folder of the project unless told otherwise. */
export function startProcess(
  command: string,
  args: string[],
  {env = {}, cwd = ROOT}: {env?: NodeJS.ProcessEnv; cwd?: string} = {},
): StartedProcess {
  const child = spawn(command, args, {
    cwd,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as a shell gives to a command: what it starts can be ended with it.
    detached: true,
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      for (const listener of listeners) listener();
    });
  }
  const ended: StartedProcess['ended'] = new Promise((resolvePromise, reject) => {
    child.on('error', reject);
    // Not "exit": on a busy machine it comes before the last lines of the output.
    child.on('close', (code, signal) => resolvePromise({code, signal}));
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

/** Whether a process exists and has not ended. */
export function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Ends a process and all that it has started, if they still run. */
export function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // They have ended already.
  }
}
