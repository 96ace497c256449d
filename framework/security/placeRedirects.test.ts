import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';

import {createFolder} from '../../tests/support/createFolder';
import {placeRedirects} from './placeRedirects';

const TEXT = '# why\n/docs /docs/a 301\n/old /docs/a/ 301\n';
const PAGE = {'docs/a/index.html': 'a'};

it.each([
  ['leaves redirects unchanged at the root of a host', '/', TEXT],
  [
    'moves redirects below the base path',
    '/preview/',
    '/preview/docs /preview/docs/a 301\n/preview/old /preview/docs/a/ 301\n',
  ],
])('%s', async (_, baseUrl, placed) => {
  const folder = createFolder({...PAGE, _redirects: TEXT});
  await placeRedirects(folder, baseUrl);
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toBe(placed);
});

it('leads to images and from names in other cases, on machines that do not tell them apart too', async () => {
  const text = '/docs/A /docs/a 301\n/img/Old.svg /img/icon.svg 301\n';
  const folder = createFolder({...PAGE, 'img/icon.svg': '', _redirects: text});
  await expect(placeRedirects(folder, '/')).resolves.toBeUndefined();
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toBe(text);
});

it('fails the build for a line that does not lead to a page', async () => {
  const folder = createFolder({...PAGE, _redirects: '/docs /docs/b 301\n'});
  await expect(placeRedirects(folder, '/preview/')).rejects.toThrow('_redirects:1: /docs/b is no page');
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toBe('/docs /docs/b 301\n');
});

it('does nothing for a site without redirects', async () => {
  await expect(placeRedirects(createFolder(PAGE), '/preview/')).resolves.toBeUndefined();
});
