import {expect, it} from 'vitest';

import {createFolder} from '../../tests/support/createFolder';
import {formatFault} from '../../text/fault';
import {spellingCheck} from './spellingCheck';

const FILES = {
  'docs/a page.md': '# Scans\n\nA kubernets cluster.\n',
  'docs/names.md': '# Scans\n\nA Kubernetes cluster with secureCodeBox and Nmap.\n',
  'docs/code.md':
    '# Scans\n\n```text\nqwrtz\n```\n\nThe flag `qwrtz` and a [link](https://example.org/qwrtz).\n',
  '.hidden/scan.ts': '// A qwrtz.\n',
};

it('finds unknown words in text and code, but not names of the project, code blocks and links', async () => {
  const siteDir = createFolder(FILES);
  const readPages = () => Promise.reject(new Error('not read'));
  const {checked, faults} = await spellingCheck.run({siteDir, readPages});
  expect(faults.map(formatFault).sort()).toEqual([
    '.hidden/scan.ts:1: the word "qwrtz" is in no dictionary. Correct it, or add it to cspell-words.txt if it is right.',
    'docs/a page.md:3: the word "kubernets" is in no dictionary. Correct it, or add it to cspell-words.txt if it is right.',
  ]);
  expect(checked).toEqual({count: 4, unit: 'files'});
});
