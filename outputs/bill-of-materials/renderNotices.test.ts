import {expect, it} from 'vitest';

import {createFolder} from '../../tests/support/createFolder';
import {renderNotices} from './renderNotices';

function createText(files: Record<string, string>): string {
  const folder = createFolder(files);
  return renderNotices([{name: 'a', version: '1.0.0', licence: 'MIT', author: 'Ada', folder}]);
}

it('contains all licence texts of a package, with uniform line endings', () => {
  const text = createText({
    NOTICE: 'Mention me.\n',
    'LICENSE.md': 'Permission is granted.\r\nUse it.\r\n',
    'README.md': 'Not about licences.',
  });
  expect(text).toContain('a 1.0.0\nLicence: MIT\n');
  expect(text).toContain('Permission is granted.\nUse it.\n\nMention me.\n');
  expect(text).not.toContain('Not about licences.');
});

it('says where a package without a licence text comes from', () => {
  expect(createText({})).toContain('It comes from Ada, https://www.npmjs.com/package/a/v/1.0.0');
});
