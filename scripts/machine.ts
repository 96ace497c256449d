import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';

/** What whoever looks for a program, and installs it where it is missing, needs to know and do; tests put their own in its place. */
export interface Machine {
  /** Path of the program that is there, if one is. */
  find: () => string | undefined;
  /** Whether Debian packages can be installed without asking for a password. */
  isDebianRoot: () => boolean;
  /** Runs a command to its end and shows what it prints. Returns whether it succeeded. */
  run: (command: string, args: readonly string[]) => boolean;
  log: (line: string) => void;
}

/** Whether a path is a file that this user may run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The machine that this process runs on.
 *
 * @param env environment variables of its commands, beside those of this process
 */
export function createMachine(find: Machine['find'], env: Record<string, string> = {}): Machine {
  return {
    find,
    isDebianRoot: () => process.getuid?.() === 0 && existsSync('/etc/debian_version'),
    run: (command, args) =>
      spawnSync(command, args, {
        stdio: 'inherit',
        env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', ...env},
      }).status === 0,
    log: (line) => console.log(line),
  };
}

/** Installs Debian packages. Returns whether the program is there now. */
export function installPackages({find, run}: Machine, packages: readonly string[]): boolean {
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]) &&
    // A package of this name may be an empty one that points elsewhere, as Ubuntu's "chromium" does.
    find() !== undefined
  );
}
