import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';

import {formatFault} from '../../text/fault';
import {spellingCheck} from './spellingCheck';

/** Loading the dictionaries takes 2 seconds on an idle machine; this is more than enough for a busy one. */
const TIME_LIMIT = 180_000;

const FILES = {
  'docs/a page.md': '# Scans\n\nA kubernets cluster.\n',
  'docs/names.md': '# Scans\n\nA Kubernetes cluster with secureCodeBox and Nmap.\n',
  'docs/code.md':
    '# Scans\n\n```text\nqwrtz\n```\n\nThe flag `qwrtz` and a [link](https://example.org/qwrtz).\n',
  '.hidden/scan.ts': '// A qwrtz.\n',
};

let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'spelling-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(siteDir, file)), {recursive: true});
    writeFileSync(join(siteDir, file), text);
  }
});

afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

it(
  'finds unknown words in text and code, but not names of the project, code blocks and links',
  async () => {
    const readPages = () => Promise.reject(new Error('not read'));
    const {checked, faults} = await spellingCheck.run({siteDir, readPages});
    expect(faults.map(formatFault).sort()).toEqual([
      '.hidden/scan.ts:1: the word "qwrtz" is in no dictionary. Correct it, or add it to cspell-words.txt if it is right.',
      'docs/a page.md:3: the word "kubernets" is in no dictionary. Correct it, or add it to cspell-words.txt if it is right.',
    ]);
    expect(checked).toEqual({count: 4, unit: 'files'});
  },
  TIME_LIMIT,
);
