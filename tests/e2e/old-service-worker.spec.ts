import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';

import {expect, test, type Page} from '@playwright/test';

import {createStaticServer} from '../../scripts/staticServer';

/** Usual paths of generated service workers: of Docusaurus and Workbox, and of Create React App. */
const PATHS = ['/sw.js', '/service-worker.js'];
/** Policy that the script must work with, as strict as a host might send it. */
const STRICT_POLICY =
  "default-src 'none'; worker-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const OLD_HEADING = 'The site that was here before';
const NEW_TITLE = /secureCodeBox/;
/** A typical generated caching worker: uses its cache first, and requests nothing that it already has. */
const OLD_WORKER = `
const CACHE = 'old-precache-v1';
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', '/blog'])).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  event.respondWith(caches.match(event.request).then((hit) => hit ?? fetch(event.request)));
});
`;

/** The old site, which registers a worker at a path. */
function createOldSite(workerPath: string): RequestListener {
  const page = `<!doctype html><title>Old</title><h1>${OLD_HEADING}</h1>
    <script>navigator.serviceWorker.register('${workerPath}')</script>`;
  return ({url}, response) => {
    if (url === workerPath) response.writeHead(200, {'Content-Type': 'text/javascript'}).end(OLD_WORKER);
    else response.writeHead(200, {'Content-Type': 'text/html'}).end(page);
  };
}

/** Our build, unmodified. */
function createNewSite(): RequestListener {
  const site = createStaticServer({dir: 'build'});
  return (request, response) => {
    if (PATHS.includes(request.url ?? '')) response.setHeader('Content-Security-Policy', STRICT_POLICY);
    site.emit('request', request, response);
  };
}

/** A host whose site can be replaced, as by a deployment. `localhost` allows service workers without TLS. */
async function startHost(first: RequestListener) {
  let site = first;
  const server = createServer((request, response) => site(request, response));
  await new Promise<void>((started) => void server.listen(0, '127.0.0.1', started));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (next: RequestListener) => (site = next),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}

async function expectOldSite(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {name: OLD_HEADING})).toBeVisible();
}

async function openOldSite(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expectOldSite(page);
}

/** What remains of service workers in the browser, as seen from the page. */
function readRemains(page: Page): Promise<{registrations: number; caches: string[]; isControlled: boolean}> {
  return page.evaluate(async () => ({
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    isControlled: navigator.serviceWorker.controller !== null,
  }));
}

test.describe('An old service worker on the host', () => {
  for (const path of PATHS) {
    test(`at ${path} is removed, and the reader gets the new site in all windows`, async ({
      page,
      context,
    }) => {
      const host = await startHost(createOldSite(path));
      const {origin} = host;
      try {
        await openOldSite(page, `${origin}/`);
        await page.evaluate(() => localStorage.setItem('choice', 'kept'));
        const second = await context.newPage();
        await openOldSite(second, `${origin}/blog`);

        host.deploy(createNewSite());
        // Waits no longer than this, because the new worker reloads the window itself.
        await page.reload({waitUntil: 'commit'});
        await expect(page).toHaveTitle(NEW_TITLE);
        await expect(second).toHaveTitle(NEW_TITLE);
        expect(new URL(second.url()).pathname).toBe('/blog');
        for (const window of [page, second]) {
          await expect(window.getByRole('navigation', {name: 'Main'})).toBeVisible();
          expect(await readRemains(window)).toEqual({registrations: 0, caches: [], isControlled: false});
        }
        // Caches are removed, readers' choices are kept.
        expect(await page.evaluate(() => localStorage.getItem('choice'))).toBe('kept');
      } finally {
        await host.stop();
      }
    });
  }
});
