/** Started by `buildSite.ts`, with the folder of a site, that of the build and a configuration. Ends with its parent. */
import {inspect} from 'node:util';
import {build} from '@docusaurus/core/lib/index';

const [, , siteDir, outDir = '', config = ''] = process.argv;

process.on('disconnect', () => process.exit(1));
// The connection alone keeps no process alive.
process.channel?.unref();

build(siteDir, {outDir, config}).catch((error: unknown) => {
  // As the command line of Docusaurus shows it: with all causes.
  console.error(inspect(error, {depth: Infinity}));
  process.exit(1);
});
