import {spawn, type ChildProcess, type SpawnOptions} from 'node:child_process';

/** A process that this one started, with all that it starts itself. */
export interface ProcessGroup {
  child: ChildProcess;
  /** Number of the group. */
  pid: number;
  /** Ends all of its processes at once; does nothing if they have ended. */
  kill: () => void;
}

/**
 * Starts a process as the leader of a group, because what is started may be a script that starts the program: ending the
 * script alone would leave the program running. The group ends with this process at the latest.
 *
 * @throws if it cannot be started
 */
export function spawnGroup(command: string, args: readonly string[], options: SpawnOptions): ProcessGroup {
  const child = spawn(command, args, {...options, detached: true});
  const {pid} = child;
  if (pid === undefined) {
    child.on('error', () => undefined);
    throw new Error(`${command} cannot be started`);
  }
  const kill = () => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // All of them have ended.
    }
    process.removeListener('exit', kill);
  };
  // Before what removes the folders of the process.
  process.prependOnceListener('exit', kill);
  return {child, pid, kill};
}
