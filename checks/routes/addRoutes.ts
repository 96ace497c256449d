/**
 * `npm run routes:add`: adds the paths of new pages in the build to the list of published routes. From then on
 * `npm run check:routes` requires a page at each of them.
 */
import {writeFileSync} from 'node:fs';

import {readBuiltPages} from '../build/builtPages';
import {findNewPages, readPublishedRoutes, ROUTES_FILE} from './routesCheck';

async function addRoutes(): Promise<void> {
  const pages = await readBuiltPages('.');
  if (pages.length === 0) {
    console.error('routes:add: there are no built pages. Run "npm run build" first.');
    process.exitCode = 1;
    return;
  }
  const published = readPublishedRoutes('.');
  const added = findNewPages(pages, published).map(({canonical, address}) => canonical ?? address);
  const routes = [...published.map(({route}) => route), ...added].sort();
  writeFileSync(ROUTES_FILE, `${routes.join('\n')}\n`);
  console.log(added.length === 0 ? 'No page is new.' : `Added to ${ROUTES_FILE}: ${added.join(', ')}`);
}

void addRoutes();
