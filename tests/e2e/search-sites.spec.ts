// cspell:ignore Mühle -- a German word that is a query
import {spawn, spawnSync} from 'node:child_process';
import {readFileSync, rmSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';

import {expect, test, type Page} from '@playwright/test';
import send from 'send';

import {parseIndexFile, type SearchIndex} from '../../search/core/index/format';
import {expectLoaded} from './pageActions';
import {collectRoutes, getField, getPanel, getResults, searchFor} from './searchActions';

const ROOT = resolve(__dirname, '../..');
const SITE = join(ROOT, 'search/fixtures/site');
const VERSIONED_SITE = join(ROOT, 'search/fixtures/versioned-site');
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
    // A page is either a file or the index of a folder, and is served without a redirect.
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
    // With a single version, it is not recorded.
    expect(documents.filter(({version}) => version)).toEqual([]);

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
    // A free port, because other runs may be going on at the same time.
    const probe = await serve(dir, '/');
    const {port} = probe.address() as AddressInfo;
    await new Promise((closed) => probe.close(closed));
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

test.describe('Search: on a site with two versions and two languages', () => {
  let server: Server;
  let origin: string;
  let dir: string;

  test.beforeAll(async () => {
    dir = buildSite(VERSIONED_SITE, 'versioned');
    server = await serve(dir, '/');
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });

  test.afterAll(() => {
    server.close();
    rmSync(OUTPUT, {recursive: true, force: true});
  });

  async function openSearch(page: Page, path: string): Promise<void> {
    await page.goto(origin + path);
    await expectLoaded(page);
    await page.keyboard.press('/');
    await expect(getField(page)).toBeFocused();
  }

  /** The path above the title of each result, outermost first. */
  function readPaths(page: Page): Promise<string[]> {
    return getResults(page).evaluateAll((results) =>
      results.map((result) =>
        [...(result.querySelector('[class*=path]')?.children ?? [])]
          .map((part) => part.textContent)
          .join(' / '),
      ),
    );
  }

  test('documentation pages have a version, posts have none', () => {
    const versions = readIndex(dir, 'en').documents.map(({sectionRoute, version}) => [
      sectionRoute,
      version?.label,
    ]);
    expect(Object.fromEntries(versions)).toMatchObject({
      '/docs/windmill': '1.0',
      '/docs/windmill#sails': '1.0',
      '/docs/next/windmill': 'Next',
      '/blog/2024/01/02/post': undefined,
    });
  });

  for (const [from, where, first, second] of [
    ['/blog', 'no version: the last one', '/docs/windmill', '/docs/next/windmill'],
    ['/docs/next/gondola', 'the coming version', '/docs/next/windmill', '/docs/windmill'],
  ] as const) {
    test(`on a page of ${where} comes first, the other one after its sections`, async ({page}) => {
      await openSearch(page, from);
      const routes = await collectRoutes(page, 'windmill');
      expect(routes).toEqual([first, `${first}#sails`, ...routes.slice(2)]);
      expect(routes.slice(2)).toEqual(
        expect.arrayContaining([second, `${second}#sails`, '/blog/2024/01/02/post']),
      );
      // Documentation pages show their version; posts show none.
      const labels = new Map(routes.map((route) => [route, route.startsWith('/docs/next') ? 'Next' : '1.0']));
      labels.set('/blog/2024/01/02/post', '2024-01-02');
      expect((await readPaths(page)).map((path) => path.split(' / ')[1])).toEqual([...labels.values()]);
    });
  }

  test('elsewhere the version that the reader chose last comes first', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'current'));
    await openSearch(page, '/blog');
    expect((await collectRoutes(page, 'windmill'))[0]).toBe('/docs/next/windmill');
    // The version of the current page takes precedence.
    await openSearch(page, '/docs/lantern');
    expect((await collectRoutes(page, 'windmill'))[0]).toBe('/docs/windmill');
  });

  test('opened results show their version too', async ({page}) => {
    await openSearch(page, '/docs/next/gondola');
    await searchFor(page, 'windmill');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin}/docs/next/windmill`);
    await page.keyboard.press('/');
    await expect(getResults(page).first()).toContainText('Next');
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
      await openSearch(page, `${prefix}/blog`);
      expect((await collectRoutes(page, query))[0]).toBe(route);
      expect(fetched).toEqual([`${prefix}/search-index-${locale}.json`]);
    });
  }
});
