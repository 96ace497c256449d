import routes from '@generated/routes';

import {findBranch, NOT_FOUND} from './findBranch';
import {repairEncoding, repairPath} from './repairPath';

/** What an entry of the browser's history holds, also after a reload. */
export interface HistoryState {
  /** The path that the reader asked for if it cannot be decoded. */
  undecodablePath?: string;
}

function findPage(path: string): string | undefined {
  const own = findBranch(routes, path).at(-1)?.path;
  return own === NOT_FOUND ? undefined : own;
}

/**
 * Makes the address fit what the router and, at the start, the server take it for. A host may send a page to what is not the
 * page's own path, be it `.html`, two slashes or capital letters: the page knows its path. And it may send the not-found
 * page to another spelling of a page's path: then the browser loads the page.
 *
 * @returns at the start, when scripts may go on: never where the browser leaves
 */
function repairAddress(isStart: boolean): Promise<void> | undefined {
  const {pathname, search, origin} = location;
  const hash = repairEncoding(location.hash);
  let path = repairPath(pathname, findPage);
  // With the origin: a path that begins with two slashes would name another one.
  const createUrl = () => origin + path + search + hash;
  if (isStart && !(path === pathname && findPage(path))) {
    // What the development server sends has no such link.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const served = canonical && findPage(new URL(canonical.href).pathname);
    if (canonical && !served && findPage(path)) {
      location.replace(createUrl());
      return new Promise(() => undefined);
    }
    path = served ?? path;
  }
  if (path !== pathname || hash !== location.hash) {
    const state = history.state as HistoryState | null;
    const isDecodable = repairEncoding(pathname) === pathname;
    history.replaceState(isDecodable ? state : {...state, undecodablePath: pathname}, '', createUrl());
  }
  return undefined;
}

/**
 * Puts addresses right before the router reads them, which cannot decode all of them, and takes what names a page in
 * another way for an unknown path. Docusaurus, too, decodes paths and hashes without a look, and the page would crash or
 * never come to life. This module is loaded before the router, so this listener is called first.
 */
export const whenRepaired = typeof window === 'undefined' ? undefined : repairAddress(true);
if (typeof window !== 'undefined') addEventListener('popstate', () => void repairAddress(false));
