import {execFile} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';

import {collectPageDates, LOG_ARGUMENTS} from './collectPageDates';
import {IGNORED_REVISIONS_FILE, parseIgnoredRevisions} from './parseIgnoredRevisions';

/** Folders of the pages that have a date, relative to the site. The landing page is made of many files: it has none. */
const FOLDERS = ['docs', 'blog'];

/** For each page, by its path relative to the site, when it was last edited: milliseconds since 1970. */
export type PageDates = ReadonlyMap<string, number>;

/** What git knows about the pages of a site. */
export interface PageHistory {
  dates: PageDates;
  /** Why there are no dates, as the end of a sentence. */
  missing?: string;
}

async function runGit(siteDir: string, args: readonly string[]): Promise<string> {
  const {stdout} = await promisify(execFile)('git', args, {cwd: siteDir, maxBuffer: Infinity});
  return stdout;
}

function describeFailure(error: unknown): string {
  const {code, stderr = ''} = error as {code?: unknown; stderr?: string};
  if (code === 'ENOENT') return 'git is not installed';
  const [message = ''] = stderr.split('\n');
  return `git says "${message.replace(/^fatal: /, '')}"`;
}

/**
 * Reads the dates of pages from git. Only commits count, neither the times of files nor what is not committed.
 *
 * @param siteDir folder of the site: the root of a repository, or a folder in it
 * @throws for faults in the list of ignored revisions
 */
export async function readPageHistory(siteDir: string): Promise<PageHistory> {
  const file = join(siteDir, IGNORED_REVISIONS_FILE);
  const ignored = parseIgnoredRevisions(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const none = new Map<string, number>();
  let log: string;
  try {
    // The oldest commit of a shallow clone seems to have written every page.
    if ((await runGit(siteDir, ['rev-parse', '--is-shallow-repository'])).trim() === 'true') {
      return {dates: none, missing: 'the repository is a shallow clone'};
    }
    log = await runGit(siteDir, [...LOG_ARGUMENTS, '--', ...FOLDERS]);
  } catch (error) {
    return {dates: none, missing: describeFailure(error)};
  }
  const dates = collectPageDates(log, ignored);
  // For example, the site was unpacked in a folder of another project.
  return dates.size === 0 ? {dates, missing: 'no commit has changed any of them'} : {dates};
}

async function readAndReport(siteDir: string): Promise<PageDates> {
  const {dates, missing} = await readPageHistory(siteDir);
  if (missing !== undefined) console.info(`[INFO] Pages have no dates, because ${missing}.`);
  return dates;
}

const reads = new Map<string, Promise<PageDates>>();

/**
 * Reads the dates of pages, for all plugins once. If there are none, one line of the build's output says why.
 *
 * @param siteDir folder of the site
 * @throws for faults in the list of ignored revisions
 */
export function readPageDates(siteDir: string): Promise<PageDates> {
  const dates = reads.get(siteDir) ?? readAndReport(siteDir);
  reads.set(siteDir, dates);
  return dates;
}
