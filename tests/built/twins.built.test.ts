import {load} from 'cheerio';
import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';

import {readBuiltFile, readPageHtml, readSitemapPaths, trimTrailingSlash} from '../buildPages';

const ORIGIN = 'https://www.securecodebox.io';
const DIAGRAM = ' [diagram] ';
/** Tags of elements that begin or end a word. All others are within a line. */
const BLOCKS = /<\/?(?:p|div|li|tr|td|th|h[2-4]|br|pre|summary|small|blockquote)\b[^>]*>/g;
/** Title, description and the lines with URLs, which the page has elsewhere. */
const HEAD_LENGTH = 3;

const paths = readSitemapPaths().filter((path) => /^\/(?:docs|blog\/\d)/.test(path));

const parser = unified().use(remarkParse).use(remarkGfm);
const twins = new Map<string, Root>();

function readTwin(path: string): Root {
  const file = `${trimTrailingSlash(path)}.md`;
  const twin = twins.get(file) ?? parser.parse(readBuiltFile(file).toString());
  twins.set(file, twin);
  return twin;
}

/** Words without the punctuation around them: lists in cells get commas, titles of admonitions a colon. */
function splitWords(text: string): string[] {
  const words = text.split(/\s+/).map((word) => word.replace(/^[,:]+|[,:]+$/g, ''));
  // The kind of an admonition has a capital in the twin.
  return words.filter((word) => word !== '').map((word) => word.toLowerCase());
}

/** The words of the page's main part. What only serves the use of the page is left out. */
function readPageWords(path: string): string[] {
  const html = readPageHtml(path);
  const $ = load(html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(BLOCKS, ' $& '));
  const main = $('.markdown').first();
  const createLine = (text = '') => $('<p>').text(` ${text} `);
  main
    .find('h1, button, fieldset, caption, wbr, svg.icon, [aria-hidden=true], .hash-link, .code-label')
    .remove();
  main.find('.tabs-container').each((_, box) => {
    const labels = $(box).find('[role=tab]').toArray();
    for (const [index, panel] of $(box).find('[role=tabpanel]').toArray().entries()) {
      $(panel).prepend(createLine($(labels[index] ?? '').text()));
    }
    $(box).find('[role=tablist]').remove();
  });
  main.find('img[src^="data:"]').replaceWith((_, image) => createLine($(image).attr('alt')));
  main.find('figure').replaceWith(() => createLine(DIAGRAM));
  main.find('.theme-admonition').each((_, box) => {
    const kind = /theme-admonition-(\w+)/.exec($(box).attr('class') ?? '')?.[1] ?? '';
    const heading = $(box).children().first();
    const title = heading.text().trim();
    heading.text(` ${kind} ${title === kind ? '' : title} `);
  });
  return splitWords(main.text());
}

function readTwinWords(twin: Root): string[] {
  const read = (node: Nodes): string => {
    if (node.type === 'code') return node.lang === 'mermaid' ? DIAGRAM : ` ${node.value} `;
    if (node.type === 'break') return ' ';
    if ('value' in node) return node.value;
    if (!('children' in node)) return '';
    const text = node.children.map(read).join('');
    return /^(?:paragraph|heading|listItem|tableCell|blockquote)$/.test(node.type) ? ` ${text} ` : text;
  };
  return splitWords(twin.children.slice(HEAD_LENGTH).map(read).join(' '));
}

function collectUrls(twin: Root): string[] {
  const urls: string[] = [];
  visit(twin, (node) => {
    if (node.type === 'link' || node.type === 'image') urls.push(node.url);
  });
  return urls;
}

const twinUrls = new Set(paths.map((path) => `${ORIGIN}${trimTrailingSlash(path)}.md`));

it.each(paths)('the Markdown of %s has the words of the page, no HTML, and absolute links', (path) => {
  const twin = readTwin(path);
  const words = readPageWords(path);
  expect(words.length).toBeGreaterThan(50);
  expect(readTwinWords(twin)).toEqual(words);

  visit(twin, 'html', ({value}) => expect(value).toBe(''));
  const urls = collectUrls({...twin, children: twin.children.slice(HEAD_LENGTH)});
  expect(urls.filter((url) => !/^(?:https?:\/\/|mailto:)/.test(url))).toEqual([]);
  // To Markdown, where a page has some. Tables are files.
  const pages = urls.filter((url) => new RegExp(`^${ORIGIN}/(?:docs|blog/\\d)(?!.*\\.csv$)`).test(url));
  expect(pages.filter((url) => !twinUrls.has(url.replace(/#.*$/, '')))).toEqual([]);
});

it('links from Markdown to a section lead to it on the page too, without ".md"', () => {
  const links = paths
    .flatMap((path) => collectUrls(readTwin(path)))
    .filter((url) => url.startsWith(ORIGIN) && url.includes('#'));
  expect(links.length).toBeGreaterThan(500);
  const ids = new Map<string, Set<string | undefined>>();
  const dead = [...new Set(links)].filter((link) => {
    const {pathname, hash} = new URL(link);
    const path = pathname.replace(/\.md$/, '');
    const own =
      ids.get(path) ??
      new Set(
        load(readPageHtml(path))('[id]')
          .get()
          .map(({attribs}) => attribs.id),
      );
    ids.set(path, own);
    return !own.has(decodeURIComponent(hash.slice(1)));
  });
  expect(dead).toEqual([]);
});

it('/llms.txt lists every page with its description, by category', () => {
  const text = readBuiltFile('/llms.txt').toString();
  const list = unified().use(remarkParse).parse(text);
  const urls = collectUrls(list).filter((url) => url.endsWith('.md'));
  expect(new Set(urls)).toEqual(twinUrls);
  expect(urls).toHaveLength(paths.length);
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  expect(lines).toHaveLength(paths.length);
  for (const line of lines) expect(line).toMatch(/^- \[.+\]\(\S+\): \S.{40,}$/);
});

it('neither the sitemap nor the search knows the Markdown', () => {
  expect(readBuiltFile('sitemap.xml').toString()).not.toMatch(/\.md<|llms/);
  expect(readBuiltFile('search-index-en.json').toString()).not.toMatch(/\/docs\/[^"]*\.md"/);
});
