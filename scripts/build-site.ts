import {spawn} from 'node:child_process';
import {existsSync, readdirSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, relative} from 'node:path';
import {Globby} from '@docusaurus/utils';

import {formatFault, sortFaults} from '../text/fault';
import {readPageSources} from '../checks/build/pageSources';
import {collectSiteFrontMatterFaults} from '../checks/pages/frontMatterFaults';
import {collectBuildFaults} from './build-faults';
import {BuildLockedError, takeBuildLock, type BuildLock} from './build-lock';
import type {EndWatch} from './process-end';
import {describeFolderError, restoreFolder, swapFolders} from './swap-folders';

const FINISHED_DIR = 'build';
/** Docusaurus writes here while it builds, so two builds of a site at once would spoil each other; tools ignore it. */
const GENERATED_DIR = '.docusaurus';
const LOCK = 'build.lock';
const PREVIOUS_DIR = 'build.previous';
/** `build/` changes only when a build has succeeded: until then the pages are in a folder of the process. */
const UNFINISHED_PREFIX = 'build.unfinished.';

/** A build that came to nothing; `build/` is as it was. */
export class BuildError extends Error {
  /** @param messages one line for each fault, or the whole output of Docusaurus where no fault is known */
  constructor(readonly messages: string[]) {
    super(messages.join('\n'));
    this.name = 'BuildError';
  }
}

interface DocusaurusOutcome {
  succeeded: boolean;
  output: string;
}

function runDocusaurus(
  siteDir: string,
  outDir: string,
  lock: BuildLock,
  end: EndWatch,
): Promise<DocusaurusOutcome> {
  const binary = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');
  return new Promise((resolvePromise, reject) => {
    const child = spawn(process.execPath, [binary, 'build', '--out-dir', outDir], {
      cwd: siteDir,
      // The update check would ask a host that a build must not need.
      env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: end.signal,
      killSignal: 'SIGKILL',
    });
    lock.setWorker(child.pid);
    let failure: Error | undefined;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
      });
    }
    child.on('error', (error) => {
      failure = error;
    });
    child.on('close', (code) => {
      if (failure && !end.signal.aborted) reject(failure);
      else resolvePromise({succeeded: code === 0, output});
    });
  });
}

function takeLock(path: string): BuildLock {
  try {
    return takeBuildLock(path);
  } catch (error) {
    if (error instanceof BuildLockedError) throw new BuildError([`build: ${error.message}`]);
    throw new BuildError([`build: ${describeFolderError(path, error)}`]);
  }
}

/** Whoever holds the lock is alone: all of these belong to processes that were killed. */
function removeUnfinished(generated: string): void {
  for (const name of readdirSync(generated)) {
    if (name.startsWith(UNFINISHED_PREFIX)) rmSync(join(generated, name), {recursive: true, force: true});
  }
}

/**
 * Checks the front matter of all pages, then lets Docusaurus build them into `build/` in the folder of a site.
 * Whatever goes wrong, `build/` is as it was, and nothing unfinished stays.
 *
 * @returns what Docusaurus printed, and one line that says what was built
 * @throws {BuildError} for faults of the content, of the file system, or while another process builds the site
 * @throws {EndRequest} if this process has to end before the build has succeeded
 */
export async function buildSite(siteDir: string, end: EndWatch): Promise<string> {
  if (!existsSync(join(siteDir, 'docusaurus.config.ts'))) {
    throw new BuildError([
      `build: ${siteDir} holds no docusaurus.config.ts. Name the folder of a site with --site.`,
    ]);
  }
  const pageFaults = await collectSiteFrontMatterFaults(siteDir);
  if (pageFaults.length > 0) throw new BuildError(sortFaults(pageFaults).map(formatFault));

  const generated = join(siteDir, GENERATED_DIR);
  const lock = takeLock(join(generated, LOCK));
  try {
    const folders = {
      current: join(siteDir, FINISHED_DIR),
      next: join(generated, UNFINISHED_PREFIX + String(process.pid)),
      previous: join(generated, PREVIOUS_DIR),
    };
    try {
      try {
        restoreFolder(folders);
        removeUnfinished(generated);
      } catch (error) {
        throw new BuildError([`build: ${describeFolderError(generated, error)}`]);
      }
      end.throwIfEnded();
      const outDir = relative(siteDir, folders.next);
      const {succeeded, output} = await runDocusaurus(siteDir, outDir, lock, end);
      end.throwIfEnded();
      if (!succeeded) {
        const faults = collectBuildFaults(output, siteDir, await readPageSources(siteDir));
        throw new BuildError(faults.length > 0 ? faults : [output]);
      }
      if (!lock.isHeld()) {
        throw new BuildError([
          `build: somebody removed ${join(generated, LOCK)} while this build ran. Build again.`,
        ]);
      }
      try {
        swapFolders(folders);
      } catch (error) {
        throw new BuildError([`build: ${describeFolderError(folders.current, error)}`]);
      }
      const pages = await Globby('**/index.html', {cwd: folders.current});
      return `${output.replaceAll(outDir, FINISHED_DIR)}Built ${pages.length} pages into ${FINISHED_DIR}/`;
    } finally {
      rmSync(folders.next, {recursive: true, force: true});
    }
  } finally {
    lock.release();
  }
}
