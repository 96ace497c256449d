import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';

import {readPages} from './readPages';

const SITE = join(__dirname, '../pages/fixtures/good');

it('reads files with Windows line ends as it reads others', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'pages-'));
  try {
    cpSync(SITE, copy, {recursive: true});
    for (const file of Globby.sync('**/*.{md,mdx}', {cwd: copy})) {
      const path = join(copy, file);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/\r?\n/g, '\r\n'));
    }
    const read = await readPages(copy);
    expect(read).toEqual(await readPages(SITE));
    expect(read.pages.length).toBeGreaterThan(5);
  } finally {
    rmSync(copy, {recursive: true});
  }
});
