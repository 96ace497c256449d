/**
 * `npm run build [-- --site FOLDER]`: builds the site into `build/`.
 * A build that fails prints one line per fault and leaves the last finished `build/` unchanged.
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

// "exit" handlers remove an unfinished build; a signal alone would not run them.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

// For anything that ends this process early.
process.exitCode = 1;
main().catch((error: unknown) => {
  if (error instanceof BuildError) for (const message of error.messages) console.error(message);
  else console.error(error);
});
