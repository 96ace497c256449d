/**
 * `npm run pack [-- --previous RELEASE]`: makes a release of the finished `build/`, as a folder and an archive in
 * `release/`. A failure says so in one line and leaves what is there.
 */
import {relative, resolve} from 'node:path';
import {parseArgs} from 'node:util';

import {createRelease} from './createRelease';
import {writeRelease} from './writeRelease';

const USAGE = 'Usage: npm run pack -- --previous RELEASE_FOLDER_OR_ARCHIVE --build FOLDER --out FOLDER';

function parseOptions(): {build: string; out: string; previous?: string | undefined} {
  try {
    return parseArgs({
      options: {
        build: {type: 'string', default: 'build'},
        out: {type: 'string', default: 'release'},
        previous: {type: 'string'},
      },
    }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}. ${USAGE}`, {cause: error});
  }
}

async function main(): Promise<void> {
  const {build, out, previous} = parseOptions();
  const release = await createRelease({buildDir: resolve(build), previous});
  const {folder, archive} = await writeRelease(resolve(out), release);
  const kept = release.carriedCount > 0 ? `, ${release.carriedCount} of them from the release before` : '';
  console.log(
    `pack: ${release.files.length} files${kept}, in ${relative('', folder)} and ${relative('', archive)}`,
  );
}

main().catch((error: unknown) => {
  console.error(`pack: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
