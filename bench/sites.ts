import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';

import {createStaticServer} from '../scripts/staticServer';

export interface Site {
  name: string;
  /** Without a trailing slash. */
  address: string;
  /** Behind a slow connection. */
  slowAddress: string;
}

export interface Bench {
  /** Ours first. */
  sites: readonly Site[];
  pages: readonly string[];
  /** If missing, each module has its own. */
  runs?: number;
}

/** Which all responses share: 1.6 Mbit/s, and milliseconds from request to response. */
const SLOW_LINE = {bytesPerSecond: 200_000, roundTrip: 150};

/** Hosts compress neither bitmaps nor fonts. */
const TEXT = /^(?:text\/|image\/svg|application\/(?:\w+\+)?(?:javascript|json|xml|manifest|wasm))/;
/** Of the connection to the server behind it, or its uncompressed body. */
const CONNECTION_HEADERS = ['connection', 'content-length', 'keep-alive', 'transfer-encoding'];

/** Returns the origin, on a free port. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function fetchAnswer(url: string) {
  const response = await fetch(url, {redirect: 'manual'});
  const headers = Object.fromEntries(response.headers);
  for (const name of CONNECTION_HEADERS) Reflect.deleteProperty(headers, name);
  const body = Buffer.from(await response.arrayBuffer());
  const isText = TEXT.test(headers['content-type'] ?? '');
  if (isText) headers['content-encoding'] = 'gzip';
  return {status: response.status, headers, body: isText ? gzipSync(body, {level: 9}) : body};
}

/**
 * A server, not started, that compresses what another one answers, as hosts do (gzip, level 9). Answers are kept, so
 * that the page is measured and not the server.
 *
 * @param line simulated here, because the browser's throttling does not reach workers
 */
export function createProxy(upstream: string, line?: typeof SLOW_LINE): Server {
  const answers = new Map<string, ReturnType<typeof fetchAnswer>>();
  let lineIsFree = Promise.resolve();

  async function respond(url: string, response: ServerResponse): Promise<void> {
    if (line) await wait(line.roundTrip);
    const answer = answers.get(url) ?? fetchAnswer(upstream + url);
    answers.set(url, answer);
    const {status, headers, body} = await answer;
    if (line) await (lineIsFree = lineIsFree.then(() => wait((body.length / line.bytesPerSecond) * 1000)));
    response.writeHead(status, headers).end(body);
  }

  return createServer(({url = '/'}, response) => {
    respond(url, response).catch(() => response.destroy());
  });
}

/** The folder of a finished site, or of a project with a `build/`. Throws one line. */
export function findSite(text: string): string {
  const dir = [resolve(text), resolve(text, 'build')].find((folder) =>
    existsSync(join(folder, 'index.html')),
  );
  if (dir === undefined) {
    throw new Error(`"${text}" is neither a finished site nor a project with a build/. Build it first`);
  }
  return dir;
}

export async function openSites(others: readonly string[]): Promise<{sites: Site[]; close: () => void}> {
  const servers: Server[] = [];
  const start = (server: Server) => {
    servers.push(server);
    return listen(server);
  };
  const dirs = ['.', ...others].map(findSite);
  const sites: Site[] = [];
  for (const [index, dir] of dirs.entries()) {
    const upstream = await start(createStaticServer({dir}));
    const address = await start(createProxy(upstream));
    const slowAddress = await start(createProxy(upstream, SLOW_LINE));
    sites.push({name: others[index - 1] ?? 'ours', address, slowAddress});
  }
  return {sites, close: () => servers.forEach((server) => server.close().closeAllConnections())};
}
