/**
 * `npm run build [-- --site FOLDER]`: builds the site into `build/`.
 * A build that fails says so in one line a fault and leaves the last finished `build/` as it was.
 */
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';

import {BuildError, buildSite} from './build-site';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {site: {type: 'string', default: '.'}}});
  const siteDir = resolve(values.site);
  const pages = await buildSite(siteDir);
  console.log(`Built ${pages} pages into build/`);
  process.exitCode = 0;
}

// Whatever ends this process before it is done: Docusaurus answers signals with `process.exit()`.
process.exitCode = 1;
main().catch((error: unknown) => {
  if (error instanceof BuildError) for (const message of error.messages) console.error(message);
  else console.error(error);
});
