import type {CheerioAPI} from 'cheerio';
import {load} from 'cheerio/slim';
import {PNG} from 'pngjs';
import {describe, expect, it} from 'vitest';

import {readBuiltFile, readHtmlPaths, readPageHtml, readSitemapPaths} from '../buildPages';
import {parseHead, parseBody, readAttributes} from './parsePage';

const SITE = 'https://www.securecodebox.io';
const POST_PATH = /^\/blog\/(?<date>\d{4}\/\d{2}\/\d{2})\/[^/]+$/;
/** Maximum bytes of an image for link previews. */
const MAX_IMAGE_SIZE = 60_000;

type Thing = Record<string, unknown> & {'@type': string};

const pages = readSitemapPaths().map((path) => ({path, html: readPageHtml(path), $: parseHead(path)}));
type BuiltPage = (typeof pages)[number];
const docs = pages.filter(({path}) => path.startsWith('/docs'));
const posts = pages.filter(({path}) => POST_PATH.test(path));

/** Where a page is named: titles of tab and page, breadcrumbs, links from the pages before and after it. */
const NAMES =
  /<(?:title|h1)[^>]*>(?<title>[^<|]+)|(?:breadcrumbs__link|pagination-nav__label)[^>]*>(?<label>[^<]+)/g;

const readNames = (path: string): string[] =>
  [...readPageHtml(path).matchAll(NAMES)].map(({groups}) => (groups?.title ?? groups?.label ?? '').trim());

function readMeta($: CheerioAPI, name: string): string[] {
  return $(`meta[property="${name}"], meta[name="${name}"]`)
    .map((_, element) => $(element).attr('content') ?? '')
    .get();
}

function readImage(url: string): Buffer {
  return readBuiltFile(new URL(url).pathname);
}

function readThings($: CheerioAPI): Thing[] {
  return $('script[type="application/ld+json"]')
    .map((_, script) => JSON.parse($(script).text()) as {'@context': string; '@graph': Thing[]})
    .get()
    .flatMap((data) => {
      expect(data['@context']).toBe('https://schema.org');
      return data['@graph'];
    });
}

function findThing($: CheerioAPI, type: string): Thing {
  const things = readThings($).filter((thing) => thing['@type'] === type);
  expect(things.length, type).toBe(1);
  return things.at(0) ?? {'@type': 'none'};
}

/**
 * What search engines require of an article:
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
function expectArticle(article: Thing, {path, html, $}: BuiltPage): void {
  const url = `${SITE}${path}`;
  expect(article).toMatchObject({'@id': url, url, mainEntityOfPage: url, inLanguage: 'en'});
  const [heading = ''] = /<h1[^]*?<\/h1>/.exec(html) ?? [];
  expect(load(heading).text()).toContain(article.headline as string);
  expect(article.description).toBe($('meta[name="description"]').attr('content'));
  expect(readMeta($, 'og:image')).toEqual([article.image]);
  expect(article.author ?? []).not.toEqual([]);
  expect(article.publisher).toMatchObject({'@type': 'Organization', name: 'secureCodeBox', url: `${SITE}/`});
}

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function expectBreadcrumbs(list: Thing, path: string): void {
  const items = list.itemListElement as {position: number; name: string; item: string}[];
  expect(items.map(({position}) => position)).toEqual(items.map((_, index) => index + 1));
  expect(items.every(({name}) => name.trim() !== '')).toBe(true);
  const known = new Set(pages.map((page) => `${SITE}${page.path}`));
  expect(items.map(({item}) => item).filter((item) => !known.has(item))).toEqual([]);
  expect(items.at(-1)?.item).toBe(`${SITE}${path}`);
}

describe('Screens and routes: metadata', () => {
  it('every page has one title, description, type and image for link previews', () => {
    for (const {path, $} of pages) {
      for (const name of ['og:title', 'og:description']) {
        expect(readMeta($, name).length, `${path} ${name}`).toBe(1);
      }
      expect(readMeta($, 'og:image').length, path).toBe(1);
      expect(readMeta($, 'twitter:card'), path).toEqual(['summary_large_image']);
      expect(readMeta($, 'og:url'), path).toEqual([`${SITE}${path}`]);
      expect($('link[rel="canonical"]').attr('href'), path).toBe(`${SITE}${path}`);
      expect(readMeta($, 'og:image'), path).toEqual(readMeta($, 'twitter:image'));
      expect(readMeta($, 'og:type'), path).toEqual([POST_PATH.test(path) ? 'article' : 'website']);
    }
  });

  it('keywords are those of the site plus those of the page', () => {
    const ofSite = 'security scanner automation devsecops vulnerability nmap nikto nuclei'.split(' ');
    const own: Record<string, string> = {
      '/docs/getting-started/installation': 'quickstart',
      '/blog/2022/01/18/log4shell': 'emergency',
    };
    for (const {path, $} of pages) {
      const lists = readMeta($, 'keywords').map((keywords) => keywords.split(', '));
      expect(lists, path).toEqual([expect.arrayContaining([...ofSite, own[path] ?? 'security'])]);
    }
  });

  it('no two pages have the same title, not even those of one list', () => {
    expect(pages.map(({path}) => path)).toContain('/blog/page/2');
    const titles = pages.map(({$}) => $('title').text());
    expect(titles.filter((title) => !/^[^|]+ \| secureCodeBox$/.test(title))).toEqual([]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(pages.map(({$}) => readMeta($, 'og:title')[0])).toEqual(titles);
  });

  it('every name of a page says what the page is about', () => {
    const paths = readHtmlPaths();
    expect(paths.flatMap(readNames).length).toBeGreaterThan(3 * paths.length);
    const bare = paths.flatMap((path) =>
      readNames(path)
        .filter((name) => /^(?:overview|introduction|index)$/i.test(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(bare).toEqual([]);
    // Tab, breadcrumbs and title.
    expect(readNames('/docs/how-tos').slice(0, 3)).toEqual(['How-tos', 'How-tos', 'How-tos']);
  });

  it('the image of every page is a PNG of 1200 × 630 pixels and at most 60 KB', () => {
    const urls = pages.flatMap(({$}) => readMeta($, 'og:image'));
    expect(new Set(urls).size).toBe(pages.length);
    for (const url of urls) {
      const file = readImage(url);
      expect(file.length, url).toBeLessThanOrEqual(MAX_IMAGE_SIZE);
      expect({width: file.readUInt32BE(16), height: file.readUInt32BE(20)}, url).toEqual({
        width: 1200,
        height: 630,
      });
    }
    const [first = ''] = urls;
    expect(PNG.sync.read(readImage(first)).data.length).toBe(1200 * 630 * 4);
  });

  it('a page that does not exist has the image of the site', () => {
    const $ = load(readBuiltFile('404.html').toString());
    const [url = ''] = readMeta($, 'og:image');
    expect(readImage(url).subarray(1, 4).toString()).toBe('PNG');
  });

  it('every page of the documentation is a TechArticle with its breadcrumbs', () => {
    expect(docs.length).toBeGreaterThan(100);
    for (const page of docs) {
      expectArticle(findThing(page.$, 'TechArticle'), page);
      expectBreadcrumbs(findThing(page.$, 'BreadcrumbList'), page.path);
    }
  });

  it('documentation and posts name themselves as Markdown, other pages do not', () => {
    for (const {path, $} of pages) {
      const urls = $('link[rel="alternate"][type="text/markdown"]')
        .map((_, link) => $(link).attr('href'))
        .get();
      const isText = path.startsWith('/docs') || POST_PATH.test(path);
      expect(urls, path).toEqual(isText ? [`${SITE}${path.replace(/\/$/, '')}.md`] : []);
    }
  });

  it('their menus lead to the page as Markdown, to its source and to a report, those of others do not exist', () => {
    for (const {path} of pages) {
      const [markdown, ...others] = readAttributes(path, '.page-menu a', 'href');
      const isText = path.startsWith('/docs') || POST_PATH.test(path);
      expect(markdown, path).toBe(isText ? `${path.replace(/\/$/, '')}.md` : undefined);
      const report = new URL(others.pop() ?? SITE);
      expect(report.searchParams.get('body')?.includes(`${SITE}${path}\n`) ?? false, path).toBe(isText);
      if (isText) expect(others, path).toEqual(readAttributes(path, '.theme-edit-this-page', 'href'));
    }
  });

  it('every post is a BlogPosting with its breadcrumbs, date and tags', () => {
    expect(posts.length).toBe(19);
    for (const page of posts) {
      const {path, $} = page;
      const post = findThing($, 'BlogPosting');
      expectArticle(post, page);
      expectBreadcrumbs(findThing($, 'BreadcrumbList'), path);
      expect(String(post.datePublished).slice(0, 10).replaceAll('-', '/')).toBe(
        POST_PATH.exec(path)?.groups?.date,
      );
      const $$ = parseBody(path);
      const tags = $$('article footer a[rel="tag"], article footer a[href^="/blog/tags/"]')
        .map((_, link) => $$(link).text())
        .get();
      expect(post.keywords).toBe(tags.join(', '));
      expect(readMeta($, 'article:published_time')).toEqual([post.datePublished]);
    }
  });
});
