import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {collectPackages, readLicence} from './collectPackages';

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

describe('collectPackages', () => {
  it('names the package of each file once', () => {
    const manifest = {name: '@scope/a', version: '1.0.0', license: 'MIT', author: {name: 'Ada'}};
    const folder = install('node_modules/@scope/a', manifest);
    const files = [join(folder, 'index.js'), join(folder, 'lib/deep/other.js'), join(site, 'src/own.ts')];
    expect(collectPackages(files)).toEqual([
      {name: '@scope/a', version: '1.0.0', licence: 'MIT', author: 'Ada', folder},
    ]);
  });

  it('finds nested packages, lists each version once, and does not depend on the order of the files', () => {
    const folders = [
      install('node_modules/z', {name: 'z', version: '2.0.0'}),
      install('node_modules/a', {name: 'a', version: '1.0.0'}),
      install('node_modules/a/node_modules/z', {name: 'z', version: '1.0.0'}),
      install('node_modules/b/node_modules/z', {name: 'z', version: '1.0.0'}),
    ];
    const files = folders.map((folder) => join(folder, 'index.js'));
    const packages = collectPackages(files);
    expect(packages.map(({name, version}) => `${name} ${version}`)).toEqual([
      'a 1.0.0',
      'z 1.0.0',
      'z 2.0.0',
    ]);
    expect(collectPackages(files.reverse())).toEqual(packages);
  });

  it('fails for a package that it cannot read', () => {
    expect(() => collectPackages([join(site, 'node_modules/gone/index.js')])).toThrow('package.json');
  });
});

it.each([
  [{license: 'MIT OR ISC'}, 'MIT OR ISC'],
  [{license: {type: 'MIT'}}, 'MIT'],
  [{licenses: [{type: 'MIT'}, {type: 'ISC'}]}, 'MIT OR ISC'],
  [{}, undefined],
])('readLicence reads the forms of the field: %j', (manifest, licence) => {
  expect(readLicence(manifest)).toBe(licence);
});
