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
 * Replaces the package `react-router-config`, which treats `/DOCS/a` as `/docs/a`, and everything below `/docs` as
 * documentation, so that an unknown path there showed an empty frame. The server, which looks for files, finds neither.
 * Here too, only the exact path of a page shows the page; everything else shows the not-found page.
 */
export function renderRoutes(routes: Route[] | undefined): ReactNode {
  return routes ? createElement(CurrentRoute, {routes}) : null;
}
