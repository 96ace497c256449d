/**
 * The beginning of `npm run deploy:check`, on what CI does not know: whether everything is committed, and whether the
 * dates in this repository fit a deployment today. Exits non-zero if not, and says what to do.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

import {checkExpiry, checkChangelogDay} from './deployTexts';

const ROOT = resolve(__dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

try {
  const changed = execFileSync('git', ['status', '--porcelain'], {cwd: ROOT, encoding: 'utf8'});
  if (changed !== '') throw new Error(`files are not committed:\n${changed}Commit or remove them.`);
  const {version} = JSON.parse(read('package.json')) as {version: string};
  console.log(`changelog: ${checkChangelogDay(read('CHANGELOG.md'), version, new Date())}`);
  console.log(`security.txt: ${checkExpiry(read('static/.well-known/security.txt'), new Date())}`);
} catch (error) {
  console.error(`deploy:check: ${(error as Error).message}`);
  process.exitCode = 1;
}
