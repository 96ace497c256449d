/**
 * The preview server: answers as the shipped hosting configurations do (it leaves a slash at the end of an address), and outlives whatever a request or a build does.
 *
 * Files are sent by `send`, the handler inside Express (MIT, maintained by that project). It refuses paths that leave
 * the folder and invalid encodings, answers conditional requests, and reports every failure of the file system as an event.
 * Others were compared by their sources: `sirv` 3.0.2 and `serve-handler` 6.1.8 end the process where a file
 * cannot be opened, and `@fastify/static` needs a framework around it.
 */
import {existsSync, fstatSync, type ReadStream, type Stats} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join, relative, resolve, sep} from 'node:path';
import send from 'send';

import {collectHeaders, HEADERS_FILE, parseHeadersFile} from '../plugins/site-security/src/headersFile';
import {parseRedirects, REDIRECTS_FILE} from '../plugins/site-security/src/redirectsFile';

/** What {@link createStaticServer} serves. */
export interface StaticServerOptions {
  /** Folder of a finished build: the one with `index.html` and `404.html`. */
  dir: string;
}

/** File names in this folder carry a content hash, so a browser may keep them for ever. */
const HASHED_ASSETS = `assets${sep}`;

/** A file was replaced between the moments when its size was read and when it was opened. */
const REPLACED = 'ERR_FILE_REPLACED';
/** What goes by itself: the folder is being replaced, or the process has too many open files. */
const PASSING_FAILURES: unknown[] = [REPLACED, 'EMFILE', 'ENFILE'];

/** What the headers file of the build says about the answer to a request. */
const siteHeaders = new WeakMap<ServerResponse, Record<string, string>>();

/** Leaves the headers that every answer to this path has. */
function resetHeaders(res: ServerResponse): void {
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  for (const [name, value] of Object.entries(siteHeaders.get(res) ?? {})) res.setHeader(name, value);
}

function sendText(
  res: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  // The rest of an answer that has begun can only be broken off.
  if (res.headersSent) {
    res.destroy();
    return;
  }
  resetHeaders(res);
  res.writeHead(status, {
    'Content-Type': 'text/plain;charset=utf-8',
    'Cache-Control': 'no-cache',
    ...headers,
  });
  res.end(`${text}\n`);
}

function sendUnavailable(res: ServerResponse): void {
  sendText(res, 503, 'The site is being replaced, or this machine is short of open files. Reload the page.', {
    'Retry-After': '1',
  });
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

async function sendNotFound(dir: string, res: ServerResponse): Promise<void> {
  const page = await readFile(join(dir, '404.html')).catch(() => undefined);
  if (page) {
    resetHeaders(res);
    res.writeHead(404, {'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache'});
    res.end(page);
  } else if (await isFile(join(dir, 'index.html'))) {
    sendText(res, 404, 'Not found. The build has no 404.html either.');
  } else sendUnavailable(res);
}

/** Errors of `send` are those of the package `http-errors`. */
function sendFailure(dir: string, res: ServerResponse, error: {status: number; code?: unknown}): void {
  // Whatever leaves the folder gets the same answer, whether it exists or not. A reader whose address is not decodable
  // (400) sees the page too.
  if ([400, 403, 404].includes(error.status)) {
    sendNotFound(dir, res).catch(() => res.destroy());
  } else if (PASSING_FAILURES.includes(error.code)) {
    sendUnavailable(res);
  } else if (error.status === 412) {
    sendText(res, 412, 'The file has changed.');
  } else {
    sendText(res, 500, 'The file cannot be read.');
  }
}

function sendFile(dir: string, pathname: string, req: IncomingMessage, res: ServerResponse): void {
  let described: Stats | undefined;
  const refuseReplaced = (file: ReadStream) => (fd: number) => {
    // The reader has gone: the file may be closed already.
    if (file.destroyed) return;
    const opened = fstatSync(fd);
    if (opened.ino !== described?.ino || opened.size !== described.size) {
      file.destroy(Object.assign(new Error('The file was replaced'), {code: REPLACED}));
    }
  };
  send(req, pathname, {
    root: dir,
    dotfiles: 'allow',
    cacheControl: false,
    // Nobody resumes the download of a preview, and a server may ignore ranges (RFC 9110, 14.2).
    acceptRanges: false,
  })
    .on('headers', (_res: ServerResponse, path: string) => {
      const isHashed = relative(dir, path).startsWith(HASHED_ASSETS);
      res.setHeader('Cache-Control', isHashed ? 'public,max-age=31536000,immutable' : 'no-cache');
    })
    .on('file', (_path: string, stats: Stats) => {
      described = stats;
    })
    // Its headers name the size of the file that it looked at: the file that it opens has to be the same one.
    .on('stream', (file: ReadStream) => file.once('open', refuseReplaced(file)))
    // A page is a folder with an index.html, and its clean address has no slash at the end.
    .on('directory', () => sendFile(dir, `${pathname}/`, req, res))
    .on('error', (error: {status: number; code?: unknown}) => sendFailure(dir, res, error))
    .pipe(res);
}

/**
 * Returns the clean address for a path that names a page in another way than its own path does, or `undefined` where there
 * is nothing to repair: `/docs/a/index.html`, `/docs/a.html`, `/docs//a` and `/docs%2Fa` all mean the page `/docs/a`. A path
 * that names no page of the build stays as it is and ends at the not-found page.
 *
 * @param dir folder of the build
 * @param pathname path of a request, percent-encoded
 */
export async function findCleanPath(dir: string, pathname: string): Promise<string | undefined> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  // One slash at a time: `//host/index.html` must not become a redirect to another host.
  const page = `/${decoded.replace(/(?:\/index)?\.html$/, '')}`.replace(/\/+/g, '/');
  if (page.split(/[/\\]/).includes('..')) return undefined;
  if (!(await isFile(join(dir, page, 'index.html')))) return undefined;
  const clean = encodeURI(page).replace(/[?#]/g, encodeURIComponent);
  return clean === (pathname || '/') ? undefined : clean;
}

/** Where the table of redirects in the build sends a path to. A table with a fault, which `npm run pack` tells, has no effect. */
async function findRedirect(dir: string, pathname: string): Promise<string | undefined> {
  const text = await readFile(join(dir, REDIRECTS_FILE), 'utf8').catch(() => '');
  const path = pathname.replace(/\/$/, '');
  if (!text.includes(`${path} `)) return undefined;
  try {
    const redirects = parseRedirects(text, (page) => existsSync(join(dir, page, 'index.html')));
    return redirects.find(({from}) => from === path)?.to;
  } catch {
    return undefined;
  }
}

async function respond(dir: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    sendText(res, 405, 'This server only answers GET and HEAD.', {Allow: 'GET, HEAD'});
    return;
  }
  // A request to a proxy names the host as well, and a server has to understand it (RFC 9112, 3.2.2).
  const target = (req.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '');
  const [, pathname = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  const rules = await readFile(join(dir, HEADERS_FILE), 'utf8').catch(() => '');
  siteHeaders.set(res, collectHeaders(parseHeadersFile(rules), pathname));
  resetHeaders(res);
  if ([HEADERS_FILE, REDIRECTS_FILE].includes(pathname.replace(/^\/+/, ''))) {
    await sendNotFound(dir, res);
    return;
  }
  const cleanPath = (await findRedirect(dir, pathname)) ?? (await findCleanPath(dir, pathname));
  if (cleanPath === undefined) sendFile(dir, pathname || '/', req, res);
  else sendText(res, 301, cleanPath, {Location: cleanPath + query});
}

/**
 * Creates, without starting it, an HTTP server with the headers and redirects of the build, with clean addresses, also for pages whose last part contains a dot
 * (`…/chart.yaml`), one redirect away from `.html`, and the not-found page with status 404. Every request reads the folder
 * anew, so a new build shows without a restart; while the folder is missing, requests get status 503.
 */
export function createStaticServer({dir}: StaticServerOptions): Server {
  const root = resolve(dir);
  return createServer((req, res) => {
    respond(root, req, res).catch(() => res.destroy());
  });
}
