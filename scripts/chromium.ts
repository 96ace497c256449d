import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

import {ensureProgram, findProgram, installDebianPackages} from './ensureProgram';

/** Environment variable that names the browser to test with. It wins over every other browser. */
export const CHROMIUM_VARIABLE = 'CHROMIUM_PATH';

/** Chromium without windows: the same engine opens a page in half the time of the whole browser. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** The faster one first. */
const SYSTEM_NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

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

/**
 * Finds a Chromium: the environment variable, then the system's browser, then the one Playwright installed.
 * Returns its path, or `undefined` where the machine has none.
 *
 * @throws if the environment variable names something that cannot be run
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const own = chromium.executablePath();
  const found = findProgram({variable: CHROMIUM_VARIABLE, names: SYSTEM_NAMES}, env);
  return found ?? (existsSync(own) ? own : undefined);
}

/**
 * Finds a Chromium or installs one, and says which of the two: the Debian package where the user may install packages,
 * Playwright's own build elsewhere. Returns the browser's path.
 *
 * @throws if there is none and none can be installed, with the way out in the message
 */
export function ensureChromium(): string {
  return ensureProgram({
    name: 'Browser',
    find: findChromium,
    installations: [
      ...installDebianPackages(HEADLESS_SHELL),
      [['npx', 'playwright', 'install', '--with-deps', 'chromium']],
      // Its libraries want root or sudo, and may be there already.
      [['npx', 'playwright', 'install', 'chromium']],
    ],
    wayOut: `Install a Chromium, or set ${CHROMIUM_VARIABLE} to its path.`,
  });
}
