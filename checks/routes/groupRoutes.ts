import {trimTrailingSlash} from '../build/pageSources';

/** Routes without siblings are put together by their first parts, so that each year of the blog is one group. */
const COMMON_DEPTH = 2;

/** Splits a route behind its first parts: `/docs/api/crds` at 2 → `/docs/api` and `crds`. */
function splitRoute(route: string, depth: number): {parent: string; child: string} {
  const parts = route.split('/').slice(1);
  return {
    parent: parts
      .slice(0, depth)
      .map((part) => `/${part}`)
      .join(''),
    child: parts.slice(depth).join('/'),
  };
}

function countParents(route: string): number {
  return route.split('/').length - 2;
}

/**
 * Puts routes with the same parent on one line: `/docs/scanners: amass, cmseek`. Routes without siblings go to the line of
 * their first two parts (`/blog/2024: 06/28/a, 12/27/b`), and stand alone where that has no others.
 */
export function groupRoutes(routes: readonly string[]): string[] {
  const paths = routes.map(trimTrailingSlash);
  const siblings = new Map<string, number>();
  for (const path of paths) {
    const {parent} = splitRoute(path, countParents(path));
    siblings.set(parent, (siblings.get(parent) ?? 0) + 1);
  }

  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const direct = splitRoute(path, countParents(path));
    const hasSiblings = (siblings.get(direct.parent) ?? 0) > 1;
    const {parent, child} = hasSiblings
      ? direct
      : splitRoute(path, Math.min(COMMON_DEPTH, countParents(path)));
    // Routes right below the root have nothing in common that a line could begin with.
    const key = parent === '' ? path : parent;
    groups.set(key, [...(groups.get(key) ?? []), child]);
  }
  return [...groups]
    .map(([parent, children]) => {
      const [child = ''] = children;
      if (children.length > 1) return `${parent}: ${children.join(', ')}`;
      return parent.endsWith(`/${child}`) ? parent : `${parent}/${child}`;
    })
    .sort((a, b) => a.localeCompare(b, 'en'));
}
