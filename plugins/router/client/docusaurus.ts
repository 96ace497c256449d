import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';

import {isSlowConnection} from '../../loader/client/isSlowConnection';
import {createChunkFinder} from './createChunkFinder';
import preloadRoute from './preload';

/** The bundler's runtime: `p` is the base path, `u` returns the file of a chunk. Chunk names serve as ids. */
declare const __webpack_require__: {p: string; u: (chunk: string) => string};

/** Maximum duration of a task in milliseconds, so that the browser can respond to input. */
const PATIENCE = 8;

const findChunks = createChunkFinder(routes, routesChunkNames);
const prefetched = new Set<string>();
const preloaded = new Set<string>();
let queue: string[] = [];

function prefetchChunks(routePath: string): void {
  for (const chunk of findChunks(routePath)) {
    const file = __webpack_require__.p + __webpack_require__.u(chunk);
    // The bundler may have merged the chunk into another one.
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

/** Prefetches the scripts of a page, unless the connection is slow. Returns false if there is nothing to do. */
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
 * Called by links when they come into view or are hovered. Replaces Docusaurus' module of the same name, which searches
 * all routes of the site for each link, synchronously: a page has a hundred links.
 */
export default Object.freeze({prefetch, preload});
