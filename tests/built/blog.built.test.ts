import {describe, expect, it} from 'vitest';

import {readHtmlPaths, readPageHtml, readSitemapPaths} from '../buildPages';
import {parseBody, parseHead} from './parsePage';

/** `/blog/{yyyy}/{mm}/{dd}/{slug}` */
const POST_PATH = /^\/blog\/(?<date>\d{4}\/\d{2}\/\d{2})\/[^/]+$/;
const POSTS_PER_PAGE = 10;

const sitemapPaths = readSitemapPaths();
const posts = sitemapPaths.filter((path) => POST_PATH.test(path));
const tagPages = sitemapPaths.filter((path) => /^\/blog\/tags\/[^/]+$/.test(path));

const readDate = (path: string): string => POST_PATH.exec(path)?.groups?.date ?? '';

/** Paths of the pages of a list, in order: the first is that of the list itself. */
function pagesOf(list: string): string[] {
  const number = (path: string): number => Number(path.slice(`${list}/page/`.length) || 1);
  return sitemapPaths
    .filter((path) => path === list || path.startsWith(`${list}/page/`))
    .sort((a, b) => number(a) - number(b));
}

/** How many posts the pages of a list show: ten each, and the rest on the last one. */
function expectedPageSizes(total: number): number[] {
  const full = Math.floor(total / POSTS_PER_PAGE);
  const rest = total % POSTS_PER_PAGE;
  return [...Array<number>(full).fill(POSTS_PER_PAGE), ...(rest > 0 ? [rest] : [])];
}

const readTitle = (path: string): string => parseHead(path)('title').text();

function collectLinks(path: string, part: string): string[] {
  const $ = parseBody(path);
  return $(part)
    .find('a')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
}

const collectPosts = (path: string, part: string): string[] =>
  collectLinks(path, part).filter((link) => POST_PATH.test(link));

function expectYear(links: readonly string[], year: string): void {
  expect(links.toSorted()).toEqual(posts.filter((path) => path.startsWith(`/blog/${year}/`)).toSorted());
}

describe('Screens and routes: blog', () => {
  it('there are 19 posts and 42 tags', () => {
    expect(posts.length).toBe(19);
    expect(tagPages.length).toBe(42);
  });

  it('there is no authors page, and nothing links to one', () => {
    expect(readHtmlPaths()).not.toContain('/blog/authors');
    const linking = ['/blog', '/blog/archive', ...posts].filter((path) =>
      readPageHtml(path).includes('/blog/authors'),
    );
    expect(linking).toEqual([]);
  });

  it('/blog is the list: 10 posts on the first page, the others on the next', () => {
    const pages = pagesOf('/blog');
    const sizes = pages.map((path, index) => {
      const number = index === 0 ? '' : `, page ${index + 1}`;
      expect(readTitle(path)).toBe(`Blog on Automated Security Testing${number} | secureCodeBox`);
      const $ = parseBody(path);
      for (const [name, target] of [
        ['Newer entries', pages[index - 1]],
        ['Older entries', pages[index + 1]],
      ] as const) {
        expect($(`a:contains("${name}")`).attr('href'), `${name} of ${path}`).toBe(target);
      }
      return $('main article').length;
    });
    expect(sizes).toEqual(expectedPageSizes(posts.length));
    expect(sizes).toEqual([10, 9]);
  });

  it('posts are dated from 2020-09 to late 2024', () => {
    const dates = posts.map(readDate);
    expect(dates.filter((date) => date < '2020/09/01' || date > '2024/12/31')).toEqual([]);
  });

  it('posts are at /blog/{yyyy}/{mm}/{dd}/{slug}, with the date that they show', () => {
    for (const path of posts) {
      const shown = /<time datetime="?(?<date>[\d-]{10})/i.exec(readPageHtml(path))?.groups?.date;
      expect(shown?.replaceAll('-', '/'), path).toBe(readDate(path));
    }
  });

  it('/blog/archive lists every post, grouped by year, newest first', () => {
    const links = collectPosts('/blog/archive', 'main');
    expect(links.toSorted()).toEqual(posts.toSorted());
    for (const year of ['2024', '2023', '2022', '2021', '2020']) {
      expectYear(collectPosts('/blog/archive', `section[aria-labelledby="${year}"]`), year);
    }
    const dates = links.map(readDate);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it('/blog/tags lists the tags, each with a page of its own', () => {
    const tags = collectLinks('/blog/tags', 'main').filter((path) => path.startsWith('/blog/tags/'));
    expect([...new Set(tags)].sort()).toEqual(tagPages.toSorted());
  });

  it('/blog/tags/{tag} lists the posts with the tag, 10 per page', () => {
    const postsOfTag = new Map<string, number>();
    for (const post of posts) {
      const links = readPageHtml(post).matchAll(/href="?(?<tag>\/blog\/tags\/[^"\s>]+)/g);
      for (const tag of new Set([...links].map(({groups}) => groups?.tag ?? ''))) {
        postsOfTag.set(tag, (postsOfTag.get(tag) ?? 0) + 1);
      }
    }
    for (const tag of tagPages) {
      const sizes = pagesOf(tag).map((path) => [...readPageHtml(path).matchAll(/<article\b/g)].length);
      expect(sizes, tag).toEqual(expectedPageSizes(postsOfTag.get(tag) ?? 0));
    }
  });

  it('the tag secure-code-box has a second page', () => {
    expect(readTitle('/blog/tags/secure-code-box')).toMatch(/^16 posts tagged with "secureCodeBox" \|/);
    const older = parseBody('/blog/tags/secure-code-box')('a:contains("Older entries")').attr('href');
    expect(older).toBe('/blog/tags/secure-code-box/page/2');
    expect(parseBody('/blog/tags/secure-code-box/page/2')('main article').length).toBe(6);
  });

  it('a tag page says what the tag is about', () => {
    const path = '/blog/tags/log-4-shell';
    expect(readTitle(path)).toMatch(/^One post tagged with "Log4Shell" \|/);
    expect(parseBody(path)('main').text()).toContain('CVE-2021-44228');
    expect(parseHead(path)('meta[name="description"]').attr('content')).toContain('CVE-2021-44228');
  });

  it('the sidebar lists every post, grouped by year', () => {
    const SIDEBAR = 'nav[aria-label="Blog recent posts navigation"]';
    const $ = parseBody('/blog');
    const years = $(`${SIDEBAR} [role=group] > h3`)
      .toArray()
      .map((heading) => $(heading).text());
    expect(years).toEqual(['2024', '2023', '2022', '2021', '2020']);
    for (const [index, year] of years.entries()) {
      expectYear(collectPosts('/blog', `${SIDEBAR} [role=group]:eq(${index})`), year);
    }
    expect(collectPosts('/blog', SIDEBAR).toSorted()).toEqual(posts.toSorted());
  });

  it('posts show their reading time', () => {
    const $ = parseBody('/blog');
    for (const article of $('main article').toArray()) expect($(article).text()).toMatch(/\d+ min read/);
  });
});
