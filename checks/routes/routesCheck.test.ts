import {describe, expect, it} from 'vitest';

import {formatFault, sortFaults} from '../../text/fault';
import {FIXTURE_ORIGIN, writeFixtureSite} from '../../tests/support/builtSite';
import type {CheckResult} from '../check';
import {readPages} from '../sources/readPages';
import {routesCheck} from './routesCheck';

const ALL = [
  '/',
  '/docs/api/',
  '/docs/api/scan',
  '/docs/hooks',
  '/docs/scanners',
  '/docs/scanners/amass',
  '/docs/scanners/nmap',
];

async function checkSite(canonicals: string[]): Promise<CheckResult & {messages: string[]}> {
  const siteDir = writeFixtureSite(
    {
      'build/sitemap.xml': canonicals
        .map((path) => `<url><loc>${FIXTURE_ORIGIN}${path}</loc></url>`)
        .join(''),
      'tests/routes.txt': `${ALL.join('\n')}\n`,
    },
    {'/docs/scanners/': 'docs/scanners/index.mdx'},
  );
  const result = await routesCheck.run({siteDir, readPages: () => readPages(siteDir)});
  return {...result, messages: sortFaults(result.faults).map(formatFault)};
}

describe('the route check', () => {
  it('passes if exactly the published routes are built', async () => {
    const {checked, messages} = await checkSite(ALL);
    expect({checked, messages}).toEqual({checked: {count: 7, unit: 'routes'}, messages: []});
  });

  it('reports each published route without a page, and each page that is not published', async () => {
    const {messages} = await checkSite([
      ...ALL.filter((route) => route !== '/docs/hooks'),
      '/docs/hook-list',
      '/blog/authors',
    ]);
    expect(messages).toEqual([
      'build/blog/authors/index.html: the route /blog/authors is not published yet. Correct it, or let "npm run routes:add" write it into tests/routes.txt: it has to stay from then on.',
      'build/docs/hook-list/index.html: the route /docs/hook-list is not published yet. Correct it, or let "npm run routes:add" write it into tests/routes.txt: it has to stay from then on.',
      'tests/routes.txt:4: the published route /docs/hooks has no page. Write the page, or correct the slug of an existing one.',
    ]);
  });

  it('reports a canonical URL whose trailing slash differs from the published route', async () => {
    const {messages} = await checkSite(
      ALL.map((route) => ({'/docs/api/': '/docs/api', '/docs/scanners': '/docs/scanners/'})[route] ?? route),
    );
    expect(messages).toEqual([
      'build/docs/api/index.html: the canonical address is /docs/api, the published route is /docs/api/. Set "slug" in the front matter so that they agree.',
      'docs/scanners/index.mdx: the canonical address is /docs/scanners/, the published route is /docs/scanners. Set "slug" in the front matter so that they agree.',
    ]);
  });
});
