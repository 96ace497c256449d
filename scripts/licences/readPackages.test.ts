import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

import {readPackages} from './readPackages';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'licences-'));
});

afterEach(() => {
  rmSync(dir, {recursive: true});
});

function writeLock(packages: Record<string, object>): void {
  const lock = {lockfileVersion: 3, packages: {'': {name: 'site'}, ...packages}};
  writeFileSync(join(dir, 'package-lock.json'), JSON.stringify(lock));
}

it('reads each version once, and counts it to the build where one copy is needed there', () => {
  writeLock({
    'node_modules/b': {version: '1.0.0', license: 'MIT', dev: true},
    'node_modules/a/node_modules/b': {version: '1.0.0', license: 'MIT'},
    'node_modules/a': {version: '2.0.0', license: 'ISC', dev: true},
  });
  expect(readPackages(dir)).toEqual([
    {name: 'a', version: '2.0.0', licence: 'ISC', isDevelopment: true},
    {name: 'b', version: '1.0.0', licence: 'MIT', isDevelopment: false},
  ]);
});

it('takes older forms of the licence from the installed package, and the name of an alias from the lock file', () => {
  writeLock({
    'node_modules/old': {version: '1.0.0'},
    'node_modules/silent': {version: '1.0.0'},
    'node_modules/x/node_modules/other': {name: '@scope/real', version: '1.0.0', license: 'MIT'},
  });
  mkdirSync(join(dir, 'node_modules/old'), {recursive: true});
  writeFileSync(join(dir, 'node_modules/old/package.json'), '{"licenses": [{"type": "BSD"}]}');
  expect(readPackages(dir).map(({name, licence}) => [name, licence])).toEqual([
    ['@scope/real', 'MIT'],
    ['old', 'BSD'],
    ['silent', undefined],
  ]);
});

it('says what to do without a lock file', () => {
  expect(() => readPackages(dir)).toThrow('has no package-lock.json. Run "npm install".');
});
