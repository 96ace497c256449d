/**
 * `npm run build [-- --site FOLDER]`: builds the site into `build/`.
 * A build that fails says so in one line a fault and leaves the last finished `build/` as it was.
 */
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';

import {BuildError, buildSite} from './buildSite';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {site: {type: 'string', default: '.'}}});
  const siteDir = resolve(values.site);
  console.log(await buildSite(siteDir));
  process.exitCode = 0;
}

// What is unfinished is removed when the process exits, not when a signal ends it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

// Whatever ends this process before it is done.
process.exitCode = 1;
main().catch((error: unknown) => {
  if (error instanceof BuildError) for (const message of error.messages) console.error(message);
  else console.error(error);
});
