import {findReleaseDay} from './changelog';
import {parseSecurityText, readExpiry, SECURITY_TEXT} from './securityText';

/** What the checks need to know and do; tests put their own in its place. */
export interface Machine {
  /** Reads a file of the project. Throws where there is none. */
  readFile: (path: string) => string;
  /** Runs a command to its end and keeps what it writes to its standard output. */
  read: (command: string, args: readonly string[]) => {succeeded: boolean; output: string};
  /** Runs a command to its end and shows what it prints. Returns whether it succeeded. */
  show: (command: string, args: readonly string[]) => boolean;
  /** Hash of all files below a folder of the project. Throws where there is none. */
  hashFolder: (path: string) => string;
  now: () => Date;
}

/** One thing that must hold before a release. */
export interface Item {
  name: string;
  /**
   * Returns what was found.
   *
   * @throws if it does not hold, with what to do in the message
   */
  check: (machine: Machine) => string;
}

const DAY = 24 * 60 * 60 * 1000;
/** How long `security.txt` has to be valid at least: time for another release. */
const LEAST_DAYS = 30;

function checkTree({read}: Machine): string {
  const {succeeded, output} = read('git', ['status', '--porcelain']);
  if (!succeeded) throw new Error('git did not say what has changed. Run this in a clone of the repository.');
  const files = output.split('\n').filter((line) => line !== '');
  if (files.length > 0) {
    throw new Error(`${files.length} files are not committed:\n${files.join('\n')}\nCommit or remove them.`);
  }
  return 'everything is committed';
}

function checkChangelog({readFile, now}: Machine): string {
  const {version} = JSON.parse(readFile('package.json')) as {version: string};
  const day = findReleaseDay(readFile('CHANGELOG.md'), version);
  if (day === undefined) {
    throw new Error(
      `CHANGELOG.md has no dated entry for ${version}, the version in package.json. Write "## [${version}] - <year>-<month>-<day>" and what has changed.`,
    );
  }
  if (day > now().toISOString().slice(0, 10)) {
    throw new Error(
      `CHANGELOG.md dates ${version} ${day}, which is in the future. Write the day of the release.`,
    );
  }
  return `${version} of ${day}`;
}

function checkSecurityText({readFile, now}: Machine): string {
  const expiry = readExpiry(parseSecurityText(readFile(SECURITY_TEXT)));
  const days = Math.floor((expiry.getTime() - now().getTime()) / DAY);
  if (days < LEAST_DAYS) {
    const state = days < 0 ? 'has expired' : `expires in ${days} days`;
    throw new Error(
      `${SECURITY_TEXT} ${state}. Check the contacts, then set Expires to a day within a year.`,
    );
  }
  return `valid for ${days} days`;
}

interface AuditReport {
  metadata?: {vulnerabilities: {high: number; critical: number}};
  vulnerabilities?: Record<string, {severity: string}>;
}

function parseAudit(output: string): AuditReport {
  try {
    return (JSON.parse(output) as AuditReport | null) ?? {};
  } catch {
    return {};
  }
}

function checkAudit({read}: Machine): string {
  const {output} = read('npm', ['audit', '--omit=dev', '--json']);
  const {metadata, vulnerabilities = {}} = parseAudit(output);
  if (!metadata) {
    throw new Error(
      'the registry could not be asked for known vulnerabilities. Run this where it can be reached, or ask another source about package-lock.json and leave this out with "npm run release:check -- --without-audit".',
    );
  }
  const severe = Object.entries(vulnerabilities)
    .filter(([, {severity}]) => severity === 'high' || severity === 'critical')
    .map(([name, {severity}]) => `${name} (${severity})`);
  if (severe.length > 0) {
    throw new Error(
      `packages of the build have known vulnerabilities: ${severe.join(', ')}. Update them ("npm audit --omit=dev" says how). If the site is not affected, write down why and leave this out with "npm run release:check -- --without-audit".`,
    );
  }
  return 'no known vulnerability of high severity in what the build needs';
}

function checkTests({show}: Machine): string {
  if (!show('npm', ['test'])) throw new Error('tests failed. Their output is above.');
  return 'all passed';
}

function checkBuilds({show, hashFolder}: Machine): string {
  // The tests have built the site.
  const first = hashFolder('build');
  if (!show('npm', ['run', '--silent', 'build'])) throw new Error('the build failed. Its output is above.');
  if (hashFolder('build') !== first) {
    throw new Error(
      'two builds of the same sources differ. Copy build/, build again and compare: "diff -rq copy build".',
    );
  }
  return `two builds gave the same bytes, SHA-256 ${first.slice(0, 12)}`;
}

function checkPackage({show}: Machine): string {
  if (!show('npm', ['run', '--silent', 'pack'])) throw new Error('packing failed. Its output is above.');
  return 'the release is packed';
}

/** What takes seconds. */
export const QUICK_ITEMS: readonly Item[] = [
  {name: 'working tree', check: checkTree},
  {name: 'changelog', check: checkChangelog},
  {name: 'security.txt', check: checkSecurityText},
];

/** Asks a host. */
export const AUDIT_ITEM: Item = {name: 'npm audit', check: checkAudit};

/** What takes minutes; each needs what the one before it left. */
export const SLOW_ITEMS: readonly Item[] = [
  {name: 'tests', check: checkTests},
  {name: 'builds', check: checkBuilds},
  {name: 'package', check: checkPackage},
];
