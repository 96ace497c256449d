import {readSitemapPaths} from '../build-pages';
import {openPage} from './page-actions';
import {expect, test} from './test';

/** `/blog/{yyyy}/{mm}/{dd}/{slug}` */
const POST_PATH = /^\/blog\/(?<date>\d{4}\/\d{2}\/\d{2})\/[^/]+$/;
const POSTS_PER_PAGE = 10;

const sitemapPaths = readSitemapPaths();
const posts = sitemapPaths.filter((path) => POST_PATH.test(path));
const tagPages = sitemapPaths.filter((path) => /^\/blog\/tags\/[^/]+$/.test(path));

/** Addresses of the pages of a list, in order: the first is that of the list itself. */
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

test.describe('Screens and routes: blog', () => {
  test('/blog is the list: 10 posts on the first page, the others on the next', async ({page}) => {
    const pages = pagesOf('/blog');
    const sizes: number[] = [];
    for (const [index, path] of pages.entries()) {
      await openPage(page, path);
      await expect(page).toHaveTitle(/^Blog on Automated Security Testing \|/);
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
  });

  test('posts are dated from 2020-09 to late 2024', () => {
    expect(posts.length).toBeGreaterThan(0);
    const dates = posts.map((path) => POST_PATH.exec(path)?.groups?.date ?? '');
    expect(dates.filter((date) => date < '2020/09/01' || date > '2024/12/31')).toEqual([]);
  });

  test('posts are at /blog/{yyyy}/{mm}/{dd}/{slug}, with the date that they show', async ({request}) => {
    for (const path of posts) {
      const html = await (await request.get(path)).text();
      const shown = /<time datetime="?(?<date>[\d-]{10})/i.exec(html)?.groups?.date;
      expect(shown?.replaceAll('-', '/'), path).toBe(POST_PATH.exec(path)?.groups?.date);
    }
  });

  test('/blog/archive lists every post', async ({page}) => {
    await openPage(page, '/blog/archive');
    const links = page.getByRole('main').locator('a[href^="/blog/2"]');
    const targets = await links.evaluateAll((elements) => elements.map((a) => a.getAttribute('href')));
    expect(targets.sort()).toEqual([...posts].sort());
  });

  test('/blog/tags lists the tags, each with a page of its own', async ({page}) => {
    await openPage(page, '/blog/tags');
    const links = page.getByRole('main').locator('a[href^="/blog/tags/"]');
    const targets = await links.evaluateAll((elements) => elements.map((a) => a.getAttribute('href') ?? ''));
    expect(tagPages.length).toBeGreaterThan(0);
    expect([...new Set(targets)].sort()).toEqual([...tagPages].sort());
  });

  test('/blog/tags/{tag} lists the posts with the tag, 10 on a page', async ({request}) => {
    const count = async (path: string, pattern: RegExp): Promise<number> =>
      [...(await (await request.get(path)).text()).matchAll(pattern)].length;
    const postsOfTag = new Map<string, number>();
    for (const post of posts) {
      const html = await (await request.get(post)).text();
      const tags = new Set(
        [...html.matchAll(/href="?(?<tag>\/blog\/tags\/[^"\s>]+)/g)].map(({groups}) => groups?.tag),
      );
      for (const tag of tags) postsOfTag.set(tag ?? '', (postsOfTag.get(tag ?? '') ?? 0) + 1);
    }
    for (const tag of tagPages) {
      const sizes = await Promise.all(pagesOf(tag).map((path) => count(path, /<article\b/g)));
      expect(sizes, tag).toEqual(expectedPageSizes(postsOfTag.get(tag) ?? 0));
    }
  });

  test('the sidebar lists every post, grouped by year', async ({page}) => {
    await openPage(page, '/blog');
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
  });

  test('posts show their reading time', async ({page}) => {
    await openPage(page, '/blog');
    for (const article of await page.getByRole('main').getByRole('article').all()) {
      await expect(article.getByText(/\d+ min read/)).toBeVisible();
    }
  });

  for (const {file, type, item} of [
    {file: 'rss.xml', type: 'application/rss+xml', item: 'channel > item'},
    {file: 'atom.xml', type: 'application/atom+xml', item: 'feed > entry'},
  ]) {
    test(`the feed ${file} is well-formed and holds every post`, async ({page, request}) => {
      await openPage(page, '/blog');
      await expect(page.locator(`link[type="${type}"]`)).toHaveAttribute('href', `/blog/${file}`);
      const text = await (await request.get(`/blog/${file}`)).text();
      const feed = await page.evaluate(
        ([xml, selector]) => {
          const parsed = new DOMParser().parseFromString(xml, 'text/xml');
          return {
            error: parsed.querySelector('parsererror')?.textContent,
            items: parsed.querySelectorAll(selector).length,
          };
        },
        [text, item] as const,
      );
      expect(feed).toEqual({error: undefined, items: posts.length});
    });
  }

  test('the feed feed.json is well-formed and holds every post', async ({page, request}) => {
    await openPage(page, '/blog');
    await expect(page.locator('link[type="application/json"]')).toHaveAttribute('href', '/blog/feed.json');
    const feed = (await (await request.get('/blog/feed.json')).json()) as {items: {url: string}[]};
    const paths = feed.items.map(({url}) => new URL(url).pathname);
    expect(paths.sort()).toEqual([...posts].sort());
  });

  test('the language of the feeds is en', async ({request}) => {
    expect(await (await request.get('/blog/rss.xml')).text()).toContain('<language>en</language>');
  });
});
