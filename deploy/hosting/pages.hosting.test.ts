import {readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {describe, expect, inject, it} from 'vitest';

import {parseRedirects} from '../../text/redirects';
import {readRoutes, readServedFiles} from './readServedFiles';
import {sendRequest} from './sendRequest';

const {port, previewPort, buildDir} = inject('hosting');
const files = readServedFiles(buildDir);
const routes = readRoutes(buildDir);
const contents = new Map(files.map(({path, content}) => [path, content]));
/** Removes the trailing slash that some are published with. */
const trim = (path: string) => path.replace(/(?<=.)\/$/, '');
const pages = routes.filter((path) => path !== '/').map(trim);
const published = new Set(routes);
const notFoundPage = readFileSync(join(buildDir, '404.html'));

const TYPES: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.ico': 'image/x-icon',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

describe('pages and files', () => {
  it('all have the bytes and the type of the build, and so does every path of the sitemap', async () => {
    expect(routes.length).toBeGreaterThan(150);
    for (const path of new Set([...routes, ...contents.keys()])) {
      const {status, headers, body} = await sendRequest(port, path);
      // The path of a page may look like a file: `…/chart.yaml`.
      const type = path === '/' || pages.includes(trim(path)) ? TYPES[''] : TYPES[extname(path)];
      expect({
        path,
        status,
        type: headers['content-type'],
        isSame: contents.get(trim(path))?.equals(body),
      }).toEqual({path, status: 200, type, isSame: true});
    }
  });

  it('respond to HEAD with the headers of GET and no body', async () => {
    for (const path of ['/', '/docs/scanners/nmap', '/blog/rss.xml', '/no-page', '/docs/hooks/']) {
      const get = await sendRequest(port, path);
      const head = await sendRequest(port, path, {method: 'HEAD'});
      expect(head.body).toHaveLength(0);
      expect({...head.headers, date: ''}).toEqual({...get.headers, date: ''});
    }
  });

  it('respond under any host name, also to proxies that name the host in the path', async () => {
    const named = await sendRequest(port, '/docs/hooks', {headers: {Host: 'preview.example:8443'}});
    const proxied = await sendRequest(port, 'http://preview.example/docs/hooks');
    expect([named.status, proxied.status]).toEqual([200, 200]);
  });
});

describe.each([
  ['nginx', port],
  ['the preview server', previewPort],
])('redirects of %s', (_server, serverPort) => {
  it.each([
    ['a slash', (path: string) => `${path}/`],
    ['slashes', (path: string) => `/${path}//`],
    ['.html', (path: string) => `${path}.html`],
    ['/index.html', (path: string) => `${path}/index.html`],
  ])('lead from every page with %s to the page, and keep the query', async (_name, vary) => {
    for (const path of pages) {
      const varied = vary(path);
      // Skip the published path of a page, which is not redirected.
      if (published.has(varied.replace(/\/+/g, '/'))) continue;
      const {status, headers} = await sendRequest(serverPort, `${varied}?q=%C3%A4&b`);
      expect({status, location: headers.location}).toEqual({status: 301, location: `${path}?q=%C3%A4&b`});
    }
  });

  it.each([
    ['two slashes within', (path: string) => path.replace(/(?<=.)\//, '//')],
    ['two slashes before', (path: string) => `/${path}`],
    ['an encoded slash', (path: string) => path.replace(/(?<=.)\//, '%2F')],
    ['an encoded letter', (path: string) => path.replace('o', '%6F')],
  ])('lead from every page with %s to its own path, and keep the query', async (_name, vary) => {
    for (const path of routes) {
      const varied = vary(path);
      if (varied === path) continue;
      const {status, headers} = await sendRequest(serverPort, `${varied}?q=%C3%A4&b//c`);
      expect({status, location: headers.location}).toEqual({status: 301, location: `${path}?q=%C3%A4&b//c`});
    }
  });

  it('lead from /index.html to the root', async () => {
    const {status, headers} = await sendRequest(serverPort, '/index.html?a=1');
    expect({status, location: headers.location}).toEqual({status: 301, location: '/?a=1'});
  });

  it('are those of _redirects, with and without a slash at the end, and lead to pages', async () => {
    const text = readFileSync(join(buildDir, '_redirects'), 'utf8');
    const redirects = parseRedirects(text, '_redirects', (path) => contents.has(path));
    expect(redirects.length).toBeGreaterThan(5);
    for (const {from, to} of redirects) {
      for (const path of [from, `${from}/`]) {
        const {status, headers} = await sendRequest(serverPort, `${path}?a=1`);
        expect({path, status, location: headers.location}).toEqual({
          path,
          status: 301,
          location: `${to}?a=1`,
        });
      }
      expect((await sendRequest(serverPort, to)).status).toBe(200);
    }
  });

  it('are missing for paths that are no page', async () => {
    for (const path of [
      '/no.html',
      '/no/',
      '/no/index.html',
      '/docs/hooks.html/',
      '/docs/hooks/no.html',
      '/docs//no',
      '/DOCS/hooks',
    ]) {
      expect({path, status: (await sendRequest(serverPort, path)).status}).toEqual({path, status: 404});
    }
  });
});

describe.each([
  ['nginx', port],
  ['the preview server', previewPort],
])('files that programs request without reading a page: %s', (_server, serverPort) => {
  it('has an icon', async () => {
    const {status, headers, body} = await sendRequest(serverPort, '/favicon.ico');
    // Newer names of the type are not known to all browsers.
    expect([status, headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\/(?:x-icon|vnd\.microsoft\.icon)$/),
    ]);
    expect(body.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });

  it('has a robots.txt, which leads to the sitemap', async () => {
    const {status, headers, body} = await sendRequest(serverPort, '/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.toString()).toMatch(/^Sitemap: https:\/\/[^/]+\/sitemap\.xml$/m);
    expect(contents.has('/sitemap.xml')).toBe(true);
  });
});

describe('everything else', () => {
  it.each([
    '/no-page',
    '/docs/no-page',
    '/404.html',
    '/404',
    '/assets/js/no.js',
    '/assets',
    '/assets/',
    '/img/',
    '/_headers',
    '/_redirects',
    '/.git/config',
    '/.env',
    '/docs/.htaccess',
    '/.well-known/no-file',
    '/.well-known/.hidden',
    '/search-index-en.json.br',
    '/search-index-en.json.gz',
    '/index.html.br',
    '/docs/hooks/index.html.gz',
    '/SHA256SUMS',
    '/nginx/nginx.conf',
  ])('is not found, and shows the page that says so: %s', async (path) => {
    const {status, headers, body} = await sendRequest(port, path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.equals(notFoundPage)).toBe(true);
  });

  it.each(['/docs/%E0%A4%A', '/%', '/docs/hooks%'])(
    'shows the not-found page if the path cannot be decoded: %s',
    async (path) => {
      const {status, headers, body} = await sendRequest(port, path);
      expect(status).toBe(400);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(body.equals(notFoundPage)).toBe(true);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'])(
    'is not allowed, and the response says what is: %s',
    async (method) => {
      for (const path of ['/', '/docs/hooks', '/docs/hooks/', '/no-page', '/docs', '/healthz']) {
        const {status, headers} = await sendRequest(port, path, {method});
        expect({status, allow: headers.allow}).toEqual({status: 405, allow: 'GET, HEAD'});
      }
    },
  );

  it('reports that the server is healthy', async () => {
    const {status, headers, body} = await sendRequest(port, '/healthz');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.toString()).toBe('ok\n');
  });
});
