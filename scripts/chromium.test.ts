import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {ensureChromium, findChromium} from './chromium';

let dir: string;
let systemBrowser: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'chromium-'));
  systemBrowser = join(dir, 'chromium');
  for (const path of [systemBrowser, join(dir, 'own-browser')]) {
    writeFileSync(path, '#!/bin/sh\n');
    chmodSync(path, 0o755);
  }
});

afterAll(() => rmSync(dir, {recursive: true}));

describe('findChromium', () => {
  it('takes the browser that the environment variable names', () => {
    const named = join(dir, 'own-browser');
    expect(findChromium({PATH: dir, CHROMIUM_PATH: named})).toBe(named);
  });

  it('refuses a variable that names no executable file', () => {
    expect(() => findChromium({PATH: dir, CHROMIUM_PATH: join(dir, 'absent')})).toThrow(
      /CHROMIUM_PATH is ".*absent", which is not an executable file/,
    );
  });

  it('takes the browser of the system where no variable is set', () => {
    expect(findChromium({PATH: dir})).toBe(systemBrowser);
  });

  it('prefers the one without windows, which opens pages faster', () => {
    const shell = join(dir, 'chromium-headless-shell');
    writeFileSync(shell, '#!/bin/sh\n', {mode: 0o755});
    try {
      expect(findChromium({PATH: dir})).toBe(shell);
    } finally {
      rmSync(shell);
    }
  });
});

/**
 * A machine on which only some commands succeed, and one of them brings a browser. `install` runs what is under test
 * and returns the commands that it called.
 */
function createMachine({
  isRoot,
  failing,
  bringsBrowser,
}: {
  isRoot: boolean;
  failing: RegExp;
  bringsBrowser: RegExp;
}): {install: () => {path: string; commands: string[]}; commands: string[]} {
  const commands: string[] = [];
  let path: string | undefined;
  const install = () => ({
    path: ensureChromium({
      find: () => path,
      isDebianRoot: () => isRoot,
      run: (command, args) => {
        const line = [command, ...args].join(' ');
        commands.push(line);
        if (failing.test(line)) return false;
        if (bringsBrowser.test(line)) path = '/usr/bin/chromium';
        return true;
      },
      log: () => undefined,
    }),
    commands,
  });
  return {install, commands};
}

const NEVER = /^\b$/;
const WITH_LIBRARIES = 'npx playwright install --with-deps chromium';
const ALONE = 'npx playwright install chromium';

describe('ensureChromium', () => {
  it('installs nothing where there is a browser, and names it', () => {
    const lines: string[] = [];
    const path = ensureChromium({
      find: () => systemBrowser,
      isDebianRoot: () => true,
      run: () => expect.unreachable('nothing to install'),
      log: (line) => lines.push(line),
    });
    expect(path).toBe(systemBrowser);
    expect(lines).toEqual([`Browser: ${systemBrowser}`]);
  });

  it('installs the Debian package as root', () => {
    const {path, commands} = createMachine({
      isRoot: true,
      failing: NEVER,
      bringsBrowser: /apt-get install/,
    }).install();
    expect(path).toBe('/usr/bin/chromium');
    expect(commands.map((command) => command.split(' ').slice(0, 2).join(' '))).toEqual([
      'apt-get update',
      'apt-get install',
    ]);
  });

  it.each([
    ['is an empty one', NEVER],
    ['does not install', /apt-get install/],
    ['has no source', /apt-get update/],
  ])('takes the browser of Playwright where the Debian package %s', (_, failing) => {
    const {commands} = createMachine({isRoot: true, failing, bringsBrowser: /playwright/}).install();
    expect(commands.at(-1)).toBe(WITH_LIBRARIES);
  });

  it('takes the browser of Playwright with its libraries for other users', () => {
    const {commands} = createMachine({isRoot: false, failing: NEVER, bringsBrowser: /playwright/}).install();
    expect(commands).toEqual([WITH_LIBRARIES]);
  });

  it('installs the browser alone where the libraries cannot be installed', () => {
    const {path, commands} = createMachine({
      isRoot: false,
      failing: /--with-deps/,
      bringsBrowser: /playwright/,
    }).install();
    expect(path).toBe('/usr/bin/chromium');
    expect(commands).toEqual([WITH_LIBRARIES, ALONE]);
  });

  it('names the way out where nothing helps', () => {
    const {install, commands} = createMachine({isRoot: false, failing: /./, bringsBrowser: NEVER});
    expect(install).toThrow(/none could be installed\. Install one, or set CHROMIUM_PATH/);
    expect(commands).toEqual([WITH_LIBRARIES, ALONE]);
  });
});
