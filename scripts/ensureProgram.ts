import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';

type Command = readonly [program: string, ...args: string[]];

/** A program that tests need, and how to install it. */
export interface Program {
  name: string;
  find: () => string | undefined;
  /** Ways to install it, each a list of commands; they are tried until one works. */
  installations: readonly (readonly Command[])[];
  /** What a person can do if none of them works. */
  wayOut: string;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface ProgramNames {
  /** Environment variable that names the program; it takes precedence. */
  variable?: string;
  names: readonly string[];
  folders?: readonly string[];
}

/**
 * Finds a program by its variable, else in `PATH`.
 *
 * @throws if the variable names something that cannot be run: a wrong setting must not fall through silently
 */
export function findProgram(
  {variable, names, folders = []}: ProgramNames,
  env: NodeJS.ProcessEnv,
): string | undefined {
  const named = variable && env[variable];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`${variable} is "${named}", which is not an executable file. Correct or unset it.`);
  }
  const searched = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...folders];
  return searched.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** Commands that install Debian packages; none unless this is Debian and the user is root. */
export function installDebianPackages(...packages: string[]): Command[][] {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return [];
  // In single-user runlevel packages start no services, which would occupy ports.
  const environment = ['DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];
  const run = ['flock', join(tmpdir(), 'website-tests.apt.lock'), 'env', ...environment, 'apt-get'] as const;
  const wait = ['-o', 'DPkg::Lock::Timeout=600'];
  // Two test runs may install at once, but apt-get fails while it is running already.
  return [
    [
      [...run, 'update', '-qq'],
      [...run, ...wait, 'install', '-y', '-qq', '--no-install-recommends', ...packages],
    ],
  ];
}

function runShown([program, ...args]: Command): boolean {
  return spawnSync(program, args, {stdio: 'inherit'}).status === 0;
}

/**
 * Finds a program or installs it, and prints which. Returns its path.
 *
 * @throws if there is none and none can be installed; the message says what to do
 */
export function ensureProgram({name, find, installations, wayOut}: Program, run = runShown): string {
  const found = find();
  if (found !== undefined) {
    console.log(`${name}: ${found}`);
    return found;
  }
  for (const commands of installations) {
    console.log(`${name}: none found, installing: ${commands.at(-1)?.join(' ') ?? ''}`);
    // A package can be empty and only refer to another source, as Ubuntu's "chromium" does.
    const installed = commands.every(run) ? find() : undefined;
    if (installed !== undefined) return installed;
  }
  throw new Error(`${name}: none found, and none could be installed. ${wayOut}`);
}
