import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';

import {readLicence, type LicenceFields} from '../outputs/bill-of-materials/collectPackages';
import {EXCEPTIONS, isPermissive} from '../tests/support/licences';

const ROOT = resolve(__dirname, '..');
/** Maximum number of packages in the project, without those for a single operating system or processor. */
const MOST_PACKAGES = 1766;

/** The fields of an entry that say what a package is and where it comes from. */
interface LockEntry {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  /** Operating systems and processors that the package is limited to. */
  os?: readonly string[];
  cpu?: readonly string[];
  hasInstallScript?: boolean;
}

const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');

const {lockfileVersion, packages} = JSON.parse(read('package-lock.json')) as {
  lockfileVersion: number;
  /** By folder: `''` is the project, `node_modules/a/node_modules/@b/c` the package `@b/c` inside another one. */
  packages: Record<string, LockEntry>;
};
const installed = Object.entries(packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, entry]) => ({name: folder.replace(/^.*node_modules\//, ''), ...entry, folder}));

const withScript = installed.filter(({hasInstallScript}) => hasInstallScript).map(({name}) => name);

describe('install scripts', () => {
  it('are denied by name for every package that has one, and for no other', () => {
    const {allowScripts} = JSON.parse(read('package.json')) as {allowScripts: object};
    expect(allowScripts).toEqual(Object.fromEntries(withScript.map((name) => [name, false])));
  });

  it('do not run with an npm that does not know the field `allowScripts` either', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  });

  it('are explained where contributors look', () => {
    const contributing = read('CONTRIBUTING.md');
    const unexplained = withScript.filter((name) => !new RegExp(`^\\|.*\`${name}\``, 'm').test(contributing));
    expect(unexplained).toEqual([]);
  });
});

describe('the lock file', () => {
  it('has the format of npm 7 and later', () => {
    expect(lockfileVersion).toBe(3);
  });

  it('takes every package from the public registry, under its own name and version', () => {
    const others = installed.filter(({name, version, resolved}) => {
      const file = `${name.slice(name.indexOf('/') + 1)}-${version}.tgz`;
      return resolved !== `https://registry.npmjs.org/${name}/-/${file}`;
    });
    expect(others).toEqual([]);
  });

  it('has a hash of every archive', () => {
    const unprotected = installed.filter(({integrity}) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    expect(unprotected).toEqual([]);
  });

  it('brings no more packages than were justified', () => {
    const count = installed.filter(({os, cpu}) => !os && !cpu).length;
    expect(
      count,
      'A change brings more packages. Remove what is not needed ("npm explain NAME" says who brings a package), or justify it in the commit and raise MOST_PACKAGES.',
    ).toBeLessThanOrEqual(MOST_PACKAGES);
  });
});

describe('licences', () => {
  it.each(
    Object.entries({
      MIT: true,
      '(MIT OR GPL-2.0)': true,
      'GPL-2.0 OR Apache-2.0': true,
      'MIT AND Apache-2.0': true,
      'GPL-2.0': false,
      'MIT AND GPL-2.0': false,
      '(MIT OR Apache-2.0) AND GPL-3.0-only': false,
      '(GPL-3.0-only AND MIT) OR (GPL-2.0 AND MIT)': false,
      'SEE LICENSE IN file': false,
      '': false,
    }),
  )('like %j are permissive: %s', (licence, expected) => {
    expect(isPermissive(licence)).toBe(expected);
  });

  /** npm leaves older forms of the field out of the lock file. */
  const readInstalled = (folder: string) =>
    existsSync(join(ROOT, folder, 'package.json'))
      ? readLicence(JSON.parse(read(folder, 'package.json')) as LicenceFields)
      : undefined;
  // Only a build shows which packages are shipped, so a browser test checks that those are permissive.
  const others = installed
    .map(({name, license, folder}) => ({name, licence: license ?? readInstalled(folder) ?? 'none'}))
    .filter(({licence}) => !isPermissive(licence));
  const isExcepted = (name: string, licence: string) =>
    Object.entries(EXCEPTIONS).some(([beginning, own]) => name.startsWith(beginning) && own === licence);

  it('of all packages are permissive, or exceptions', () => {
    expect(
      others.filter(({name, licence}) => !isExcepted(name, licence)),
      'Use other packages, or add these to tests/support/licences.ts with the reason.',
    ).toEqual([]);
  });

  it('that are exceptions are needed', () => {
    const unused = Object.keys(EXCEPTIONS).filter((key) => !others.some(({name}) => name.startsWith(key)));
    expect(unused, 'Remove them from tests/support/licences.ts.').toEqual([]);
  });
});
