/**
 * `npm run pack [-- --previous ARCHIVE]`: creates a package of the finished `build/`, as a folder and an archive in
 * `package/`. A failure prints one line and changes nothing.
 */
import {relative, resolve} from 'node:path';
import {parseArgs} from 'node:util';

import {buildPackage} from './buildPackage';
import {writePackage} from './writePackage';

const USAGE = 'Usage: npm run pack -- --previous ARCHIVE --build FOLDER --out FOLDER';

function parseOptions(): {build: string; out: string; previous?: string | undefined} {
  try {
    return parseArgs({
      options: {
        build: {type: 'string', default: 'build'},
        out: {type: 'string', default: 'package'},
        previous: {type: 'string'},
      },
    }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}. ${USAGE}`, {cause: error});
  }
}

async function main(): Promise<void> {
  const {build, out, previous} = parseOptions();
  const packed = await buildPackage(resolve(build), previous);
  const {folder, archive} = await writePackage(resolve(out), packed);
  const kept = packed.carriedCount > 0 ? `, ${packed.carriedCount} of them from the previous package` : '';
  console.log(
    `pack: ${packed.files.length} files${kept}, in ${relative('', folder)} and ${relative('', archive)}`,
  );
}

main().catch((error: unknown) => {
  console.error(`pack: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
