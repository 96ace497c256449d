import {readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {describe, expect, inject, it} from 'vitest';

import {parseRedirects} from '../../text/redirects';
import {trimSlash} from '../../text/trimSlash';
import {readRoutes, readServedFiles} from './readServedFiles';
import {sendRequest} from './sendRequest';

const {port: nginx, previewPort, buildDir} = inject('hosting');
/** The preview server must respond as nginx does. */
const servers = [
  ['nginx', nginx],
  ['the preview server', previewPort],
] as const;
const contents = new Map(readServedFiles(buildDir).map(({path, content}) => [path, content]));
const routes = readRoutes(buildDir);
const pages = routes.filter((path) => path !== '/');
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

/** Requests that are answered with a redirect to somewhere else, of all that must be. */
async function findWrong(port: number, redirects: readonly (readonly [from: string, to: string])[]) {
  const wrong: unknown[] = [];
  for (const [from, to] of redirects) {
    const {status, headers} = await sendRequest(port, `${from}?q=%C3%A4&b//c`);
    if (status !== 301 || headers.location !== `${to}?q=%C3%A4&b//c`) wrong.push({from, status, headers});
  }
  return wrong;
}

describe('pages and files', () => {
  it('all have the bytes and the type of the build, and so does every path of the sitemap', async () => {
    expect(routes.length).toBeGreaterThan(150);
    for (const path of new Set([...routes, ...contents.keys()])) {
      const {status, headers, body} = await sendRequest(nginx, path);
      // The path of a page may look like a file: `…/chart.yaml`.
      const isPage = routes.some((route) => trimSlash(route) === trimSlash(path));
      const isSame = contents.get(trimSlash(path) || '/')?.equals(body);
      const type = TYPES[isPage ? '' : extname(path)];
      expect({path, status, type: headers['content-type'], isSame}).toEqual({
        path,
        status: 200,
        type,
        isSame: true,
      });
    }
  });

  it('respond under any host name, also to proxies that name the host in the path', async () => {
    const named = await sendRequest(nginx, '/docs/hooks', {headers: {Host: 'preview.example:8443'}});
    const proxied = await sendRequest(nginx, 'http://preview.example/docs/hooks');
    expect([named.status, proxied.status]).toEqual([200, 200]);
  });
});

describe.each(servers)('%s', (_server, port) => {
  it.each(['/', '/docs/scanners/nmap', '/blog/rss.xml', '/no-page', '/docs/hooks/'])(
    'responds to HEAD with the headers of GET and no body: %s',
    async (path) => {
      const get = await sendRequest(port, path);
      const head = await sendRequest(port, path, {method: 'HEAD'});
      expect(head.body).toHaveLength(0);
      expect({...head.headers, date: ''}).toEqual({...get.headers, date: ''});
    },
  );

  it.each([
    ['a slash', (path: string) => `${path}/`],
    ['slashes', (path: string) => `/${path}//`],
    ['.html', (path: string) => `${path}.html`],
    ['/index.html', (path: string) => `${path}/index.html`],
    ['two slashes within', (path: string) => path.replace(/(?<=.)\//, '//')],
    ['two slashes before', (path: string) => `/${path}`],
    ['an encoded slash', (path: string) => path.replace(/(?<=.)\//, '%2F')],
    ['an encoded letter', (path: string) => path.replace('o', '%6F')],
  ])('redirects from every page with %s to the page, and keeps the query', async (_name, vary) => {
    const redirects = pages
      .map((path) => [vary(trimSlash(path)), path] as const)
      .filter(([varied, path]) => ![path, trimSlash(path)].includes(varied));
    expect(redirects.length).toBeGreaterThan(100);
    expect(await findWrong(port, redirects)).toEqual([]);
  });

  it('redirects from /index.html, and as _redirects says, with and without a slash, to pages and images', async () => {
    const text = readFileSync(join(buildDir, '_redirects'), 'utf8');
    const redirects = parseRedirects(text, '_redirects', (path) => contents.has(path));
    expect(redirects.length).toBeGreaterThan(5);
    const all = redirects.flatMap(({from, to}) => [from, `${from}/`].map((path) => [path, to] as const));
    expect(await findWrong(port, [['/index.html', '/'], ...all])).toEqual([]);
    for (const {to} of redirects) expect((await sendRequest(port, to)).status).toBe(200);
  });

  it.each([
    '/no-page',
    '/no/',
    '/no.html',
    '/no/index.html',
    '/docs/hooks.html/',
    '/docs/hooks/no.html',
    '/docs//no',
    '/DOCS/hooks',
    '/404.html/',
    '/404',
    '/assets/js/no.js',
    '/assets',
    '/assets/',
    '/_headers',
    '/_redirects',
    '/.git/config',
    '/docs/.htaccess',
    '/.well-known/no-file',
    '/.well-known/.hidden',
    '/search-index-en.json.br',
    '/index.html.gz',
    '/docs/hooks/index.html.gz',
    '/SHA256SUMS',
    '/nginx/nginx.conf',
    '/docs/%E0%A4%A',
    '/%',
    '/docs/hooks%',
  ])('shows the not-found page for what is not found or cannot be decoded: %s', async (path) => {
    const {status, headers, body} = await sendRequest(port, path);
    // The preview server has one status for both.
    const isUndecodable = port === nginx && /%(?![\dA-F]{2})|%E0/.test(path);
    expect(status).toBe(isUndecodable ? 400 : 404);
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body.equals(notFoundPage)).toBe(true);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'])(
    'does not allow %s, and says what is allowed',
    async (method) => {
      for (const path of ['/', '/docs/hooks', '/docs/hooks/', '/no-page', '/docs', '/healthz']) {
        const {status, headers} = await sendRequest(port, path, {method});
        expect({status, allow: headers.allow}).toEqual({status: 405, allow: 'GET, HEAD'});
      }
    },
  );
});

it('reports that the server is healthy', async () => {
  const {status, headers, body} = await sendRequest(nginx, '/healthz');
  expect([status, headers['content-type'], body.toString()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'ok\n',
  ]);
});
