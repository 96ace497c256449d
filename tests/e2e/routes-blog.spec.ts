import type {Page} from '@playwright/test';

import {readPageHtml, readSitemapPaths} from '../buildPages';
import {openPage} from './pageActions';
import {expect, sharedTest as test, test as ownPageTest} from './test';

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

/** Paths of the links in the main part of a page. */
async function collectLinks(page: Page, prefix: string): Promise<string[]> {
  const links = page.getByRole('main').locator(`a[href^="${prefix}"]`);
  return await links.evaluateAll((elements) => elements.map((a) => a.getAttribute('href') ?? ''));
}

test.describe('Screens and routes: blog', () => {
  test('there are 19 posts and 42 tags', () => {
    expect(posts.length).toBe(19);
    expect(tagPages.length).toBe(42);
  });

  test('there is no authors page, and nothing links to one', async ({request}) => {
    expect((await request.get('/blog/authors')).status()).toBe(404);
    const linking = ['/blog', '/blog/archive', ...posts].filter((path) =>
      readPageHtml(path).includes('/blog/authors'),
    );
    expect(linking).toEqual([]);
  });

  test('/blog is the list: 10 posts on the first page, the others on the next', async ({page}) => {
    const pages = pagesOf('/blog');
    const sizes: number[] = [];
    for (const [index, path] of pages.entries()) {
      await openPage(page, path);
      const number = index === 0 ? '' : `, page ${index + 1}`;
      await expect(page).toHaveTitle(`Blog on Automated Security Testing${number} | secureCodeBox`);
      sizes.push(await page.getByRole('main').getByRole('article').count());
      const newer = page.getByRole('link', {name: 'Newer entries'});
      const older = page.getByRole('link', {name: 'Older entries'});
      for (const [link, target] of [
        [newer, pages[index - 1]],
        [older, pages[index + 1]],
      ] as const) {
        if (target === undefined) await expect(link).toHaveCount(0);
        else await expect(link).toHaveAttribute('href', target);
      }
    }
    expect(sizes).toEqual(expectedPageSizes(posts.length));
    expect(sizes).toEqual([10, 9]);
  });

  test('posts are dated from 2020-09 to late 2024', () => {
    const dates = posts.map(readDate);
    expect(dates.filter((date) => date < '2020/09/01' || date > '2024/12/31')).toEqual([]);
  });

  test('posts are at /blog/{yyyy}/{mm}/{dd}/{slug}, with the date that they show', () => {
    for (const path of posts) {
      const shown = /<time datetime="?(?<date>[\d-]{10})/i.exec(readPageHtml(path))?.groups?.date;
      expect(shown?.replaceAll('-', '/'), path).toBe(readDate(path));
    }
  });

  test('/blog/archive lists every post, grouped by year, newest first', async ({page}) => {
    await openPage(page, '/blog/archive');
    expect((await collectLinks(page, '/blog/2')).sort()).toEqual([...posts].sort());
    for (const year of ['2024', '2023', '2022', '2021', '2020']) {
      const links = page.getByRole('region', {name: year}).locator('a[href^="/blog/2"]');
      const targets = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
      expect(targets.sort()).toEqual(posts.filter((path) => path.startsWith(`/blog/${year}/`)).sort());
    }
    const dates = (await collectLinks(page, '/blog/2')).map(readDate);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('/blog/tags lists the tags, each with a page of its own', async ({page}) => {
    await openPage(page, '/blog/tags');
    expect([...new Set(await collectLinks(page, '/blog/tags/'))].sort()).toEqual([...tagPages].sort());
  });

  ownPageTest.describe('in a browser whose language sorts Z before T', () => {
    ownPageTest.use({locale: 'et-EE'});

    ownPageTest('/blog/tags keeps the order of the HTML', async ({page}) => {
      await openPage(page, '/blog/tags');
      const links = readPageHtml('/blog/tags').matchAll(/href="?(\/blog\/tags\/[^"\s>]+)/g);
      expect(await collectLinks(page, '/blog/tags/')).toEqual([...links].map(([, path]) => path));
    });
  });

  test('/blog/tags/{tag} lists the posts with the tag, 10 per page', () => {
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

  test('the tag secure-code-box has a second page', async ({page}) => {
    await openPage(page, '/blog/tags/secure-code-box');
    await expect(page).toHaveTitle(/^16 posts tagged with "secureCodeBox" \|/);
    await page.getByRole('link', {name: 'Older entries'}).click();
    await expect(page).toHaveURL('/blog/tags/secure-code-box/page/2');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
  });

  test('a tag page says what the tag is about', async ({page}) => {
    await page.goto('/blog/tags/log-4-shell');
    await expect(page).toHaveTitle(/^One post tagged with "Log4Shell" \|/);
    await expect(page.getByRole('main')).toContainText('CVE-2021-44228');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /CVE-2021-44228/);
  });

  test('the sidebar lists every post, grouped by year', async ({page}) => {
    await page.goto('/blog');
    const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
    const groups = await sidebar.getByRole('group').evaluateAll((elements) =>
      elements.map((element) => ({
        year: element.querySelector('h2, h3')?.textContent,
        posts: [...element.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? ''),
      })),
    );
    const years = groups.map(({year}) => year);
    expect(years).toEqual([...years].sort().reverse());
    for (const {year, posts: ofYear} of groups) {
      expect(ofYear).toEqual(ofYear.filter((path) => path.startsWith(`/blog/${year ?? '?'}/`)));
    }
    expect(groups.flatMap((group) => group.posts).sort()).toEqual([...posts].sort());

    await test.step('posts show their reading time', async () => {
      for (const article of await page.getByRole('main').getByRole('article').all()) {
        await expect(article.getByText(/\d+ min read/)).toBeVisible();
      }
    });
  });
});
