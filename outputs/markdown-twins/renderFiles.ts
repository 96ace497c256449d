import type {Code, Root} from 'mdast';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import type {ContentPage} from '../../markdown/contentPages';
import {createDiagramIds} from '../../markdown/diagrams';
import {parseMarkdown} from '../../markdown/parseMarkdown';
import remarkRelease from '../../markdown/placeholders';
import {formatFault} from '../../text/fault';
import {parseFrontMatter} from '../../text/yamlLines';
import {convertPage} from './convertPage';
import {renderLlmsTxt} from './renderLlmsTxt';
import {toTwinPath} from './twinPath';

/** Name of the list of all pages, as llmstxt.org describes it. */
const LIST = 'llms.txt';
const FULL_TEXT = 'llms-full.txt';

export interface Site {
  title: string;
  tagline: string;
  release: string;
  url: string;
  /** Path below which the site is published, with a slash at both ends. */
  baseUrl: string;
  /** Returns the HTML of a finished page, by its path relative to the base path. */
  readHtml: (path: string) => string;
  /** Returns the text of a source file, by its path relative to the site. */
  readSource: (source: string) => string;
}

/** Creates a function that makes the links of a page absolute, and lets those to pages with a twin lead to it. */
function createResolver(pages: readonly ContentPage[], {url: origin}: Site) {
  const withoutSlash = (path: string) => path.replace(/\/$/, '');
  const twins = new Set(pages.map(({permalink}) => withoutSlash(permalink)));
  return (page: ContentPage, href: string): string => {
    const url = new URL(href, origin + page.permalink);
    const isTwin = url.origin === new URL(origin).origin && twins.has(withoutSlash(url.pathname));
    if (isTwin) url.pathname = toTwinPath(url.pathname);
    return url.href;
  };
}

/** Reads the sources of a page's diagrams, by the id that their drawing has on the page. */
function readDiagrams(markdown: string, source: string): Map<string, string> {
  // Most pages have none, and need not be parsed.
  if (!markdown.includes('mermaid')) return new Map();
  const frontMatter = parseFrontMatter(markdown) as Record<string, unknown>;
  const root = unified()
    .use(remarkRelease)
    .runSync(parseMarkdown(markdown), {path: source, data: {frontMatter}}) as Root;
  const createId = createDiagramIds(source);
  const diagrams = new Map<string, string>();
  visit(root, 'code', ({lang, value}: Code) => {
    if (lang === 'mermaid') diagrams.set(createId(value), value);
  });
  return diagrams;
}

/** Converts a page. The message of an error names its source. */
function renderTwin(page: ContentPage, site: Site, resolveUrl: (href: string) => string): string {
  const diagrams = readDiagrams(site.readSource(page.source), page.source);
  const notes = [
    ...(page.day ? [`Published: ${page.day}\\`] : []),
    ...(page.updated ? [`Last updated: ${page.updated}\\`] : []),
    `Page: <${site.url}${page.permalink}>\\`,
    `All pages: <${site.url}${site.baseUrl}${LIST}>`,
  ];
  const findDiagram = (id: string): string => {
    const diagram = diagrams.get(id);
    if (diagram === undefined) throw new Error(`the page has no mermaid block for the drawing ${id}`);
    return diagram;
  };
  try {
    const html = site.readHtml(page.permalink.slice(site.baseUrl.length));
    return convertPage({...page, html, notes}, {resolveUrl, findDiagram});
  } catch (error) {
    const message = `No Markdown could be made of the finished page: ${(error as Error).message}.`;
    throw new Error(formatFault({file: page.source, message}), {cause: error});
  }
}

/**
 * Creates the Markdown twins of all pages, the list of them, the file with all documentation, and `robots.txt`, by path
 * relative to the base path.
 */
export function renderFiles(pages: readonly ContentPage[], site: Site): Map<string, string> {
  const resolveUrl = createResolver(pages, site);
  const getTwinUrl = ({permalink}: ContentPage) => site.url + toTwinPath(permalink);
  const twins = new Map(
    pages.map((page) => [getTwinUrl(page), renderTwin(page, site, (href) => resolveUrl(page, href))]),
  );

  const root = site.url + site.baseUrl;
  const docs = pages.filter(({categories}) => categories);
  const fullText = docs.map((page) => twins.get(getTwinUrl(page))).join('\n');
  const size = {url: root + FULL_TEXT, bytes: Buffer.byteLength(fullText)};
  return new Map([
    ...[...twins].map(([url, text]): [string, string] => [url.slice(root.length), text]),
    [LIST, renderLlmsTxt({...site, fullText: size}, pages, getTwinUrl)],
    [FULL_TEXT, fullText],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n`],
  ]);
}
