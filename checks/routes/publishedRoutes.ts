import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {trimTrailingSlash} from '../build/pageSources';
import type {BuiltPage} from '../build/builtPages';

/** The published routes, one per line, sorted, with a trailing slash if they are published with one. */
export const ROUTES_FILE = 'tests/routes.txt';

/** A published route and its line in the file. */
export interface PublishedRoute {
  route: string;
  line: number;
}

/** Reads the published routes of the site in `siteDir`. */
export function readPublishedRoutes(siteDir: string): PublishedRoute[] {
  return readFileSync(join(siteDir, ROUTES_FILE), 'utf8')
    .split('\n')
    .map((text, index) => ({route: text.trim(), line: index + 1}))
    .filter(({route}) => route !== '');
}

/** Pages that are not published yet. */
export function findNewPages(pages: readonly BuiltPage[], published: readonly PublishedRoute[]): BuiltPage[] {
  const known = new Set(published.map(({route}) => trimTrailingSlash(route)));
  return pages.filter(({address}) => !known.has(address));
}
