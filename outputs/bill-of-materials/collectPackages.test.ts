import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

import {createFolder} from '../../tests/support/createFolder';
import {collectPackages, readLicence} from './collectPackages';

/** Creates a site with packages; returns a function that completes paths in it. */
function install(packages: Record<string, object>): (path: string) => string {
  const files = Object.entries(packages).map(([path, manifest]) => [
    `${path}/package.json`,
    JSON.stringify(manifest),
  ]);
  const site = createFolder(Object.fromEntries(files) as Record<string, string>);
  return (path) => join(site, path);
}

describe('collectPackages', () => {
  it('names the package of each file once', () => {
    const manifest = {name: '@scope/a', version: '1.0.0', license: 'MIT', author: {name: 'Ada'}};
    const at = install({'node_modules/@scope/a': manifest});
    const files = ['node_modules/@scope/a/index.js', 'node_modules/@scope/a/lib/deep/other.js', 'src/own.ts'];
    const folder = at('node_modules/@scope/a');
    expect(collectPackages(files.map(at))).toEqual([
      {name: '@scope/a', version: '1.0.0', licence: 'MIT', author: 'Ada', folder},
    ]);
  });

  it('finds nested packages, lists each version once, and does not depend on the order of the files', () => {
    const folders = {
      'node_modules/z': {name: 'z', version: '2.0.0'},
      'node_modules/a': {name: 'a', version: '1.0.0'},
      'node_modules/a/node_modules/z': {name: 'z', version: '1.0.0'},
      'node_modules/b/node_modules/z': {name: 'z', version: '1.0.0'},
    };
    const at = install(folders);
    const files = Object.keys(folders).map((folder) => at(`${folder}/index.js`));
    const packages = collectPackages(files);
    expect(packages.map(({name, version}) => name + version)).toEqual(['a1.0.0', 'z1.0.0', 'z2.0.0']);
    expect(collectPackages(files.reverse())).toEqual(packages);
  });

  it('fails for a package that it cannot read', () => {
    expect(() => collectPackages(['/site/node_modules/gone/index.js'])).toThrow('package.json');
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
