import {join} from 'node:path';

import type {Fault} from '../../text/fault';
import {parseSitemap, SITEMAP_FILE} from '../../text/publishedPaths';
import {readText} from '../../text/readText';
import {trimSlash} from '../../text/trimSlash';
import {readPageSources} from '../build/pageSources';
import type {Check} from '../check';

/** The published routes, one per line, sorted, with a trailing slash if they are published with one. */
export const ROUTES_FILE = 'tests/routes.txt';

interface PublishedRoute {
  route: string;
  line: number;
}

export function readPublishedRoutes(siteDir: string): PublishedRoute[] {
  return readText(join(siteDir, ROUTES_FILE))
    .split('\n')
    .map((text, index) => ({route: text.trim(), line: index + 1}))
    .filter(({route}) => route !== '');
}

/** The routes of the built pages: the sitemap has all of them, as their canonical links have them. */
export function readBuiltRoutes(siteDir: string): string[] {
  return parseSitemap(readText(join(siteDir, 'build', SITEMAP_FILE)));
}

export function findNewRoutes(built: readonly string[], published: readonly PublishedRoute[]): string[] {
  const known = new Set(published.map(({route}) => trimSlash(route)));
  return built.filter((route) => !known.has(trimSlash(route)));
}

export const routesCheck: Check = {
  name: 'routes',
  promise: 'the site has the published routes and no others',
  reads: 'build',
  async run({siteDir}) {
    const published = readPublishedRoutes(siteDir);
    const built = readBuiltRoutes(siteDir);
    const sources = await readPageSources(siteDir);
    const findFile = (route: string) =>
      sources.get(trimSlash(route)) ?? `build${trimSlash(route)}/index.html`;
    const builtAs = new Map(built.map((route) => [trimSlash(route), route]));

    const faults = published.flatMap(({route, line}): Fault[] => {
      const canonical = builtAs.get(trimSlash(route));
      if (canonical === route) return [];
      if (canonical !== undefined) {
        const message = `the canonical address is ${canonical}, the published route is ${route}. Set "slug" in the front matter so that they agree.`;
        return [{file: findFile(route), message}];
      }
      const message = `the published route ${route} has no page. Write the page, or correct the slug of an existing one.`;
      return [{file: ROUTES_FILE, line, message}];
    });
    const newFaults = findNewRoutes(built, published).map((route) => ({
      file: findFile(route),
      message: `the route ${trimSlash(route)} is not published yet. Correct it, or let "npm run routes:add" write it into ${ROUTES_FILE}: it has to stay from then on.`,
    }));
    return {checked: {count: published.length, unit: 'routes'}, faults: [...faults, ...newFaults]};
  },
};
