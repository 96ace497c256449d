/**
 * `npm run build [-- --site FOLDER]`: builds the site into `build/`.
 * A build that fails says so in one line a fault and leaves the last finished `build/` as it was.
 */
// First, because it has to know the parent before the parent can end.
import {EndRequest, watchProcessEnd} from './process-end';

import {resolve} from 'node:path';
import {parseArgs} from 'node:util';

import {BuildError, buildSite} from './build-site';

function parseSiteDir(): string {
  try {
    return resolve(parseArgs({options: {site: {type: 'string', default: '.'}}}).values.site);
  } catch (error) {
    console.error(`build: ${(error as Error).message}. Usage: npm run build -- --site FOLDER`);
    process.exit(1);
  }
}

async function main(): Promise<void> {
  const siteDir = parseSiteDir();
  const end = watchProcessEnd();
  try {
    console.log(await buildSite(siteDir, end));
  } catch (error) {
    if (error instanceof BuildError) {
      for (const message of error.messages) console.error(message);
      process.exitCode = 1;
    } else if (error instanceof EndRequest) {
      console.error(`build: stopped, because ${error.message}. The last build is unchanged.`);
      end.stop();
      error.endProcess();
    } else throw error;
  } finally {
    end.stop();
  }
}

// Whoever read the output may be gone before the build is.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
void main();
