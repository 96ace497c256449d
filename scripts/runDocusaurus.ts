/** Started by `buildSite.ts` with three arguments: site folder, build folder, configuration. Ends with its parent. */
import {inspect} from 'node:util';
import {build} from '@docusaurus/core/lib/index';

const [, , siteDir, outDir = '', config = ''] = process.argv;

process.on('disconnect', () => process.exit(1));
// The open channel alone must not keep this process alive.
process.channel?.unref();

build(siteDir, {outDir, config}).catch((error: unknown) => {
  // Like the command line of Docusaurus: with all causes.
  console.error(inspect(error, {depth: Infinity}));
  process.exit(1);
});
