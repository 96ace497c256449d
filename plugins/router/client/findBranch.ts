interface Route {
  /** One path; Docusaurus makes no route of several. */
  path?: string | string[];
  routes?: readonly Route[];
}

/** Path of the route that Docusaurus adds after all others: the not-found page. */
export const NOT_FOUND = '*';

/** What was found out about each list of routes: the branches by the paths of their pages. */
const branchesOf = new WeakMap<readonly Route[], Map<string, readonly Route[]>>();

/** Routes with and without a slash at their end are the same. */
export function trimSlash(path: string): string {
  return path.replace(/\/$/, '');
}

function collectBranches(routes: readonly Route[], around: readonly Route[] = []): [string, Route[]][] {
  return routes.flatMap((route) => {
    const branch = [...around, route];
    return route.routes
      ? collectBranches(route.routes, branch)
      : [[trimSlash(route.path as string), branch] satisfies [string, Route[]]];
  });
}

/**
 * Finds the route of a page and those around it, from the outermost to its own. A path is that of a page letter by letter,
 * except for a slash at the end.
 *
 * @returns for an unknown path the route of the not-found page, if it is one of the routes
 */
export function findBranch<Each extends Route>(routes: readonly Each[], path: string): readonly Each[] {
  const branches = branchesOf.get(routes) ?? new Map(collectBranches(routes));
  branchesOf.set(routes, branches);
  return (branches.get(trimSlash(path)) ?? branches.get(NOT_FOUND) ?? []) as readonly Each[];
}
