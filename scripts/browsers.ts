import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

import {ensureProgram, findProgram, installDebianPackages, type Program} from './ensureProgram';

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

/** Names of Chromium, the fastest first: without a user interface it opens a page in half the time. */
const CHROMIUM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Finds a Chromium: the one that `CHROMIUM_PATH` names, then the system's, then the one Playwright installed.
 *
 * @throws if the environment variable names something that cannot be run
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const own = chromium.executablePath();
  const found = findProgram({variable: 'CHROMIUM_PATH', names: CHROMIUM_NAMES}, env);
  return found ?? (existsSync(own) ? own : undefined);
}

/** The engines besides Chromium in which the main journeys are tested, by the name of their Playwright project. */
const ENGINES: readonly (Omit<Program, 'find'> & {find: (env: NodeJS.ProcessEnv) => string | undefined})[] = [
  {
    name: 'firefox',
    find: (env) => findProgram({variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox']}, env),
    installations: installDebianPackages('firefox-esr'),
    wayOut: 'Its tests are left out: install Firefox, or set FIREFOX_PATH to its path.',
  },
  {
    name: 'webkit',
    // Its browser needs a display.
    find: (env) => findProgram({names: ['Xvfb']}, env) && findProgram({names: ['WebKitWebDriver']}, env),
    installations: installDebianPackages('webkit2gtk-driver', 'xvfb'),
    wayOut: 'Its tests are left out: install WebKitWebDriver (on Debian webkit2gtk-driver) and Xvfb.',
  },
];

/** The engines that this machine has, with the path of Firefox or of WebKit's driver. */
export function findEngines(env: NodeJS.ProcessEnv = process.env): {name: string; path: string}[] {
  return ENGINES.flatMap(({name, find}) => {
    const path = find(env);
    return path === undefined ? [] : [{name, path}];
  });
}

/**
 * Finds or installs the browsers of the tests, and prints which, or that one cannot be had. Chromium is the Debian
 * package if the user may install packages, otherwise Playwright's own build.
 *
 * @param env where to look
 * @param run runs a command of an installation and returns whether it succeeded
 */
export function ensureBrowsers(
  env: NodeJS.ProcessEnv = process.env,
  run?: (command: readonly string[]) => boolean,
): void {
  const programs = [
    ...ENGINES,
    {
      name: 'chromium',
      find: findChromium,
      installations: [
        ...installDebianPackages('chromium-headless-shell'),
        [['npx', 'playwright', 'install', '--with-deps', 'chromium']],
        // Without --with-deps: that needs root, and the libraries may be installed already.
        [['npx', 'playwright', 'install', 'chromium']],
      ] as const,
      wayOut: 'Install a Chromium, or set CHROMIUM_PATH to its path.',
    },
  ];
  for (const {find, ...program} of programs) {
    try {
      ensureProgram({...program, find: () => find(env)}, run);
    } catch (error) {
      console.log((error as Error).message);
    }
  }
}
