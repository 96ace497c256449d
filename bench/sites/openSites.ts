import {once} from 'node:events';
import {existsSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';

import {createStaticServer} from '../../scripts/staticServer';
import {createProxy} from './proxy';

/** A finished site that can be measured. */
export interface Site {
  /** Its name in the tables. */
  name: string;
  /** Base URL without a trailing slash; the path of a page is appended. */
  address: string;
}

/** Where a site comes from. */
export type Source = {name: string} & ({dir: string} | {url: string});

/** Name of our own site in the tables. */
const OURS = 'ours';

/**
 * Starts a server on a free port of this machine.
 *
 * @returns its origin
 */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Finds what an argument names: a URL, the folder of a finished site, or of a project that is built into `build/`.
 *
 * @throws {Error} with one line, if it is none of these
 */
export function findSource(text: string): Source {
  if (/^https?:\/\//.test(text)) {
    const {origin, pathname} = new URL(text);
    return {name: text, url: origin + pathname.replace(/\/+$/, '')};
  }
  const folder = resolve(text);
  if (existsSync(join(folder, 'index.html'))) return {name: text, dir: folder};
  const dir = join(folder, 'build');
  if (existsSync(join(dir, 'index.html'))) return {name: text, dir};
  throw new Error(
    `"${text}" is neither a URL, nor a finished site, nor a project with a finished build/. Build it first`,
  );
}

/** Finds our own build and, after it, the sites to compare with it. */
export function findSources(folder: string, others: readonly string[]): Source[] {
  return [{...findSource(folder), name: OURS}, ...others.map(findSource)];
}

/** Serves folders on this machine, compressed; URLs are measured as they are. */
export async function openSites(
  sources: readonly Source[],
): Promise<{sites: readonly Site[]; close: () => void}> {
  const servers: Server[] = [];
  const start = async (server: Server) => {
    servers.push(server);
    return listen(server);
  };
  const sites: Site[] = [];
  for (const {name, ...place} of sources) {
    const address =
      'url' in place
        ? place.url
        : await start(createProxy({upstream: await start(createStaticServer({dir: place.dir}))}));
    sites.push({name, address});
  }
  return {
    sites,
    close: () => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
