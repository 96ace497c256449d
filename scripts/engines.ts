import {ensureProgram, findProgram, installDebianPackages, type Program} from './ensureProgram';

/** An engine besides Chromium in which the main journeys are tested. Its name is that of the Playwright project. */
interface Engine extends Program {
  name: 'firefox' | 'webkit';
}

function createEngines(env: NodeJS.ProcessEnv): Engine[] {
  return [
    {
      name: 'firefox',
      find: () => findProgram({variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox']}, env),
      installations: installDebianPackages('firefox-esr'),
      wayOut: 'Install Firefox, or set FIREFOX_PATH to its path.',
    },
    {
      name: 'webkit',
      // Its browser needs a display.
      find: () => findProgram({names: ['Xvfb']}, env) && findProgram({names: ['WebKitWebDriver']}, env),
      installations: installDebianPackages('webkit2gtk-driver', 'xvfb'),
      wayOut: 'Install WebKitWebDriver (on Debian webkit2gtk-driver) and Xvfb.',
    },
  ];
}

/** The engines that this machine has, with the path of Firefox or of WebKit's driver. */
export function findEngines(env: NodeJS.ProcessEnv = process.env): {name: Engine['name']; path: string}[] {
  return createEngines(env).flatMap(({name, find}) => {
    const path = find();
    return path === undefined ? [] : [{name, path}];
  });
}

/**
 * Finds or installs the engines, and prints which. If one cannot be had, says so in a line: its tests are left out.
 *
 * @param env where to look
 * @param run runs a command of an installation and returns whether it succeeded
 */
export function ensureEngines(
  env: NodeJS.ProcessEnv = process.env,
  run?: (command: readonly string[]) => boolean,
): void {
  for (const engine of createEngines(env)) {
    // Not caught: a variable that names no program is a mistake.
    engine.find();
    try {
      ensureProgram(engine, run);
    } catch (error) {
      console.log(`${(error as Error).message} Its tests are left out.`);
    }
  }
}
