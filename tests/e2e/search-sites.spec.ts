// cspell:ignore Mühle -- a German word that is a query
import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';

import {expect, test} from '@playwright/test';

import {createStaticServer} from '../../scripts/staticServer';
import {parseIndexFile} from '../../search/core/index/format';
import {expectLoaded} from './pageActions';
import {collectRoutes, getField} from './searchActions';

const ROOT = resolve(__dirname, '../..');
const SITE = join(ROOT, 'search/fixtures/site');
const OUTPUT = join(ROOT, 'test-results/search-sites');
const DOCUSAURUS = join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

const BASE = '/sub/path';
const SECTION = '/docs/#a-section-of-its-own';

// One site for all tests.
test.describe.configure({mode: 'serial', timeout: 240_000});

test.describe('Search: on another site', () => {
  let server: Server;
  let origin: string;

  test.beforeAll(async () => {
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      [DOCUSAURUS, 'build', SITE, '--out-dir', join(OUTPUT, BASE)],
      {cwd: ROOT, encoding: 'utf8'},
    );
    if (status !== 0) throw new Error(`The fixture site was not built.\n${stdout}\n${stderr}`);
    server = createStaticServer({dir: OUTPUT}).listen(0);
    await once(server, 'listening');
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });

  test.afterAll(() => {
    server.close();
    rmSync(OUTPUT, {recursive: true, force: true});
  });

  test('lists, drafts and unlisted pages are left out', () => {
    const file = readFileSync(join(OUTPUT, BASE, 'search-index-en.json'), 'utf8');
    const {documents} = parseIndexFile(JSON.parse(file));
    expect(documents.map(({sectionRoute}) => sectionRoute.replace(BASE, ''))).toEqual([
      '/blog/2024/01/02/post',
      '/docs/',
      '/docs/#a-section-of-its-own',
      '/docs/windmill',
      '/docs/windmill#sails',
    ]);
  });

  for (const [locale, prefix, query] of [
    ['en', '', 'windmill'],
    ['de', '/de', 'Mühle'],
  ] as const) {
    test(`it works below a base path, with an index of its own for the language ${locale}`, async ({
      page,
    }) => {
      await page.goto(`${origin}${BASE}${prefix}/blog`);
      await expectLoaded(page);
      const index = page.waitForRequest(/search-index/);
      await page.keyboard.press('/');
      await expect(getField(page)).toBeFocused();
      expect(new URL((await index).url()).pathname).toBe(`${BASE}${prefix}/search-index-${locale}.json`);
      expect((await collectRoutes(page, query))[0]).toBe(`${BASE}${prefix}/docs/windmill`);
      expect(await collectRoutes(page, 'waterwheel')).toEqual([BASE + prefix + SECTION]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(origin + BASE + prefix + SECTION);
      await expect(page.locator('#a-section-of-its-own')).toBeInViewport();
    });
  }
});
