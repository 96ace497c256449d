import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Fault} from '../../text/fault';
import {readBuiltPages, type BuiltPage} from '../build/builtPages';
import {readPageSources, trimTrailingSlash, type PageSources} from '../build/pageSources';
import type {Check} from '../check';
import {groupRoutes} from './groupRoutes';

/** The published routes, one a line, with the trailing slash that they are published with. */
const ROUTES_FILE = 'tests/routes.txt';

/** How the check treats routes that are missing or additional. Wrong trailing slashes are always faults. */
export interface RoutesCheckOptions {
  /** `note` lists them and passes, while pages are still being written; `fault` fails. */
  severity: 'note' | 'fault';
}

interface PublishedRoute {
  route: string;
  line: number;
}

function readPublishedRoutes(siteDir: string): PublishedRoute[] {
  return readFileSync(join(siteDir, ROUTES_FILE), 'utf8')
    .split('\n')
    .map((text, index) => ({route: text.trim(), line: index + 1}))
    .filter(({route}) => route !== '');
}

function collectSlashFaults(
  published: readonly PublishedRoute[],
  pages: readonly BuiltPage[],
  sources: PageSources,
): Fault[] {
  const pageOf = new Map(pages.map((page) => [page.address, page]));
  return published.flatMap(({route}): Fault[] => {
    const page = pageOf.get(trimTrailingSlash(route));
    if (page?.canonical === undefined || page.canonical === route) return [];
    return [
      {
        file: sources.get(page.address) ?? page.file,
        message: `the canonical address is ${page.canonical}, the published route is ${route}. Set "slug" in the front matter so that they agree.`,
      },
    ];
  });
}

function describeMissing(missing: readonly PublishedRoute[], total: number): string[] {
  if (missing.length === 0) return [`all ${total} routes are built`];
  const groups = groupRoutes(missing.map(({route}) => route));
  return [`${missing.length} of ${total} routes are still missing:`, ...groups.map((group) => `  ${group}`)];
}

function describeExtra(extra: readonly BuiltPage[]): string[] {
  if (extra.length === 0) return [];
  const groups = groupRoutes(extra.map(({address}) => address));
  return [`not among the published routes: ${extra.length}`, ...groups.map((group) => `  ${group}`)];
}

/** Makes the check that compares the pages on disk with the published routes. */
export function createRoutesCheck({severity}: RoutesCheckOptions): Check {
  return {
    name: 'routes',
    promise: 'the site has the published routes and no others',
    reads: 'build',
    async run({siteDir}) {
      const published = readPublishedRoutes(siteDir);
      const pages = await readBuiltPages(siteDir);
      const sources = await readPageSources(siteDir);
      const builtRoutes = new Set(pages.map(({address}) => address));
      const publishedRoutes = new Set(published.map(({route}) => trimTrailingSlash(route)));
      const missing = published.filter(({route}) => !builtRoutes.has(trimTrailingSlash(route)));
      const extra = pages.filter(({address}) => !publishedRoutes.has(address));

      const checked = {count: published.length, unit: 'routes'};
      const slashFaults = collectSlashFaults(published, pages, sources);
      if (severity === 'note') {
        const notes = [...describeMissing(missing, published.length), ...describeExtra(extra)];
        return {checked, faults: slashFaults, notes};
      }
      const missingFaults = missing.map(({route, line}) => ({
        file: ROUTES_FILE,
        line,
        message: `the published route ${route} has no page. Write the page, or correct the slug of an existing one.`,
      }));
      const extraFaults = extra.map(({address, file}) => ({
        file: sources.get(address) ?? file,
        message: `the route ${address} is not among the published ones. Correct it, or add it to ${ROUTES_FILE}.`,
      }));
      return {checked, faults: [...slashFaults, ...missingFaults, ...extraFaults]};
    },
  };
}

/** Compares the built pages with the published routes. Pages are still being written: what is missing is no fault yet. */
export const routesCheck = createRoutesCheck({severity: 'note'});
