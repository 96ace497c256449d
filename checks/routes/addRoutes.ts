/**
 * `npm run routes:add`: adds the paths of new pages in the build to the list of published routes. From then on
 * `npm run check:routes` requires a page at each of them.
 */
import {existsSync, writeFileSync} from 'node:fs';

import {findNewRoutes, readBuiltRoutes, readPublishedRoutes, ROUTES_FILE} from './routesCheck';

if (existsSync('build/index.html')) {
  const published = readPublishedRoutes('.');
  const added = findNewRoutes(readBuiltRoutes('.'), published);
  const routes = [...published.map(({route}) => route), ...added].sort();
  writeFileSync(ROUTES_FILE, `${routes.join('\n')}\n`);
  console.log(added.length === 0 ? 'No page is new.' : `Added to ${ROUTES_FILE}: ${added.join(', ')}`);
} else {
  console.error('routes:add: there are no built pages. Run "npm run build" first.');
  process.exitCode = 1;
}
