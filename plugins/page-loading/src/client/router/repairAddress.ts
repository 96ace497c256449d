import routes from '@generated/routes';

import {addDecodingError} from './decodingError';
import {findBranch} from './findBranch';
import {isDecodable, repairHash, repairPath} from './repairPath';

function findPage(path: string): string | undefined {
  return findBranch(routes, path).at(-1)?.path;
}

/** Path that the HTML gives as its own: a page's, or that of the not-found page. The development server's has none. */
function readServedPath(): string | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return link ? new URL(link.href).pathname : undefined;
}

function repairAddress(path = repairPath(location.pathname, findPage)): void {
  const {pathname, search, origin} = location;
  const hash = repairHash(location.hash);
  if (path === pathname && hash === location.hash) return;
  const state: unknown = isDecodable(pathname) ? history.state : addDecodingError(history.state, pathname);
  // With the origin: a path that begins with two slashes would name another one.
  history.replaceState(state, '', origin + path + search + hash);
}

/**
 * Makes the address fit what the server has sent. A host may answer with a page to what is not the page's own path, be it
 * `.html`, two slashes or capital letters: the page knows its path. And it may answer with the not-found page to another
 * spelling of a page's path: the page is loaded from where it is.
 *
 * @returns when scripts may go on: never where the browser leaves for another page
 */
async function repairFirstAddress(): Promise<void> {
  const path = repairPath(location.pathname, findPage);
  const served = readServedPath();
  const isPage = path === location.pathname && findPage(path) !== undefined;
  const servedPage = served !== undefined && !isPage ? findPage(served) : undefined;
  if (served !== undefined && !isPage && servedPage === undefined && findPage(path) !== undefined) {
    location.replace(location.origin + path + location.search + location.hash);
    await new Promise(() => undefined);
  }
  repairAddress(servedPage ?? path);
}

/**
 * Puts addresses right before the router reads them, which cannot decode all of them, and takes what names a page in
 * another way for an unknown path. Docusaurus, too, decodes paths and hashes without a look, and the page would crash or
 * never come to life. This module is loaded before the router, so this listener is called first.
 */
export const whenRepaired = typeof window === 'undefined' ? undefined : repairFirstAddress();
if (typeof window !== 'undefined') addEventListener('popstate', () => repairAddress());
