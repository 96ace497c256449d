import type {CheerioAPI} from 'cheerio';
import {load} from 'cheerio/slim';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {describe, expect, it} from 'vitest';

import {readBuiltFile, readSitemapPaths, trimTrailingSlash} from '../buildPages';
import {parseHead, parseBody} from './parsePage';

const SITE = 'https://www.securecodebox.io';
const POST_PATH = /^\/blog\/\d{4}\/\d{2}\/\d{2}\/[^/]+$/;

const pages = readSitemapPaths().map(trimTrailingSlash);
const posts = pages.filter((path) => POST_PATH.test(path));

/** What feed readers show of an entry, whatever the format. */
function createEntry(url?: string, title?: string, html = '', date?: string) {
  return {url, title, html, date};
}

const rss = parseRssFeed(readBuiltFile('blog/rss.xml').toString());
const atom = parseAtomFeed(readBuiltFile('blog/atom.xml').toString());
const json = parseJsonFeed(readBuiltFile('blog/feed.json').toString());

const feeds = [
  {
    file: 'rss.xml',
    type: 'application/rss+xml',
    title: rss.title,
    entries: rss.items?.map((item) =>
      createEntry(item.link, item.title, item.content?.encoded, item.pubDate),
    ),
  },
  {
    file: 'atom.xml',
    type: 'application/atom+xml',
    title: atom.title?.value,
    entries: atom.entries?.map((entry) =>
      createEntry(entry.links?.[0]?.href, entry.title?.value, entry.content?.value, entry.published),
    ),
  },
  {
    file: 'feed.json',
    type: 'application/json',
    title: json.title,
    entries: json.items?.map((item) =>
      createEntry(item.url, item.title, item.content_html, item.date_published),
    ),
  },
];

function readHeadings($: CheerioAPI, scope: string): string[] {
  return $(`${scope} h2, ${scope} h3`)
    .map((_, heading) => $(heading).text().replace('\u200b', ''))
    .get();
}

describe('Screens and routes: feeds', () => {
  for (const {file, type, title, entries = []} of feeds) {
    describe(file, () => {
      it('is named in the head of every blog page', () => {
        for (const path of pages.filter((address) => address.startsWith('/blog'))) {
          expect(parseHead(path)(`link[type="${type}"]`).attr('href'), path).toBe(`/blog/${file}`);
        }
      });

      it('has a title, and one entry for each post with its date', () => {
        expect(title).toBe('The secureCodeBox Developer Blog');
        expect(entries.map(({url}) => url?.replace(SITE, '')).sort()).toEqual([...posts].sort());
        for (const {url, date} of entries) {
          const day = new Date(date ?? '').toISOString().slice(0, 10).replaceAll('-', '/');
          expect(url).toContain(`/blog/${day}/`);
        }
      });

      it('contains the whole posts, down to their last heading', () => {
        for (const {url, html, title: entryTitle} of entries) {
          const $ = parseBody(url?.replace(SITE, '') ?? '');
          expect(entryTitle).toBe($('h1').text());
          expect(readHeadings(load(html), ''), url).toEqual(readHeadings($, '#__blog-post-container'));
        }
      });

      it('needs nothing from the site: no style, no script, no relative URL', () => {
        for (const {url, html} of entries) {
          const $ = load(html);
          expect($('[class], [style], script, style, iframe, button, input').length, url).toBe(0);
          expect(html, url).not.toMatch(/var\(--/);
          const addresses = $('[href], [src]')
            .map((_, element) => $(element).attr('href') ?? $(element).attr('src') ?? '')
            .get();
          expect(
            addresses.filter((address) => !/^(?:https:\/\/|http:\/\/|mailto:|data:image)/.test(address)),
            url,
          ).toEqual([]);
        }
      });
    });
  }

  it('the language is en', () => {
    expect([rss.language, atom.xml?.lang, json.language]).toEqual(['en', 'en', 'en']);
  });
});
