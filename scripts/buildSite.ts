import {fork} from 'node:child_process';
import {existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {Globby} from '@docusaurus/utils';

import {readPageSources} from '../checks/build/pageSources';
import {collectEarlyFaults} from '../checks/pages/pagesCheck';
import {formatFault, sortFaults} from '../text/fault';
import {collectBuildFaults, describeSystemError} from './buildFaults';
import {followProcess} from './followProcess';
import {takeLock} from './takeLock';

/** Docusaurus writes here while it builds, so two builds of a site at once would interfere; tools ignore it. */
const GENERATED_DIR = '.docusaurus';
/** The process that started the build: npm's shell, which ends when npm gets a signal. */
const PARENT = process.ppid;

export class BuildError extends Error {
  /** @param messages one line for each fault, or the whole output of Docusaurus if there is no known fault in it */
  constructor(readonly messages: string[]) {
    super(messages.join('\n'));
    this.name = 'BuildError';
  }
}

function lockSite(lock: string): void {
  const holder = takeLock(lock);
  if (holder !== process.pid) {
    throw new BuildError([
      `build: process ${holder} is building this site. Wait until it ends, or end it. If process ${holder} is something else, delete ${lock}.`,
    ]);
  }
  process.on('exit', () => rmSync(lock, {force: true}));
}

/** Replaces `current` with `next`, by renames on one file system. If that fails, `current` is restored. */
function replaceFolder(current: string, next: string, previous: string): void {
  const hasPrevious = existsSync(current);
  if (hasPrevious) renameSync(current, previous);
  try {
    renameSync(next, current);
  } catch (error) {
    if (hasPrevious) renameSync(previous, current);
    throw error;
  }
  rmSync(previous, {recursive: true, force: true});
}

/**
 * Writes a CommonJS configuration that re-exports the site's. Docusaurus would compile a TypeScript configuration and
 * all its imports with Babel, which takes 13 s; CommonJS it leaves to Node, which reads TypeScript through tsx here.
 *
 * @returns path of the file
 */
function writeConfig(generated: string): string {
  const config = join(generated, 'docusaurus.config.cjs');
  writeFileSync(config, "module.exports = require('../docusaurus.config.ts').default;\n");
  return config;
}

/** Runs Docusaurus in a child process, because it exits if a page cannot be compiled, and captures its output. */
async function runDocusaurus(siteDir: string, outDir: string, config: string) {
  const child = fork(join(__dirname, 'runDocusaurus.ts'), [siteDir, outDir, config], {
    // File names in messages are relative to this.
    cwd: siteDir,
    // Docusaurus sorts in the language of the machine: the same sources must give the same files everywhere.
    env: {...process.env, LC_ALL: 'en_US.UTF-8', TZ: 'UTC'},
    // Twice the default: most garbage is syntax trees, which then die before they are copied. A larger one needs more memory.
    execArgv: ['--max-semi-space-size=32', '--import', pathToFileURL(require.resolve('tsx')).href],
    silent: true,
  });
  let output = '';
  const {code} = await followProcess(child, (text) => (output += text));
  return {hasSucceeded: code === 0, output};
}

async function build(siteDir: string): Promise<string> {
  const character = /[!*]/.exec(siteDir)?.[0];
  if (character !== undefined) {
    throw new BuildError([
      `build: the path ${siteDir} contains "${character}", which the bundler or Node.js does not take as a part of a name. Rename that folder, or build a copy elsewhere.`,
    ]);
  }
  if (!existsSync(join(siteDir, 'docusaurus.config.ts'))) {
    throw new BuildError([
      `build: ${siteDir} holds no docusaurus.config.ts. Name the folder of a site with --site.`,
    ]);
  }
  const faults = await collectEarlyFaults(siteDir);
  if (faults.length > 0) throw new BuildError(sortFaults(faults).map(formatFault));

  const generated = join(siteDir, GENERATED_DIR);
  try {
    // Not recursive, because Node.js would then report a read-only file system as a folder that is missing.
    mkdirSync(generated);
  } catch (error) {
    if (!statSync(generated, {throwIfNoEntry: false})?.isDirectory()) throw error;
  }
  lockSite(join(generated, 'build.lock'));
  const current = join(siteDir, 'build');
  const next = join(generated, 'build.next');
  const previous = join(generated, 'build.previous');
  // If a build was killed between its two renames, the last finished one is still here.
  if (!existsSync(current) && existsSync(previous)) renameSync(previous, current);
  for (const leftover of [next, previous]) rmSync(leftover, {recursive: true, force: true});
  process.on('exit', () => rmSync(next, {recursive: true, force: true}));

  const {hasSucceeded, output} = await runDocusaurus(siteDir, next, writeConfig(generated));
  if (!hasSucceeded) {
    const buildFaults = collectBuildFaults(output, siteDir, await readPageSources(siteDir));
    throw new BuildError(buildFaults.length > 0 ? buildFaults : [output]);
  }
  if (process.ppid !== PARENT) {
    throw new BuildError([
      'build: the process that started this build has ended. The last build is unchanged.',
    ]);
  }
  replaceFolder(current, next, previous);
  const pages = await Globby('**/index.html', {cwd: current});
  return `${output}Built ${pages.length} pages into build/`;
}

/**
 * Checks front matter and imports of all pages, then lets Docusaurus build them into `build/` in the folder of a site.
 * If anything goes wrong, `build/` is unchanged. The build is stopped if this process ends.
 *
 * @returns the output of Docusaurus, and a line that says what was built
 * @throws {BuildError} for faults of the content, while another process builds the site, or for files that cannot be
 *   written
 */
export async function buildSite(siteDir: string): Promise<string> {
  try {
    return await build(siteDir);
  } catch (error) {
    const fault = error instanceof BuildError ? undefined : describeSystemError(String(error), siteDir);
    throw fault === undefined ? error : new BuildError([fault]);
  }
}
