import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, afterEach, beforeAll, expect, it, vi} from 'vitest';

import {readPageDates, readPageHistory} from './readPageDates';

let root: string;
/** A repository with the site in its root. */
let site: string;

/** Runs git as on a machine without configuration, on a day of January. */
function git(cwd: string, args: readonly string[], day = 1): string {
  const date = `2026-01-0${day}T12:00:00Z`;
  return execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

function write(dir: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), {recursive: true});
    writeFileSync(join(dir, file), text);
  }
}

/** Commits everything. @returns the revision */
function commit(cwd: string, day: number): string {
  git(cwd, ['add', '--all']);
  git(cwd, ['commit', '--quiet', '--message', `Day ${day}`], day);
  return git(cwd, ['rev-parse', 'HEAD']);
}

/** The days in January of all pages that exist in a site. */
async function readDays(siteDir: string): Promise<Record<string, number>> {
  const {dates, missing} = await readPageHistory(siteDir);
  expect(missing).toBeUndefined();
  return Object.fromEntries([...dates].map(([path, date]) => [path, new Date(date).getUTCDate()]));
}

/** The days of the pages of {@link site}. Entries of pages that no longer exist do no harm. */
const DAYS = {'docs/edited.md': 2, 'docs/größe x.md': 1, 'blog/post.md': 1, 'docs/a.md': 1, 'docs/b/a.md': 1};

beforeAll(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'dates-'));
  site = join(root, 'site');
  const pages = ['docs/edited.md', 'docs/größe x.md', 'blog/post.md', 'docs/a.md'];
  const createTexts = (keywords: string) =>
    Object.fromEntries(pages.map((page) => [page, `${keywords}${page}\n${'A line.\n'.repeat(9)}`]));
  write(site, {...createTexts(''), 'README.md': 'No page.\n'});
  git(site, ['init', '--quiet', '--initial-branch', 'main']);
  commit(site, 1);
  write(site, {'docs/edited.md': `Another text.\n`});
  commit(site, 2);
  write(site, createTexts('keywords: []\n'));
  const massEdit = commit(site, 3);
  mkdirSync(join(site, 'docs/b'));
  renameSync(join(site, 'docs/a.md'), join(site, 'docs/b/a.md'));
  const unknown = '0'.repeat(40);
  write(site, {'.git-blame-ignore-revs': `# Keywords\n${massEdit}\n# Of a branch\n${unknown}\n`});
  commit(site, 4);
});

afterAll(() => rmSync(root, {recursive: true, force: true}));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('gives the date of the last real edit, without mass edits, renames and other files', async () => {
  expect(await readDays(site)).toEqual(DAYS);
});

it('gives no date of changes that are not committed', async () => {
  const copy = join(root, 'changed');
  git(root, ['clone', '--quiet', site, copy]);
  write(copy, {'docs/edited.md': 'Changed.\n', 'docs/untracked.md': 'New.\n', 'docs/staged.md': 'New.\n'});
  git(copy, ['add', 'docs/staged.md']);
  expect(await readDays(copy)).toEqual(DAYS);
});

it('reads a site in a folder of its repository, and in a worktree', async () => {
  const parent = join(root, 'parent');
  cpSync(site, join(parent, 'website'), {
    recursive: true,
    filter: (path) => !path.includes('.git'),
  });
  write(parent, {'docs/other.md': 'Not of the site.\n'});
  git(parent, ['init', '--quiet']);
  commit(parent, 5);
  expect(await readDays(join(parent, 'website'))).toEqual({
    'docs/edited.md': 5,
    'docs/größe x.md': 5,
    'blog/post.md': 5,
    'docs/b/a.md': 5,
  });

  git(site, ['worktree', 'add', '--quiet', join(root, 'worktree')]);
  expect(await readDays(join(root, 'worktree'))).toEqual(DAYS);
});

it('takes no dates from a shallow clone', async () => {
  git(root, ['clone', '--quiet', '--depth', '1', pathToFileURL(site).href, 'shallow']);
  const {dates, missing} = await readPageHistory(join(root, 'shallow'));
  expect([...dates]).toEqual([]);
  expect(missing).toBe('the repository is a shallow clone');
});

it('takes no dates from the repository of another project around the site', async () => {
  const outer = join(root, 'outer');
  write(outer, {'docs/edited.md': 'Not of the site.\n', '.gitignore': 'unpacked\n'});
  git(outer, ['init', '--quiet']);
  commit(outer, 5);
  write(outer, {'unpacked/docs/edited.md': 'Of the site.\n'});
  const {dates, missing} = await readPageHistory(join(outer, 'unpacked'));
  expect([...dates]).toEqual([]);
  expect(missing).toBe('no commit has changed any of them');
});

it('says what git says about a folder without a repository, or of another owner', async () => {
  const folder = join(root, 'archive');
  write(folder, {'docs/a.md': 'Of an archive.\n'});
  expect((await readPageHistory(folder)).missing).toMatch(/^git says "not a git repository .+"$/);
  // git's own switch for its tests.
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  expect((await readPageHistory(site)).missing).toMatch(/^git says "detected dubious ownership in .+"$/);
});

it('prints why there are no dates, once and in one line', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  vi.stubEnv('PATH', '');
  const [first, second] = await Promise.all([readPageDates(site), readPageDates(site)]);
  expect([first.size, second.size]).toEqual([0, 0]);
  expect(info.mock.calls).toEqual([['[INFO] Pages have no dates, because git is not installed.']]);
});

it('fails for a malformed list of ignored revisions, also without git', async () => {
  const folder = join(root, 'malformed');
  write(folder, {'.git-blame-ignore-revs': '# Keywords\nabc\n'});
  await expect(readPageHistory(folder)).rejects.toThrow(/^\.git-blame-ignore-revs:2: /);
});
