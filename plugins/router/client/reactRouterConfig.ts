import {useLocation} from '@docusaurus/router';
import {createElement, type ComponentType, type ReactNode} from 'react';

import {findBranch} from './findBranch';

interface Route {
  path: string;
  component: ComponentType<{route: Route}>;
  routes?: Route[];
}

function CurrentRoute({routes}: {routes: Route[]}): ReactNode {
  const [route] = findBranch(routes, useLocation().pathname);
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
