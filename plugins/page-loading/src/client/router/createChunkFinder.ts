interface Route {
  /** One path; Docusaurus makes no route of several. */
  path?: string | string[];
  routes?: readonly Route[];
}

/** The chunks of a route by what they are for, at any depth. */
type ChunkNames = string | {readonly [name: string]: ChunkNames} | readonly ChunkNames[];

/** Routes with and without a slash at their end are the same. */
function normalize(path: string): string {
  return path.replace(/\/$/, '');
}

function flatten(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flatten);
}

/** The paths of a route and those around it, by the path of each route that has none within it. */
function collectBranches(routes: readonly Route[], around: readonly string[] = []): [string, string[]][] {
  return routes.flatMap(({path, routes: within}) => {
    if (typeof path !== 'string') return [];
    const branch = [...around, normalize(path)];
    return within
      ? collectBranches(within, branch)
      : [[normalize(path), branch] satisfies [string, string[]]];
  });
}

/**
 * Prepares to tell the chunks of pages; that happens at the first question.
 *
 * @param routes all routes of the site
 * @param routesChunkNames their chunks, by path, hyphen and hash
 * @returns the names of the chunks that a page needs, none for an unknown one; each once
 */
export function createChunkFinder(
  routes: readonly Route[],
  routesChunkNames: Readonly<Record<string, ChunkNames>>,
): (routePath: string) => string[] {
  let branches: Map<string, string[]> | undefined;
  const chunks = new Map<string, string[]>();
  const prepare = () => {
    for (const [key, names] of Object.entries(routesChunkNames)) {
      const path = normalize(key.replace(/-[^-]+$/, ''));
      chunks.set(path, [...(chunks.get(path) ?? []), ...flatten(names)]);
    }
    return new Map(collectBranches(routes));
  };
  return (routePath) => {
    branches ??= prepare();
    const branch = branches.get(normalize(routePath.replace(/[?#].*$/, ''))) ?? [];
    return [...new Set(branch.flatMap((path) => chunks.get(path) ?? []))];
  };
}
