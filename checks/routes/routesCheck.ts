import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Fault} from '../../text/fault';
import {readBuiltPages, type BuiltPage} from '../build/builtPages';
import {readPageSources, trimTrailingSlash, type PageSources} from '../build/pageSources';
import type {Check} from '../check';

/** The published routes, one per line, sorted, with a trailing slash if they are published with one. */
export const ROUTES_FILE = 'tests/routes.txt';

interface PublishedRoute {
  route: string;
  line: number;
}

export function readPublishedRoutes(siteDir: string): PublishedRoute[] {
  return readFileSync(join(siteDir, ROUTES_FILE), 'utf8')
    .split('\n')
    .map((text, index) => ({route: text.trim(), line: index + 1}))
    .filter(({route}) => route !== '');
}

export function findNewPages(pages: readonly BuiltPage[], published: readonly PublishedRoute[]): BuiltPage[] {
  const known = new Set(published.map(({route}) => trimTrailingSlash(route)));
  return pages.filter(({address}) => !known.has(address));
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

export const routesCheck: Check = {
  name: 'routes',
  promise: 'the site has the published routes and no others',
  reads: 'build',
  async run({siteDir}) {
    const published = readPublishedRoutes(siteDir);
    const pages = await readBuiltPages(siteDir);
    const sources = await readPageSources(siteDir);
    const builtRoutes = new Set(pages.map(({address}) => address));
    const missing = published.filter(({route}) => !builtRoutes.has(trimTrailingSlash(route)));

    const missingFaults = missing.map(({route, line}) => ({
      file: ROUTES_FILE,
      line,
      message: `the published route ${route} has no page. Write the page, or correct the slug of an existing one.`,
    }));
    const newFaults = findNewPages(pages, published).map(({address, file}) => ({
      file: sources.get(address) ?? file,
      message: `the route ${address} is not published yet. Correct it, or let "npm run routes:add" write it into ${ROUTES_FILE}: it has to stay from then on.`,
    }));
    return {
      checked: {count: published.length, unit: 'routes'},
      faults: [...collectSlashFaults(published, pages, sources), ...missingFaults, ...newFaults],
    };
  },
};
