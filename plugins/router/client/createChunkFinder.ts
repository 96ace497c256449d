import {findBranch, trimSlash} from './findBranch';

/** The chunks of a route by purpose, nested to any depth. */
type ChunkNames = string | {readonly [name: string]: ChunkNames} | readonly ChunkNames[];

function flatten(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flatten);
}

/**
 * Creates a function that looks up the chunks of a page. Its table is built at the first call.
 *
 * @param routes all routes of the site
 * @param routesChunkNames their chunks, with keys `<path>-<hash>`
 * @returns a function that returns the names of the chunks that a page needs, each once; none for an unknown page
 */
export function createChunkFinder(
  routes: Parameters<typeof findBranch>[0],
  routesChunkNames: Readonly<Record<string, ChunkNames>>,
): (routePath: string) => string[] {
  let chunks: Map<string, string[]> | undefined;
  const collectChunks = () => {
    const collected = new Map<string, string[]>();
    for (const [key, names] of Object.entries(routesChunkNames)) {
      const path = trimSlash(key.replace(/-[^-]+$/, ''));
      collected.set(path, [...(collected.get(path) ?? []), ...flatten(names)]);
    }
    return collected;
  };
  return (routePath) => {
    const found = (chunks ??= collectChunks());
    const branch = findBranch(routes, routePath.replace(/[?#].*$/, ''));
    return [...new Set(branch.flatMap(({path}) => found.get(trimSlash(String(path))) ?? []))];
  };
}
