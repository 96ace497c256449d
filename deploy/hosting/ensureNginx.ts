import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync, readFileSync} from 'node:fs';
import {delimiter, join} from 'node:path';

/** Environment variable that names the nginx to test with. It wins over every other one. */
const NGINX_VARIABLE = 'NGINX_PATH';

/** Debian's packages, and those of the container image. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
/** Where servers are installed; the path of a user without rights often leaves it out. */
const SERVER_FOLDER = '/usr/sbin';
const CONFIGURATION = join(__dirname, '../nginx/nginx.conf');

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Modules that the configuration loads. */
function listModules(): string[] {
  const text = readFileSync(CONFIGURATION, 'utf8');
  return Array.from(text.matchAll(/^load_module (.+);$/gm), ([, path = '']) => path);
}

/**
 * Finds an nginx with the modules that the configuration loads. Returns its path, or `undefined` where one of them is
 * missing.
 *
 * @throws if the environment variable names something that cannot be run: a wrong setting must not fall through silently.
 */
export function findNginx(
  env: NodeJS.ProcessEnv = process.env,
  modules: readonly string[] = listModules(),
): string | undefined {
  const named = env[NGINX_VARIABLE];
  if (named && !isExecutable(named)) {
    throw new Error(`${NGINX_VARIABLE} is "${named}", which is not an executable file. Correct or unset it.`);
  }
  if (!modules.every((path) => existsSync(path))) return undefined;
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), SERVER_FOLDER];
  return named ?? folders.map((folder) => join(folder, 'nginx')).find(isExecutable);
}

/** What {@link ensureNginx} needs to know and do; tests put their own in its place. */
export interface Machine {
  /** Path of the nginx that is there, if one is. */
  find: () => string | undefined;
  /** Whether Debian packages can be installed without asking for a password. */
  isDebianRoot: () => boolean;
  /** Runs a command to its end and shows what it prints. Returns whether it succeeded. */
  run: (command: string, args: readonly string[]) => boolean;
  log: (line: string) => void;
}

const thisMachine: Machine = {
  find: () => findNginx(),
  isDebianRoot: () => process.getuid?.() === 0 && existsSync('/etc/debian_version'),
  run: (command, args) =>
    spawnSync(command, args, {
      stdio: 'inherit',
      // In the runlevel of one user, packages start no services: port 80 of this machine is none of our business.
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'},
    }).status === 0,
  log: (line) => console.log(line),
};

/**
 * Finds an nginx with its module for Brotli or installs the Debian packages, and says which of the two. Returns its path.
 *
 * @throws if there is none and none can be installed, with the way out in the message.
 */
export function ensureNginx({find, isDebianRoot, run, log}: Machine = thisMachine): string {
  const found = find();
  if (found !== undefined) {
    log(`nginx: ${found}`);
    return found;
  }
  if (isDebianRoot()) {
    log(`nginx: none with its modules found, installing the Debian packages ${PACKAGES.join(' and ')}`);
    const isInstalled =
      run('apt-get', ['update', '-qq']) &&
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES]);
    const installed = isInstalled ? find() : undefined;
    if (installed !== undefined) return installed;
  }
  throw new Error(
    `No nginx with the modules of deploy/nginx/nginx.conf found, and none could be installed. As root on Debian 12: ` +
      `apt-get install ${PACKAGES.join(' ')}. ${NGINX_VARIABLE} names an nginx in another place.`,
  );
}
