import {findBranch, trimSlash} from './findBranch';

/** The chunks of a route by what they are for, at any depth. */
type ChunkNames = string | {readonly [name: string]: ChunkNames} | readonly ChunkNames[];

function flatten(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flatten);
}

/**
 * Prepares to tell the chunks of pages; that happens at the first question.
 *
 * @param routes all routes of the site
 * @param routesChunkNames their chunks, by path, hyphen and hash
 * @returns the names of the chunks that a page needs, none for an unknown one; each once
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
