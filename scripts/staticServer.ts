/**
 * The preview server: responds like nginx with the configuration in `deploy/`, except that it does not compress.
 *
 * Files are sent by `send`, the handler inside Express, because it reports file system errors as events: `sirv` 3.0.2
 * and `serve-handler` 6.1.8 end the process if a file cannot be opened.
 */
import {readFile, stat} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join, resolve} from 'node:path';
import send from 'send';

import {collectHeaders, HEADERS_FILE, parseHeadersFile} from '../framework/security/headersFile';
import {collectPublishedPaths, readPagePath, SITEMAP_FILE} from '../text/publishedPaths';
import {IMAGE, parseRedirects, REDIRECTS_FILE} from '../text/redirects';
import {prefersMarkdown} from './prefersMarkdown';

function sendText(res: ServerResponse, status: number, text: string, headers?: Record<string, string>): void {
  // A response that has begun can only be aborted.
  if (res.headersSent) {
    res.destroy();
    return;
  }
  res.writeHead(status, {
    'Content-Type': 'text/plain;charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-cache',
    ...headers,
  });
  res.end(text);
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

/** Reads a file of the build; empty if it is missing: before the first build, or while a build is being replaced. */
function readText(dir: string, name: string): Promise<string> {
  return readFile(join(dir, name), 'utf8').catch(() => '');
}

async function sendNotFound(dir: string, res: ServerResponse): Promise<void> {
  const page = await readText(dir, '404.html');
  if (page === '') sendText(res, 404, 'Not found. There is no 404.html either.\n');
  else sendText(res, 404, page, {'Content-Type': 'text/html;charset=utf-8'});
}

function sendFile(dir: string, pathname: string, req: IncomingMessage, res: ServerResponse): void {
  send(req, pathname, {
    root: dir,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    // A preview needs no resumable downloads, and a server may ignore ranges (RFC 9110, 14.2).
    acceptRanges: false,
  })
    .on('directory', () => void sendNotFound(dir, res))
    .on('error', ({status, message}: {status: number; message: string}) => {
      // A path outside the folder (403) gets the same response whether it exists or not. The not-found page also helps
      // a reader whose URL cannot be decoded (400).
      if ([400, 403, 404].includes(status)) void sendNotFound(dir, res);
      else sendText(res, status, `${message}\n`);
    })
    .pipe(res);
}

/**
 * Finds the page that a path names, in any spelling, or redirects to: its path without a trailing slash, and the one at
 * which it is published.
 */
async function findPage(dir: string, pathname: string) {
  const page = readPagePath(pathname);
  if (page === undefined || page.split(/[/\\]/).includes('..')) return undefined;
  const redirects = parseRedirects(await readText(dir, REDIRECTS_FILE));
  const publishedPath = collectPublishedPaths(redirects, await readText(dir, SITEMAP_FILE)).get(page) ?? page;
  const file = page !== publishedPath && IMAGE.test(publishedPath) ? '' : 'index.html';
  return (await isFile(join(dir, publishedPath, file))) ? {page, publishedPath} : undefined;
}

async function respond(dir: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    sendText(res, 405, 'This server only answers GET and HEAD.\n', {Allow: 'GET, HEAD'});
    return;
  }
  const [, pathname = '', query = ''] = /^([^?]*)(.*)$/s.exec(req.url ?? '/') ?? [];
  const rules = parseHeadersFile(await readText(dir, HEADERS_FILE));
  const headers = {'Cache-Control': 'no-cache', ...collectHeaders(rules, pathname)};
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  if ([`/${HEADERS_FILE}`, `/${REDIRECTS_FILE}`].includes(pathname)) return sendNotFound(dir, res);

  const found = await findPage(dir, pathname);
  if (found === undefined) {
    sendFile(dir, pathname, req, res);
    return;
  }
  const path = encodeURI(found.publishedPath).replace(/[?#]/g, encodeURIComponent);
  if (![pathname, `${pathname}/`].includes(path)) {
    sendText(res, 301, `${path}\n`, {Location: path + query});
    return;
  }
  const twin = `${found.page}.md`;
  const hasTwin = await isFile(join(dir, twin));
  if (hasTwin) res.setHeader('Vary', 'Accept');
  const file = hasTwin && prefersMarkdown(req.headers.accept) ? twin : `${found.page}/index.html`;
  sendFile(dir, encodeURIComponent(file), req, res);
}

/**
 * Creates, without starting it, an HTTP server for a build: with its headers and redirects, clean URLs (also for pages
 * whose last segment contains a dot, `…/chart.yaml`), their Markdown twins for those who prefer them, one redirect from
 * `.html`, and the not-found page with status 404. Nothing is cached, so a new build is served without a restart.
 *
 * @param dir folder of a finished build: the one with `index.html` and `404.html`
 */
export function createStaticServer({dir}: {dir: string}): Server {
  const root = resolve(dir);
  return createServer((req, res) => {
    respond(root, req, res).catch((error: unknown) => sendText(res, 500, `${String(error)}\n`));
  });
}
