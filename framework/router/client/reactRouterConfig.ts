import {useLocation} from '@docusaurus/router';
import {createElement, type ComponentType, type ReactNode} from 'react';

import {findBranch, type Route} from './findBranch';

interface PageRoute extends Route {
  component: ComponentType<{route: PageRoute}>;
  routes?: PageRoute[];
}

function CurrentRoute({routes}: {routes: PageRoute[]}): ReactNode {
  const [route] = findBranch(routes, useLocation().pathname);
  return route ? createElement(route.component, {route}) : null;
}

/**
 * This and {@link matchRoutes} replace the package `react-router-config`, which treats `/DOCS/a` as `/docs/a`, and
 * everything below `/docs` as documentation, so that an unknown path there showed an empty frame. The server, which
 * looks for files, finds neither. Here too, only the exact path of a page shows the page; everything else shows the
 * not-found page.
 */
export function renderRoutes(routes: PageRoute[] | undefined): ReactNode {
  return routes ? createElement(CurrentRoute, {routes}) : null;
}

/**
 * The routes of a path, or of a URL without the host, by which Docusaurus fetches what a page needs. All are marked as
 * `exact`: otherwise Docusaurus would show the page of a similar path, such as `/docs/a` for `/docs/a%20`.
 */
export function matchRoutes<Each extends Route>(routes: Each[], path: string): {route: Each}[] {
  return findBranch(routes, path.replace(/[?#].*$/, '')).map((route) => ({route: {...route, exact: true}}));
}
