import {spawn} from 'node:child_process';
import {resolve} from 'node:path';
import {onTestFinished} from 'vitest';

import {followProcess} from '../../scripts/followProcess';

const ROOT = resolve(__dirname, '../..');

/** A process in a group of its own, whose output is waited for instead of a fixed time. */
export interface StartedProcess {
  pid: number;
  /** Waits until the output matches the pattern. Rejects if the process ends without a match. */
  waitForOutput: (pattern: RegExp) => Promise<RegExpExecArray>;
  /**
   * Resolves when all its output is read too, also that of its children, such as a server that npm has started. Before
   * that, nobody can know what it still prints, so only this gives all of it, errors too.
   */
  ended: Promise<{code: number | null; output: string}>;
}

export function startProcess(
  command: string,
  args: readonly string[],
  {env, cwd = ROOT}: {env?: NodeJS.ProcessEnv; cwd?: string} = {},
): StartedProcess {
  const child = spawn(command, args, {
    cwd,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    // The leader of a group, so that a signal reaches its children too.
    detached: true,
  });
  const {pid} = child;
  if (pid === undefined) throw new Error(`${command} cannot be started`);
  let output = '';
  const listeners = new Set<() => void>();
  const ended = followProcess(child, (text) => {
    output += text;
    for (const listener of listeners) listener();
  });
  return {
    pid,
    ended: ended.then(({code}) => ({code, output})),
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

/** Starts a command as {@link startProcess} does, and ends it with all its children when the test ends. */
export function startInTest(command: string, args: readonly string[], cwd?: string): StartedProcess {
  const started = startProcess(command, args, {cwd});
  onTestFinished(() => {
    try {
      process.kill(-started.pid, 'SIGKILL');
    } catch {
      // They have ended already.
    }
  });
  return started;
}
