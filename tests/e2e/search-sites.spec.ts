// cspell:ignore Mühle -- a German word that is a query
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';

import {expect, test, type Page} from '@playwright/test';

import {createStaticServer} from '../../scripts/staticServer';
import {parseIndexFile} from '../../search/core/index/format';
import {expectLoaded} from './pageActions';
import {collectRoutes, getField, getPanel, getResults, searchFor} from './searchActions';

const ROOT = resolve(__dirname, '../..');
const SITE = join(ROOT, 'search/fixtures/site');
const OUTPUT = join(ROOT, 'test-results/search-sites');
const DOCUSAURUS = join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

const BASE = '/sub/path';
const SECTION = `${BASE}/docs/#a-section-of-its-own`;
const POST = `${BASE}/blog/2024/01/02/post`;

/** Serves the output folder, in which the site is below its base path. */
async function serve(): Promise<[server: Server, port: number]> {
  const server = createStaticServer({dir: OUTPUT}).listen(0);
  await once(server, 'listening');
  return [server, (server.address() as AddressInfo).port];
}

const readIndex = () => readFileSync(join(OUTPUT, BASE, 'search-index-en.json'), 'utf8');

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
    const [started, port] = await serve();
    server = started;
    origin = `http://localhost:${port}`;
  });

  test.afterAll(() => {
    server.close();
    rmSync(OUTPUT, {recursive: true, force: true});
  });

  async function openSearch(page: Page, path: string): Promise<void> {
    await page.goto(origin + BASE + path);
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

  test('it works below a base path', async ({page}) => {
    await openSearch(page, '/blog');
    expect(await collectRoutes(page, 'waterwheel')).toEqual([SECTION]);
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
  });

  test('documentation pages have a version, posts have none; lists, drafts and unlisted pages are left out', () => {
    const {documents} = parseIndexFile(JSON.parse(readIndex()));
    const versions = documents.map(({sectionRoute, version}) => [
      sectionRoute.replace(BASE, ''),
      version?.label,
    ]);
    expect(versions).toEqual([
      ['/blog/2024/01/02/post', undefined],
      ['/docs/', '1.0'],
      ['/docs/#a-section-of-its-own', '1.0'],
      ['/docs/next/gondola', 'Next'],
      ['/docs/next/windmill', 'Next'],
      ['/docs/next/windmill#sails', 'Next'],
      ['/docs/windmill', '1.0'],
      ['/docs/windmill#sails', '1.0'],
    ]);
  });

  for (const [from, where, version, other] of [
    ['/blog', 'no version: the last one', '', '/next'],
    ['/docs/next/gondola', 'the coming version', '/next', ''],
  ] as const) {
    test(`on a page of ${where} comes first, the other one after its sections`, async ({page}) => {
      await openSearch(page, from);
      const routes = await collectRoutes(page, 'windmill');
      const getRoutes = (part: string) => [
        `${BASE}/docs${part}/windmill`,
        `${BASE}/docs${part}/windmill#sails`,
      ];
      expect(routes).toEqual([...getRoutes(version), ...routes.slice(2)]);
      expect(routes.slice(2).sort()).toEqual([POST, ...getRoutes(other)]);
      // Documentation pages show their version; posts show none.
      const getLabel = (route: string) => (route.includes('/next/') ? 'Next' : '1.0');
      const labels = routes.map((route) => (route === POST ? '2024-01-02' : getLabel(route)));
      expect((await readPaths(page)).map((path) => path.split(' / ')[1])).toEqual(labels);
    });
  }

  test('elsewhere the version that the reader chose last comes first', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'current'));
    await openSearch(page, '/blog');
    expect((await collectRoutes(page, 'windmill'))[0]).toBe(`${BASE}/docs/next/windmill`);
    // The version of the current page takes precedence.
    await openSearch(page, '/docs/windmill');
    expect((await collectRoutes(page, 'windmill'))[0]).toBe(`${BASE}/docs/windmill`);
  });

  test('opened results show their version too', async ({page}) => {
    await openSearch(page, '/docs/next/gondola');
    await searchFor(page, 'windmill');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin}${BASE}/docs/next/windmill`);
    await page.keyboard.press('/');
    await expect(getResults(page).first()).toContainText('Next');
  });

  for (const [locale, prefix, query] of [
    ['en', '', 'windmill'],
    ['de', '/de', 'Mühle'],
  ] as const) {
    test(`pages in the language ${locale} fetch its own index`, async ({page}) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        const {pathname} = new URL(request.url());
        if (pathname.includes('search-index')) fetched.push(pathname);
      });
      await openSearch(page, `${prefix}/blog`);
      expect((await collectRoutes(page, query))[0]).toBe(`${BASE}${prefix}/docs/windmill`);
      expect(fetched).toEqual([`${BASE}${prefix}/search-index-${locale}.json`]);
    });
  }

  test('the same content gives the same bytes, in development mode too', async ({request}) => {
    // A free port, because other runs may be going on at the same time.
    const [probe, port] = await serve();
    probe.close();
    const development = spawn(
      process.execPath,
      [DOCUSAURUS, 'start', SITE, '--no-open', '--port', String(port)],
      {cwd: ROOT, stdio: 'ignore'},
    );
    try {
      const load = () =>
        request.get(`http://localhost:${port}${BASE}/search-index-en.json?v=any`).then(
          (response) => response.text(),
          () => '',
        );
      await expect.poll(load, {timeout: 120_000, intervals: [1000]}).toBe(readIndex());
    } finally {
      development.kill();
    }
  });
});
