import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';

import {createFolder} from '../../tests/support/createFolder';
import {readPages} from './readPages';

const SITE = join(__dirname, '../pages/fixtures/good');

it('reads files with Windows line ends as it reads others', async () => {
  const pages = Globby.sync('**/*.{md,mdx}', {cwd: SITE}).map((file) => [
    file,
    readFileSync(join(SITE, file), 'utf8').replaceAll(/\r?\n/g, '\r\n'),
  ]);
  const read = await readPages(createFolder(Object.fromEntries(pages) as Record<string, string>));
  expect(read).toEqual(await readPages(SITE));
  expect(read.pages.length).toBeGreaterThan(5);
});
