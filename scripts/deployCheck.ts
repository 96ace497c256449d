/**
 * `npm run deploy:check [-- --without-audit]`: everything that must hold before a deployment, the fast checks first.
 * Stops at the first failure, says what to do, and exits non-zero. CONTRIBUTING.md says how to publish a version.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';

import {checkExpiry, checkChangelogDay} from './deployTexts';

const ROOT = resolve(__dirname, '..');

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Runs a command and shows its output. Throws if it fails; `otherwise` is the message, which says what to do. */
function run(command: string, otherwise: string): void {
  const [program = '', ...args] = command.split(' ');
  const {status} = spawnSync(program, args, {cwd: ROOT, stdio: 'inherit'});
  if (status !== 0) throw new Error(otherwise);
}

function checkTree(): string {
  const {status, stdout} = spawnSync('git', ['status', '--porcelain'], {cwd: ROOT, encoding: 'utf8'});
  if (status !== 0)
    throw new Error('git did not say what has changed. Run this in a clone of the repository.');
  if (stdout !== '') throw new Error(`files are not committed:\n${stdout}Commit or remove them.`);
  return 'everything is committed';
}

function checkChangelog(): string {
  const {version} = JSON.parse(read('package.json')) as {version: string};
  return checkChangelogDay(read('CHANGELOG.md'), version, new Date());
}

function checkVulnerabilities(): string {
  run(
    'npm audit --omit=dev --audit-level=high',
    'see above. If the registry cannot be asked, or what it names does not affect the site, write down why and leave this out: "npm run deploy:check -- --without-audit".',
  );
  return 'no known vulnerability of high severity in what the build needs';
}

function checkTests(): string {
  run('npm test', 'tests failed. Their output is above.');
  return 'all passed';
}

function checkPackage(): string {
  run('npm run --silent pack', 'packing failed. Its output is above.');
  return 'the site is packed';
}

/** Each returns what was found, or throws an error that says what to do. */
const CHECKS: readonly [name: string, check: () => string][] = [
  ['working tree', checkTree],
  ['changelog', checkChangelog],
  ['security.txt', () => checkExpiry(read('static/.well-known/security.txt'), new Date())],
  ['npm audit', checkVulnerabilities],
  ['tests', checkTests],
  ['package', checkPackage],
];

function main(): void {
  const {values} = parseArgs({options: {'without-audit': {type: 'boolean', default: false}}});
  for (const [name, check] of CHECKS) {
    if (name === 'npm audit' && values['without-audit']) {
      console.log(`LEFT OUT ${name}: known vulnerabilities were not checked`);
      continue;
    }
    try {
      console.log(`passed   ${name}: ${check()}`);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, {cause: error});
    }
  }
  console.log('This version may be deployed.');
}

try {
  main();
} catch (error) {
  console.error(`deploy:check: ${(error as Error).message}\nThis version may not be deployed yet.`);
  process.exitCode = 1;
}
