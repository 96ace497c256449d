import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';

import {collectLicenceFaults} from './licences';
import {getPackageName, readLockFile} from './lockFile';

const ROOT = resolve(__dirname, '..');
/** Maximum number of packages in the project, without those for a single operating system or processor. */
const MOST_PACKAGES = 1763;

const {lockfileVersion, packages} = readLockFile(ROOT);
const installed = Object.entries(packages).filter(([folder]) => folder !== '');

/** Names of the packages that have an install script. */
const withScript = installed
  .filter(([, {hasInstallScript}]) => hasInstallScript)
  .map(([folder, entry]) => getPackageName(folder, entry));

describe('install scripts', () => {
  it('are denied by name for every package that has one, and for no other', () => {
    const {allowScripts} = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      allowScripts: Record<string, boolean>;
    };
    const denied = Object.fromEntries([...new Set(withScript)].map((name) => [name, false]));
    expect(allowScripts).toEqual(denied);
  });

  it('do not run with an npm that does not know the field `allowScripts` either', () => {
    expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('are explained where contributors look', () => {
    const contributing = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
    const unexplained = withScript.filter((name) => !new RegExp(`^\\|.*\`${name}\``, 'm').test(contributing));
    expect(unexplained).toEqual([]);
  });
});

describe('the lock file', () => {
  it('has the format of npm 7 and later', () => {
    expect(lockfileVersion).toBe(3);
  });

  it('takes every package from the public registry, under its own name and version', () => {
    const others = installed.filter(([folder, entry]) => {
      const name = getPackageName(folder, entry);
      const file = `${name.slice(name.indexOf('/') + 1)}-${entry.version}.tgz`;
      return entry.resolved !== `https://registry.npmjs.org/${name}/-/${file}`;
    });
    expect(others).toEqual([]);
  });

  it('has a hash of every archive', () => {
    const unprotected = installed.filter(([, {integrity}]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    expect(unprotected).toEqual([]);
  });

  it('brings no more packages than were justified', () => {
    const count = installed.filter(([, {os, cpu}]) => !os && !cpu).length;
    expect(
      count,
      'A change brings more packages. Remove what is not needed ("npm explain NAME" says who brings a package), or justify it in the commit and raise MOST_PACKAGES.',
    ).toBeLessThanOrEqual(MOST_PACKAGES);
  });
});

it('allows the licence of every package, and has a use for every exception', () => {
  expect(collectLicenceFaults(ROOT)).toEqual([]);
});
