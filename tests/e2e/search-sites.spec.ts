// cspell:ignore Mühle -- a German word that is a query
import {spawn, spawnSync} from 'node:child_process';
import {readFileSync, rmSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';

import {expect, test} from '@playwright/test';
import send from 'send';

import {parseIndexFile, type SearchIndex} from '../../plugins/local-search/src/core/format';
import {expectLoaded} from './page-actions';
import {collectRoutes, getField, getPanel, getResults, searchFor} from './search-actions';

const ROOT = resolve(__dirname, '../..');
const SITE = join(ROOT, 'plugins/local-search/fixtures/site');
const SITE_IN_TWO_LANGUAGES = join(ROOT, 'plugins/local-search/fixtures/two-languages');
const OUTPUT = join(ROOT, 'test-results/search-sites');
const DOCUSAURUS = join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const BUILD_TIMEOUT = 240_000;

const BASE_URL = '/sub/path/';
const SECTION = '/sub/path/docs/#a-section-of-its-own';

function buildSite(site: string, name: string): string {
  const outDir = join(OUTPUT, name);
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [DOCUSAURUS, 'build', site, '--out-dir', outDir],
    {cwd: ROOT, encoding: 'utf8'},
  );
  if (status !== 0) throw new Error(`The fixture site was not built.\n${stdout}\n${stderr}`);
  return outDir;
}

function readIndex(dir: string, locale: string): SearchIndex {
  return parseIndexFile(JSON.parse(readFileSync(join(dir, `search-index-${locale}.json`), 'utf8')));
}

async function serve(dir: string, baseUrl: string): Promise<Server> {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const refuse = () => void response.writeHead(404).end();
    if (!pathname.startsWith(baseUrl)) {
      refuse();
      return;
    }
    // A page is a file of its own or the one of its folder, and neither needs a redirect.
    const path = pathname.slice(baseUrl.length);
    const candidates = [path, `${path}.html`, join(path, 'index.html')];
    const file = candidates.find((candidate) =>
      statSync(join(dir, candidate), {throwIfNoEntry: false})?.isFile(),
    );
    if (file === undefined) refuse();
    else send(request, `/${file}`, {root: dir}).on('error', refuse).pipe(response);
  });
  await new Promise<void>((started) => void server.listen(0, started));
  return server;
}

// The sites share a folder for generated files.
test.describe.configure({mode: 'serial', timeout: BUILD_TIMEOUT});

test.describe('Search: on another site', () => {
  let dir: string;

  test.beforeAll(() => {
    dir = buildSite(SITE, 'sub-path');
  });

  test.afterAll(() => {
    rmSync(OUTPUT, {recursive: true, force: true});
  });

  test('it works below a base path', async ({page}) => {
    const {documents} = readIndex(dir, 'en');
    const routes = documents.map(({sectionRoute}) => sectionRoute);
    expect(routes).toContain(SECTION);
    // Lists, tags and unlisted pages are left out.
    expect(routes).toHaveLength(4);

    const server = await serve(dir, BASE_URL);
    try {
      const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
      await page.goto(`${origin}${BASE_URL}blog`);
      await expectLoaded(page);
      await page.keyboard.press('/');
      await expect(getField(page)).toBeFocused();
      await searchFor(page, 'windmill');
      await expect(getResults(page)).toHaveCount(1);
      await expect(getResults(page).first()).toHaveAttribute('href', SECTION);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(origin + SECTION);
      await expect(page.locator('#a-section-of-its-own')).toBeInViewport();
      await page.keyboard.press('/');
      for (const [query, count] of [
        ['lighthouse', 1],
        ['ferries', 1],
        ['harbour', 1],
        ['submarine', 0],
        ['glider', 0],
      ] as const) {
        await searchFor(page, query);
        await expect(getResults(page)).toHaveCount(count);
      }
      await expect(getPanel(page).getByText('No results found.')).toBeVisible();
    } finally {
      server.close();
    }
  });

  test('the same content gives the same bytes, in development mode too', async ({request}) => {
    const built = readFileSync(join(dir, 'search-index-en.json'), 'utf8');
    const port = 4197;
    const server = spawn(process.execPath, [DOCUSAURUS, 'start', SITE, '--no-open', '--port', String(port)], {
      cwd: ROOT,
      stdio: 'ignore',
    });
    try {
      const load = async () => {
        try {
          const response = await request.get(`http://localhost:${port}/sub/path/search-index-en.json?v=any`);
          return await response.text();
        } catch {
          return '';
        }
      };
      await expect.poll(load, {timeout: 120_000, intervals: [1000]}).toBe(built);
    } finally {
      server.kill();
    }
  });
});

test.describe('Search: on a site in two languages', () => {
  let server: Server;
  let origin: string;

  test.beforeAll(async () => {
    server = await serve(buildSite(SITE_IN_TWO_LANGUAGES, 'two-languages'), '/');
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });

  test.afterAll(() => {
    server.close();
    rmSync(OUTPUT, {recursive: true, force: true});
  });

  for (const [locale, prefix, query, route] of [
    ['en', '', 'windmill', '/docs/windmill'],
    ['de', '/de', 'Mühle', '/de/docs/windmill'],
  ] as const) {
    test(`pages in the language ${locale} fetch its own index`, async ({page}) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        const {pathname} = new URL(request.url());
        if (pathname.includes('search-index')) fetched.push(pathname);
      });
      await page.goto(`${origin}${prefix}/blog`);
      await expectLoaded(page);
      await page.keyboard.press('/');
      expect((await collectRoutes(page, query))[0]).toBe(route);
      expect(fetched).toEqual([`${prefix}/search-index-${locale}.json`]);
    });
  }
});
