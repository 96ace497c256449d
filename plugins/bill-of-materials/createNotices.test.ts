import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

import {createNotices} from './createNotices';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'notices-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

function createText(): string {
  return createNotices([{name: 'a', version: '1.0.0', licence: 'MIT', author: 'Ada', folder}]);
}

it('contains all licence texts of a package, with uniform line endings', () => {
  writeFileSync(join(folder, 'NOTICE'), 'Mention me.\n');
  writeFileSync(join(folder, 'LICENSE.md'), 'Permission is granted.\r\nUse it.\r\n');
  writeFileSync(join(folder, 'README.md'), 'Not about licences.');
  const text = createText();
  expect(text).toContain('a 1.0.0\nLicence: MIT\n');
  expect(text).toContain('Permission is granted.\nUse it.\n\nMention me.\n');
  expect(text).not.toContain('Not about licences.');
});

it('says where a package without a licence text comes from', () => {
  expect(createText()).toContain('It comes from Ada, https://www.npmjs.com/package/a/v/1.0.0');
});
