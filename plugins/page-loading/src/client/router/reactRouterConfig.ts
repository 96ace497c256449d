import {useLocation} from '@docusaurus/router';
import {createElement, type ComponentType, type ReactNode} from 'react';

import {findBranch} from './findBranch';

interface Route {
  path: string;
  component: ComponentType<{route: Route}>;
  routes?: Route[];
}

/** Path of the route that Docusaurus adds behind all others: the not-found page. */
const NOT_FOUND = '*';

/** The routes that show a path, from the outermost to that of the page; for an unknown path that of the not-found page. */
export function matchRoutes(routes: Route[], pathname: string): {route: Route}[] {
  const branch = findBranch(routes, pathname);
  const shown = branch.length > 0 ? branch : routes.filter(({path}) => path === NOT_FOUND);
  return shown.map((route) => ({route}));
}

function CurrentRoute({routes}: {routes: Route[]}): ReactNode {
  const {pathname} = useLocation();
  const route = matchRoutes(routes, pathname)[0]?.route;
  return route ? createElement(route.component, {route}) : null;
}

/**
 * In place of the package of this name, for which `/DOCS/a` is the page `/docs/a`, and everything below `/docs` is
 * documentation: an unknown path there showed a frame without a page, and the site's title. The server, which looks for
 * files, says that both are not found. Here, too, only the path of a page shows a page, and everything else the route
 * of the not-found page.
 */
export function renderRoutes(routes: Route[] | undefined): ReactNode {
  return routes ? createElement(CurrentRoute, {routes}) : null;
}
