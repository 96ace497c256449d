/**
 * `npm run release:check`: everything that must hold before a deployment. Prints one line for each item, and ends
 * non-zero if one does not hold. CONTRIBUTING.md says how a release goes.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

import {checkRelease, parseReleaseOptions} from './checkRelease';
import {hashFolder} from './hashFolder';
import type {Machine} from './items';

const ROOT = resolve(__dirname, '../..');
/** A report of `npm audit` names all ways to each package. */
const MAX_BUFFER = 100_000_000;

const thisMachine: Machine = {
  readFile: (path) => readFileSync(join(ROOT, path), 'utf8'),
  read: (command, args) => {
    const {status, stdout} = spawnSync(command, args, {cwd: ROOT, encoding: 'utf8', maxBuffer: MAX_BUFFER});
    // A command that could not be started has no output.
    return {succeeded: status === 0, output: status === null ? '' : stdout};
  },
  show: (command, args) => spawnSync(command, args, {cwd: ROOT, stdio: 'inherit'}).status === 0,
  hashFolder: (path) => hashFolder(join(ROOT, path)),
  now: () => new Date(),
};

try {
  const {lines, passed} = checkRelease(thisMachine, parseReleaseOptions(process.argv.slice(2)));
  console.log(`\n${lines.join('\n')}\n`);
  console.log(passed ? 'The release may go out.' : 'The release may not go out yet.');
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(`release:check: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
