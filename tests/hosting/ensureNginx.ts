import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {ensureProgram, findProgram, installDebianPackages} from '../../scripts/ensureProgram';

/** Environment variable that names the nginx to test with. It takes precedence. */
const NGINX_VARIABLE = 'NGINX_PATH';

/** Debian packages, the same as in the container image. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
/** Where servers are installed; often not in the `PATH` of an unprivileged user. */
const SERVER_FOLDER = '/usr/sbin';
const CONFIGURATION = join(__dirname, '../../deploy/nginx/nginx.conf');

function listModules(): string[] {
  const text = readFileSync(CONFIGURATION, 'utf8');
  return Array.from(text.matchAll(/^load_module (.+);$/gm), ([, path = '']) => path);
}

/**
 * Finds an nginx with the modules that the configuration loads. Returns its path, or `undefined` if nginx or a
 * module is missing.
 *
 * @throws if the environment variable names something that cannot be run
 */
function findNginx(): string | undefined {
  const names = {variable: NGINX_VARIABLE, names: ['nginx'], folders: [SERVER_FOLDER]};
  const nginx = findProgram(names, process.env);
  return listModules().every((path) => existsSync(path)) ? nginx : undefined;
}

/**
 * Finds an nginx with its Brotli module or installs the Debian packages, and prints which. Returns its path.
 *
 * @throws if there is none and none can be installed; the message says what to do
 */
export function ensureNginx(): string {
  return ensureProgram({
    name: 'nginx',
    find: findNginx,
    installations: installDebianPackages(...PACKAGES),
    wayOut: `It needs the modules of deploy/nginx/nginx.conf. As root on Debian 12: apt-get install ${PACKAGES.join(' ')}. ${NGINX_VARIABLE} names an nginx in another place.`,
  });
}
