import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {collectLicenceFaults, isAllowedFor, isPermissive} from './assess';

describe('isPermissive', () => {
  it.each(['MIT', '(MIT OR GPL-2.0)', 'GPL-2.0 OR Apache-2.0', 'MIT AND Apache-2.0'])(
    'accepts %s',
    (licence) => {
      expect(isPermissive(licence)).toBe(true);
    },
  );

  it.each([
    'GPL-2.0',
    'MIT AND GPL-2.0',
    '(MIT OR Apache-2.0) AND GPL-3.0-only',
    '(GPL-3.0-only AND MIT) OR (GPL-2.0 AND MIT)',
    'SEE LICENSE IN file',
    '',
    undefined,
  ])('refuses %j', (licence) => {
    expect(isPermissive(licence)).toBe(false);
  });
});

describe('isAllowedFor', () => {
  it('does not allow an exception for the build to be shipped, or one for tests to be used by the build', () => {
    const font = {name: 'lightningcss-linux-x64', licence: 'MPL-2.0'};
    expect([isAllowedFor(font, 'build'), isAllowedFor(font, 'shipped')]).toEqual([true, false]);
    const rules = {name: 'axe-core', licence: 'MPL-2.0'};
    expect([isAllowedFor(rules, 'tests'), isAllowedFor(rules, 'build')]).toEqual([true, false]);
  });

  it('applies an exception to the packages that it names, not to the licence', () => {
    expect(isAllowedFor({name: 'other', licence: 'MPL-2.0'}, 'tests')).toBe(false);
  });
});

describe('collectLicenceFaults', () => {
  let dir: string;

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'licences-'));
  });

  afterEach(() => rmSync(dir, {recursive: true}));

  it('reports packages that are not allowed, also with older licence fields, and unused exceptions', () => {
    const packages = {
      '': {name: 'site'},
      'node_modules/a': {license: 'MIT'},
      'node_modules/b/node_modules/a': {name: '@scope/alias', license: 'GPL-2.0'},
      'node_modules/old': {dev: true},
      'node_modules/lightningcss': {license: 'MPL-2.0'},
    };
    writeFileSync(join(dir, 'package-lock.json'), JSON.stringify({lockfileVersion: 3, packages}));
    mkdirSync(join(dir, 'node_modules/old'), {recursive: true});
    writeFileSync(join(dir, 'node_modules/old/package.json'), '{"licenses": [{"type": "BSD"}]}');
    const faults = collectLicenceFaults(dir);
    expect(faults.slice(0, 2)).toEqual([
      expect.stringMatching(/^@scope\/alias \(build\): the licence "GPL-2\.0" is not allowed here\. Use/),
      expect.stringMatching(/^old \(tests\): the licence "BSD" is not allowed here/),
    ]);
    expect(faults).toContainEqual(
      expect.stringMatching(/^axe-core, .*: no package needs this exception\. Remove/),
    );
    expect(faults).not.toContainEqual(expect.stringContaining('lightningcss'));
  });
});
