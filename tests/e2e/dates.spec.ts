import {execFileSync} from 'node:child_process';

import {load} from 'cheerio';

import {formatDay} from '../../text/formatDay';
import {readBuiltFile, readPageHtml} from '../buildPages';
import {expect, test} from './test';

/** Output of git; undefined if there is no repository, or no git. */
function runGit(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return undefined;
  }
}

/** The build under test is of this folder, so it had the history that this folder has. */
const hasHistory =
  runGit('rev-parse', '--is-shallow-repository')?.trim() === 'false' &&
  runGit('log', '--max-count=1', '--format=%H', '--', 'docs')?.trim() !== '';
/** Pages that are in no commit yet, such as `?? docs/new.md`. */
const newPages = (runGit('status', '--porcelain', '--untracked-files=all', '--', 'docs', 'blog') ?? '')
  .split('\n')
  .filter((line) => /^(?:\?\?|A).*\.mdx?$/.test(line));

/** All pages of the sitemap, each with its date if it has one: `2026-11-26`. */
const pages = [
  ...readBuiltFile('sitemap.xml')
    .toString()
    .matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g),
].map(([, url = '', day]) => ({path: new URL(url).pathname, day}));
const docs = pages.filter(({path}) => path.startsWith('/docs/'));
const posts = pages.filter(({path}) => /^\/blog\/\d{4}\//.test(path));

/** What a page says about its date: to readers, and to search engines. */
function readDates(path: string) {
  const $ = load(readPageHtml(path));
  const data = $('script[type="application/ld+json"]').text();
  return {
    shown: $('.theme-last-updated').text(),
    machine: $('.theme-last-updated time').attr('datetime'),
    modified: /"dateModified":"([^"]+)"/.exec(data)?.[1],
  };
}

test.describe('Dates of pages', () => {
  test('pages and posts have a date if there is a history, and none of them otherwise', () => {
    expect(docs.length).toBeGreaterThan(100);
    expect(posts.length).toBe(19);
    const days = [...docs, ...posts].flatMap(({day}) => day ?? []);
    expect(days.length).toBe(hasHistory ? docs.length + posts.length - newPages.length : 0);
    expect(days.filter((day) => !/^20\d\d-\d\d-\d\d$/.test(day))).toEqual([]);
  });

  test('a page of the documentation shows the same day as the sitemap and the structured data', () => {
    for (const {path, day} of docs) {
      const {shown, machine, modified} = readDates(path);
      expect(shown, path).toBe(day === undefined ? '' : `Last updated on ${formatDay(day)}`);
      expect(machine, path).toBe(modified);
      expect(modified?.slice(0, 10), path).toBe(day);
    }
  });

  test('a post does not show when it was last edited, because it keeps the state of its date', () => {
    for (const {path, day} of posts) {
      const {shown, modified} = readDates(path);
      expect(shown, path).toBe('');
      expect(modified?.slice(0, 10), path).toBe(day);
    }
  });

  test('the landing page and lists of posts have no date, because no single file tells it', () => {
    const others = pages.filter((page) => !docs.includes(page) && !posts.includes(page));
    expect(others.map(({path}) => path)).toEqual(expect.arrayContaining(['/', '/blog', '/blog/archive']));
    expect(others.filter(({day}) => day !== undefined)).toEqual([]);
  });
});
