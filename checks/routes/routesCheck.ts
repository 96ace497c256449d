import type {Fault} from '../../text/fault';
import {readBuiltPages, type BuiltPage} from '../build/builtPages';
import {readPageSources, trimTrailingSlash, type PageSources} from '../build/pageSources';
import type {Check} from '../check';
import {findNewPages, readPublishedRoutes, ROUTES_FILE, type PublishedRoute} from './publishedRoutes';

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

/** Compares the built pages with the published routes, which must be the same. */
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
