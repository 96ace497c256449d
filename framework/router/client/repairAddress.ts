import routes from '@generated/routes';

import {findBranch, NOT_FOUND} from './findBranch';
import {repairEncoding, repairPath} from './repairPath';

/** State of an entry in the browser's history, which survives a reload. */
export interface HistoryState {
  /** The path that the reader asked for if it cannot be decoded. */
  undecodablePath?: string;
}

function findPage(path: string): string | undefined {
  const own = findBranch(routes, path).at(-1)?.path;
  return own === NOT_FOUND ? undefined : own;
}

/**
 * Corrects the URL so that the router and, at the start, the server agree on its page. A host may serve a page at a
 * path other than its own, be it with `.html`, two slashes or capital letters: the page names its own path. Or the host
 * may serve the not-found page for another spelling of a page's path: then the browser loads the page.
 *
 * @returns at the start, a promise for when scripts may continue; it never resolves if the browser leaves the page
 */
function repairAddress(isStart: boolean): Promise<void> | undefined {
  const {pathname, search, origin} = location;
  const hash = repairEncoding(location.hash);
  let path = repairPath(pathname, findPage);
  // Includes the origin, because a path that begins with two slashes would refer to another host.
  const toUrl = () => origin + path + search + hash;
  if (isStart && !(path === pathname && findPage(path))) {
    // Pages of the development server have no such link.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const served = canonical && findPage(new URL(canonical.href).pathname);
    if (canonical && !served && findPage(path)) {
      location.replace(toUrl());
      return new Promise(() => undefined);
    }
    path = served ?? path;
  }
  if (path !== pathname || hash !== location.hash) {
    const state = history.state as HistoryState | null;
    const isDecodable = repairEncoding(pathname) === pathname;
    history.replaceState(isDecodable ? state : {...state, undecodablePath: pathname}, '', toUrl());
  }
  return undefined;
}

function handlePopState(event: PopStateEvent): void {
  void repairAddress(false);
  // Docusaurus decodes the path of a next page twice, which fails for `/100%25`: the browser loads it.
  if (location.pathname.includes('%25')) {
    event.stopImmediatePropagation();
    location.reload();
  }
}

/**
 * Repairs URLs before the router reads them: it cannot decode all of them, and takes other spellings of a page's path
 * as unknown. Docusaurus decodes paths and hashes without checks too, so the page would crash or never hydrate. This
 * module is loaded before the router, so its listener is called first.
 */
export const whenRepaired = typeof window === 'undefined' ? undefined : repairAddress(true);
if (typeof window !== 'undefined') addEventListener('popstate', handlePopState);
