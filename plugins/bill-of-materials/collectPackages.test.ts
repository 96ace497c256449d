import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {collectPackages} from './collectPackages';

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'packages-'));
});

afterEach(() => {
  rmSync(site, {recursive: true});
});

function install(folder: string, manifest: object): string {
  mkdirSync(join(site, folder), {recursive: true});
  writeFileSync(join(site, folder, 'package.json'), JSON.stringify(manifest));
  return join(site, folder);
}

const lock = (packages: object) => ({lockfileVersion: 3, packages: {...packages}});

describe('collectPackages', () => {
  it('names the package of each file once, with what the lock file knows', () => {
    const folder = install('node_modules/@scope/a', {
      name: '@scope/a',
      version: '1.0.0',
      license: 'MIT',
      author: {name: 'Ada'},
    });
    const entry = {resolved: 'https://registry.npmjs.org/@scope/a/-/a-1.0.0.tgz', integrity: 'sha512-AAAA'};
    const files = [join(folder, 'index.js'), join(folder, 'lib/deep/other.js'), join(site, 'src/own.ts')];
    expect(collectPackages(files, lock({'node_modules/@scope/a': entry}))).toEqual([
      {name: '@scope/a', version: '1.0.0', licence: 'MIT', author: 'Ada', folder, ...entry},
    ]);
  });

  it('finds a nested package, and lists each version of a package', () => {
    const outer = install('node_modules/b', {name: 'b', version: '2.0.0'});
    const inner = install('node_modules/c/node_modules/b', {name: 'b', version: '1.0.0'});
    const packages = collectPackages(
      [join(outer, 'b.js'), join(inner, 'b.js')],
      lock({'node_modules/c/node_modules/b': {integrity: 'sha512-BBBB'}}),
    );
    expect(packages.map(({version, integrity}) => [version, integrity])).toEqual([
      ['1.0.0', 'sha512-BBBB'],
      ['2.0.0', undefined],
    ]);
  });

  it('lists copies of a version once, in an order that does not depend on the order of the files', () => {
    const folders = ['node_modules/z', 'node_modules/a', 'node_modules/a/node_modules/z'];
    const files = folders.map((folder) =>
      join(install(folder, {name: folder.slice(-1), version: '1.0.0'}), 'index.js'),
    );
    const packages = collectPackages(files, undefined);
    expect(packages.map(({name}) => name)).toEqual(['a', 'z']);
    expect(collectPackages(files.reverse(), undefined)).toEqual(packages);
  });

  it('fails for a package that it cannot read', () => {
    expect(() => collectPackages([join(site, 'node_modules/gone/index.js')], undefined)).toThrow(
      'package.json',
    );
  });
});
