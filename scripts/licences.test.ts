import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';

import {collectLicenceFaults, isPermissive} from './licences';

it.each(['MIT', '(MIT OR GPL-2.0)', 'GPL-2.0 OR Apache-2.0', 'MIT AND Apache-2.0'])(
  'the licence %s is permissive',
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
])('the licence %j is not', (licence) => {
  expect(isPermissive(licence)).toBe(false);
});

it('reports packages that are not allowed, also with older licence fields, and unused exceptions', () => {
  const dir = mkdtempSync(join(tmpdir(), 'licences-'));
  const packages = {
    '': {name: 'site'},
    'node_modules/a': {license: 'MIT'},
    'node_modules/b/node_modules/a': {name: '@scope/alias', license: 'GPL-2.0'},
    'node_modules/old': {},
    'node_modules/other': {license: 'MPL-2.0'},
    'node_modules/lightningcss-linux-x64': {license: 'MPL-2.0'},
  };
  writeFileSync(join(dir, 'package-lock.json'), JSON.stringify({lockfileVersion: 3, packages}));
  mkdirSync(join(dir, 'node_modules/old'), {recursive: true});
  writeFileSync(join(dir, 'node_modules/old/package.json'), '{"licenses": [{"type": "BSD"}]}');
  const faults = collectLicenceFaults(dir);
  rmSync(dir, {recursive: true});
  expect(faults.slice(0, 3)).toEqual([
    expect.stringMatching(/^@scope\/alias: the licence "GPL-2\.0" is not allowed\. Use/),
    expect.stringMatching(/^old: the licence "BSD" is not allowed/),
    expect.stringMatching(/^other: the licence "MPL-2\.0" is not allowed/),
  ]);
  expect(faults).toContainEqual(expect.stringMatching(/^axe-core: no package needs this exception\. Remove/));
  expect(faults).not.toContainEqual(expect.stringContaining('lightningcss'));
});
