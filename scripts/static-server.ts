import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';

/** What {@link createStaticServer} serves. */
export interface StaticServerOptions {
  /** Folder of a finished build: the one with `index.html` and `404.html`. */
  dir: string;
}

/** File names below this path carry a content hash, so a browser may keep them for ever. */
const HASHED_ASSETS = '/assets/';

/**
 * Returns the clean address for a path that names an HTML file, or `undefined` where there is nothing to shorten:
 * `/docs/a/index.html` and `/docs/a.html` both mean the page `/docs/a`. A path that names no page of the build stays
 * as it is and ends at the not-found page.
 */
export function createCleanPath(dir: string, pathname: string): string | undefined {
  const match = /^(?<page>.*?)(?:\/index)?\.html$/.exec(pathname);
  if (!match?.groups) return undefined;
  // One leading slash only: `//host/index.html` must not become a redirect to another host.
  const page = `/${(match.groups.page ?? '').replace(/^\/+/, '')}`;
  return existsSync(join(dir, page, 'index.html')) ? page : undefined;
}

/**
 * Creates, without starting it, an HTTP server that answers as the shipped hosting configurations do: clean addresses,
 * also for pages whose last part contains a dot (`…/chart.yaml`), one redirect away from `.html`, and the not-found page
 * with status 404. Every request reads the folder anew, so a new build shows without a restart.
 */
export function createStaticServer({dir}: StaticServerOptions): Server {
  const serveFile = sirv(dir, {
    // A list made at the start would name files that a new build has replaced.
    dev: true,
    etag: true,
    setHeaders(res, pathname) {
      res.setHeader(
        'Cache-Control',
        pathname.startsWith(HASHED_ASSETS) ? 'public,max-age=31536000,immutable' : 'no-cache',
      );
    },
    onNoMatch(_req, res) {
      res.writeHead(404, {'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache'});
      res.end(readFileSync(join(dir, '404.html')));
    },
  });
  return createServer((req, res) => {
    const [pathname = '/', query] = (req.url ?? '/').split('?', 2);
    const cleanPath = createCleanPath(dir, pathname);
    if (cleanPath === undefined) {
      serveFile(req, res);
      return;
    }
    res.writeHead(301, {Location: query === undefined ? cleanPath : `${cleanPath}?${query}`});
    res.end();
  });
}
