import {trimSlash} from '../../../text/trimSlash';

export interface Route {
  /** Always one path: Docusaurus creates no routes with several. */
  path?: string | string[];
  routes?: readonly Route[];
}

/** Path of the route that Docusaurus adds after all others: the not-found page. */
export const NOT_FOUND = '*';

/** Cache of the branches of each list of routes, by the path of their page. */
const branchesOf = new WeakMap<readonly Route[], Map<string, readonly Route[]>>();

function collectBranches(routes: readonly Route[], around: readonly Route[] = []): [string, Route[]][] {
  return routes.flatMap((route) => {
    const branch = [...around, route];
    return route.routes
      ? collectBranches(route.routes, branch)
      : [[trimSlash(route.path as string), branch] satisfies [string, Route[]]];
  });
}

/**
 * Finds the route of a page and those around it, from the outermost to its own. Paths must match exactly, except for a
 * trailing slash.
 *
 * @returns the branch; for an unknown path, the route of the not-found page if it is one of the routes
 */
export function findBranch<Each extends Route>(routes: readonly Each[], path: string): readonly Each[] {
  const branches = branchesOf.get(routes) ?? new Map(collectBranches(routes));
  branchesOf.set(routes, branches);
  return (branches.get(trimSlash(path)) ?? branches.get(NOT_FOUND) ?? []) as readonly Each[];
}
