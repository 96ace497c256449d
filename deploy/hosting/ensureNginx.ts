import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {ensureProgram, findProgram, installDebianPackages} from '../../scripts/ensureProgram';

/** Environment variable that names the nginx to test with. It wins over every other one. */
const NGINX_VARIABLE = 'NGINX_PATH';

/** Debian's packages, and those of the container image. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
/** Where servers are installed; the path of a user without rights often leaves it out. */
const SERVER_FOLDER = '/usr/sbin';
const CONFIGURATION = join(__dirname, '../nginx/nginx.conf');

/** Modules that the configuration loads. */
function listModules(): string[] {
  const text = readFileSync(CONFIGURATION, 'utf8');
  return Array.from(text.matchAll(/^load_module (.+);$/gm), ([, path = '']) => path);
}

/**
 * Finds an nginx with the modules that the configuration loads. Returns its path, or `undefined` where one of them is
 * missing.
 *
 * @throws if the environment variable names something that cannot be run
 */
export function findNginx(
  env: NodeJS.ProcessEnv = process.env,
  modules: readonly string[] = listModules(),
): string | undefined {
  const nginx = findProgram({variable: NGINX_VARIABLE, names: ['nginx'], folders: [SERVER_FOLDER]}, env);
  return modules.every((path) => existsSync(path)) ? nginx : undefined;
}

/**
 * Finds an nginx with its module for Brotli or installs the Debian packages, and says which of the two. Returns its path.
 *
 * @throws if there is none and none can be installed, with the way out in the message
 */
export function ensureNginx(): string {
  return ensureProgram({
    name: 'nginx',
    find: findNginx,
    installations: installDebianPackages(...PACKAGES),
    wayOut: `It needs the modules of deploy/nginx/nginx.conf. As root on Debian 12: apt-get install ${PACKAGES.join(' ')}. ${NGINX_VARIABLE} names an nginx in another place.`,
  });
}
