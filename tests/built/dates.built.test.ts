import {execFileSync} from 'node:child_process';

import {load} from 'cheerio/slim';
import {describe, expect, it} from 'vitest';

import {hasHistory} from '../../framework/docs/hasHistory';
import {formatDay} from '../../text/formatDay';
import {readBuiltFile, readPageHtml} from '../buildPages';
import {parseHead} from './parsePage';

/** The build under test is of this folder, so it had the history that this folder has. */
const isDated = hasHistory(process.cwd());
const status = ['status', '--porcelain', '--untracked-files=all', '--', 'docs', 'blog'];
/** Pages that are in no commit yet, such as `?? docs/new.md`. */
const newPages = (isDated ? execFileSync('git', status, {encoding: 'utf8'}) : '')
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

describe('Dates of pages', () => {
  it('docs and posts have a date if there is a history, and none of them otherwise', () => {
    expect(docs.length).toBeGreaterThan(100);
    expect(posts.length).toBe(19);
    const days = [...docs, ...posts].flatMap(({day}) => day ?? []);
    expect(days.length).toBe(isDated ? docs.length + posts.length - newPages.length : 0);
  });

  it('a page of the documentation shows the same day as the sitemap and the structured data', () => {
    for (const {path, day} of docs) {
      const $ = load(/<span class=theme-last-updated>.*?<\/span>/.exec(readPageHtml(path))?.[0] ?? '');
      expect($('.theme-last-updated').text(), path).toBe(day ? `Last updated on ${formatDay(day)}` : '');
      const data = parseHead(path)('script[type="application/ld+json"]').text();
      const modified = /"dateModified":"([^"]+)"/.exec(data)?.[1];
      expect($('.theme-last-updated time').attr('datetime'), path).toBe(modified);
      expect(modified?.slice(0, 10), path).toBe(day);
    }
  });

  it('a post does not show when it was last edited, because it keeps the state of its date', () => {
    for (const {path} of posts) expect(readPageHtml(path), path).not.toContain('theme-last-updated');
  });
});
