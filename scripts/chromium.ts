import {execFileSync, spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';

/** Environment variable that names the browser to test with. It wins over every other browser. */
export const CHROMIUM_VARIABLE = 'CHROMIUM_PATH';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Switches that keep a test browser quiet: no sandbox where it cannot have one (root), no background connections
 * to hosts that a closed network refuses.
 */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a Chromium: the environment variable, then the system's browser, then the one Playwright installed.
 * Returns its path, or `undefined` where the machine has none.
 *
 * @throws if the environment variable names something that cannot be run: a wrong setting must not fall through silently.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env[CHROMIUM_VARIABLE];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(
      `${CHROMIUM_VARIABLE} is "${named}", which is not an executable file. Correct or unset it.`,
    );
  }
  for (const folder of (env.PATH ?? '').split(delimiter).filter(Boolean)) {
    for (const name of SYSTEM_NAMES) {
      const path = join(folder, name);
      if (isExecutable(path)) return path;
    }
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/**
 * Finds a Chromium or installs one, and says which of the two: the Debian package where the user may install packages,
 * Playwright's own build elsewhere. Returns the browser's path.
 *
 * @throws if there is none and none can be installed, with the way out in the message.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) {
    console.log(`Browser: ${found}`);
    return found;
  }
  if (isDebianRoot()) {
    console.log('Browser: none found, installing the Debian package "chromium"');
    execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit'});
    const install = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
    // Ubuntu's "chromium" may be an empty package that points to a snap: fall through to Playwright's build.
    const installed = install.status === 0 ? findChromium() : undefined;
    if (installed) return installed;
  }
  console.log('Browser: none found, installing the one of Playwright');
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], {stdio: 'inherit'});
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    `No Chromium found and none could be installed. Install one, or set ${CHROMIUM_VARIABLE} to its path.`,
  );
}
