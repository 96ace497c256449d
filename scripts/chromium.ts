import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

import {ensureProgram, findProgram, installDebianPackages} from './ensureProgram';

/** Environment variable that names the browser to test with. It takes precedence over every other browser. */
export const CHROMIUM_VARIABLE = 'CHROMIUM_PATH';

/** Chromium without a user interface: opens a page in half the time of the full browser. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** The fastest first. */
const SYSTEM_NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Switches for a test browser: no sandbox for root, who cannot have one, and no background connections, which fail in a
 * closed network.
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

/**
 * Finds a Chromium: the environment variable, then the system's browser, then the one Playwright installed.
 * Returns its path, or `undefined` if the machine has none.
 *
 * @throws if the environment variable names something that cannot be run
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const own = chromium.executablePath();
  const found = findProgram({variable: CHROMIUM_VARIABLE, names: SYSTEM_NAMES}, env);
  return found ?? (existsSync(own) ? own : undefined);
}

/**
 * Finds a Chromium or installs one, and prints which: the Debian package if the user may install packages, otherwise
 * Playwright's own build. Returns the browser's path.
 *
 * @throws if there is none and none can be installed; the message says what to do
 */
export function ensureChromium(): string {
  return ensureProgram({
    name: 'Browser',
    find: findChromium,
    installations: [
      ...installDebianPackages(HEADLESS_SHELL),
      [['npx', 'playwright', 'install', '--with-deps', 'chromium']],
      // Without --with-deps: that needs root, and the libraries may be installed already.
      [['npx', 'playwright', 'install', 'chromium']],
    ],
    wayOut: `Install a Chromium, or set ${CHROMIUM_VARIABLE} to its path.`,
  });
}
