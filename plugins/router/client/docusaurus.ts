import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';

import {isSlowConnection} from '../../loader/client/isSlowConnection';
import {createChunkFinder} from './createChunkFinder';
import preloadRoute from './preload';

/** The bundler's runtime: the base path, and the file of a chunk. Chunks have their names as ids. */
declare const __webpack_require__: {p: string; u: (chunk: string) => string};

/** Most milliseconds of a task: the browser is not kept from answering the reader. */
const PATIENCE = 8;

const findChunks = createChunkFinder(routes, routesChunkNames);
const prefetched = new Set<string>();
const preloaded = new Set<string>();
let queue: string[] = [];

function prefetchChunks(routePath: string): void {
  for (const chunk of findChunks(routePath)) {
    const file = __webpack_require__.p + __webpack_require__.u(chunk);
    // The bundler may have put the chunk into another one.
    if (!file.includes('undefined') && !prefetched.has(file)) {
      prefetched.add(file);
      void prefetchFile(file);
    }
  }
}

function workOffQueue(): void {
  const end = performance.now() + PATIENCE;
  while (queue.length > 0 && performance.now() < end) prefetchChunks(queue.shift() ?? '');
  if (queue.length > 0) setTimeout(workOffQueue);
}

/** Fetches the scripts of a page in advance, unless the connection is slow. False where there is nothing to do. */
function prefetch(routePath: string): boolean {
  if (isSlowConnection() || preloaded.has(routePath) || prefetched.has(routePath)) return false;
  prefetched.add(routePath);
  if (queue.length === 0) setTimeout(workOffQueue);
  queue = [...queue, routePath];
  return true;
}

/** Fetches and evaluates the scripts of a page, unless the connection is slow. */
function preload(routePath: string): false | Promise<unknown> {
  if (isSlowConnection() || preloaded.has(routePath)) return false;
  preloaded.add(routePath);
  return preloadRoute(routePath);
}

/**
 * What links call when they come into view or under the mouse. Replaces Docusaurus' module of this name, which searches
 * all routes of the site for each link, in the middle of whatever the page is doing: a page has a hundred links.
 */
export default Object.freeze({prefetch, preload});
