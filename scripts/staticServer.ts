/**
 * The preview server: responds like nginx with the configuration in `deploy/`, except that it does not compress.
 *
 * Files are sent by `send`, the handler inside Express, because it reports file system errors as events: `sirv` 3.0.2
 * and `serve-handler` 6.1.8 end the process if a file cannot be opened.
 */
import {readFile, stat} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join, relative, resolve, sep} from 'node:path';
import send from 'send';

import {collectHeaders, HEADERS_FILE, parseHeadersFile} from '../plugins/site-security/headersFile';
import {createTwinPath} from '../plugins/markdown-export/twinPath';
import {parseRedirects, REDIRECTS_FILE} from '../text/redirects';
import {prefersMarkdown} from './prefersMarkdown';

/** File names in this folder carry a content hash, so a browser may keep them for ever. */
const HASHED_ASSETS = `assets${sep}`;

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
    cacheControl: false,
    // A preview needs no resumable downloads, and a server may ignore ranges (RFC 9110, 14.2).
    acceptRanges: false,
  })
    .on('headers', (_res: ServerResponse, path: string) => {
      const isHashed = relative(dir, path).startsWith(HASHED_ASSETS);
      res.setHeader('Cache-Control', isHashed ? 'public,max-age=31536000,immutable' : 'no-cache');
    })
    // A page is a folder with an index.html, and its clean URL has no trailing slash.
    .on('directory', () => sendFile(dir, `${pathname}/`, req, res))
    .on('error', ({status, message}: {status: number; message: string}) => {
      // A path outside the folder (403) gets the same response whether it exists or not. The not-found page also helps
      // a reader whose URL cannot be decoded (400).
      if ([400, 403, 404].includes(status)) void sendNotFound(dir, res);
      else sendText(res, status, `${message}\n`);
    })
    .pipe(res);
}

/** Whether a page is published with a trailing slash: then its canonical URL has it. */
async function hasSlash(dir: string, page: string): Promise<boolean> {
  const html = await readText(join(dir, page), 'index.html');
  const url = /<link[^>]+rel="?canonical"? href="?([^"\s>]+)/.exec(html)?.[1];
  return url !== undefined && new URL(url).pathname === page;
}

/** Decodes the path of a page, in any spelling. Returns `undefined` for a path that names no page of the build. */
async function findPage(dir: string, pathname: string): Promise<string | undefined> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  // Collapse slashes: `//host/index.html` must not become a redirect to another host.
  const path = `/${decoded}`.replace(/\/+/g, '/');
  const page = path.replace(/(?:(?:\/index)?\.html|\/)$/, '') || '/';
  if (page.split(/[/\\]/).includes('..') || !(await isFile(join(dir, page, 'index.html')))) return undefined;
  return path.endsWith('/') && (await hasSlash(dir, path)) ? path : page;
}

/**
 * Returns the clean path for other spellings of it: `/docs/a/`, `/docs/a/index.html`, `/docs/a.html`, `/docs//a` and
 * `/docs%2Fa` all mean the page `/docs/a`. Returns `undefined` if the path is clean already or names no page of the build.
 *
 * @param dir folder of the build
 * @param pathname path of a request, percent-encoded
 */
export async function findCleanPath(dir: string, pathname: string): Promise<string | undefined> {
  const page = await findPage(dir, pathname);
  if (page === undefined) return undefined;
  const clean = encodeURI(page).replace(/[?#]/g, encodeURIComponent);
  return clean === pathname ? undefined : clean;
}

/** Whether the path is that of a page with a Markdown twin. */
async function hasTwin(dir: string, pathname: string): Promise<boolean> {
  const page = await findPage(dir, pathname);
  return page !== undefined && isFile(join(dir, createTwinPath(page)));
}

/** The target of a path, with or without a trailing slash, in the redirects of the build. */
async function findRedirect(dir: string, pathname: string): Promise<string | undefined> {
  const redirects = parseRedirects(await readText(dir, REDIRECTS_FILE));
  return redirects.find(({from}) => from === pathname.replace(/\/$/, ''))?.to;
}

async function respond(dir: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    sendText(res, 405, 'This server only answers GET and HEAD.\n', {Allow: 'GET, HEAD'});
    return;
  }
  const [, pathname = '', query = ''] = /^([^?]*)(.*)$/s.exec(req.url ?? '/') ?? [];
  const rules = parseHeadersFile(await readText(dir, HEADERS_FILE));
  for (const [name, value] of Object.entries(collectHeaders(rules, pathname))) res.setHeader(name, value);
  if ([`/${HEADERS_FILE}`, `/${REDIRECTS_FILE}`].includes(pathname)) {
    await sendNotFound(dir, res);
    return;
  }
  const cleanPath = (await findRedirect(dir, pathname)) ?? (await findCleanPath(dir, pathname));
  if (cleanPath !== undefined) {
    sendText(res, 301, `${cleanPath}\n`, {Location: cleanPath + query});
    return;
  }
  let path = pathname;
  if (await hasTwin(dir, pathname)) {
    res.setHeader('Vary', 'Accept');
    if (prefersMarkdown(req.headers.accept)) path = createTwinPath(pathname);
  }
  sendFile(dir, path, req, res);
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
