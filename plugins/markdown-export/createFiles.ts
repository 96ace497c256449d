import {formatFault} from '../../text/fault';
import type {ExportedPage} from './collectPages';
import {convertPage} from './convertPage';
import {createLlmsTxt} from './createLlmsTxt';
import {readDiagrams} from './readDiagrams';
import {createTwinPath} from './twinPath';

/** Name of the list of all pages, as llmstxt.org describes it. */
const LIST = 'llms.txt';
/** Name of the file with all documentation. */
const FULL_TEXT = 'llms-full.txt';

/** The site, and how to read its finished files. */
export interface Site {
  title: string;
  tagline: string;
  release: string;
  /** Origin of the site. */
  url: string;
  /** Path below which the site is published, with a slash at both ends. */
  baseUrl: string;
  /** Returns the HTML of a finished page, by its path relative to the base path. */
  readHtml: (path: string) => string;
  /** Returns the text of a source file, by its path relative to the site. */
  readSource: (source: string) => string;
}

/** Creates a function that makes the links of a page absolute, and lets those to pages with a twin lead to it. */
function createResolver(pages: readonly ExportedPage[], {url: origin}: Site) {
  const withoutSlash = (path: string) => path.replace(/\/$/, '');
  const twins = new Set(pages.map(({permalink}) => withoutSlash(permalink)));
  return (page: ExportedPage, href: string): string => {
    const url = new URL(href, origin + page.permalink);
    const isTwin = url.origin === new URL(origin).origin && twins.has(withoutSlash(url.pathname));
    if (isTwin) url.pathname = createTwinPath(url.pathname);
    return url.href;
  };
}

/**
 * Creates the Markdown twins of all pages, the list of them and the file with all documentation.
 *
 * @param pages in the order of `collectPages`
 * @returns texts by path relative to the base path
 * @throws if a page cannot be converted, with the name of its source
 */
export function createFiles(pages: readonly ExportedPage[], site: Site): Map<string, string> {
  const resolveUrl = createResolver(pages, site);
  const getPath = (permalink: string) => permalink.slice(site.baseUrl.length);
  const getUrl = (file: string) => site.url + site.baseUrl + file;

  const twins = pages.map((page): [ExportedPage, string] => {
    const diagrams = readDiagrams(site.readSource(page.source), page.source);
    const lines = [
      ...(page.day ? [`Published: ${page.day}\\`] : []),
      `Page: <${site.url}${page.permalink}>\\`,
      `All pages: <${getUrl(LIST)}>`,
    ];
    try {
      const markdown = convertPage(
        {...page, html: site.readHtml(getPath(page.permalink)), notes: lines},
        {
          resolveUrl: (href) => resolveUrl(page, href),
          findDiagram(id) {
            const diagram = diagrams.get(id);
            if (diagram === undefined) throw new Error(`the page has no mermaid block for the drawing ${id}`);
            return diagram;
          },
        },
      );
      return [page, markdown];
    } catch (error) {
      const message = `No Markdown could be made of the finished page: ${(error as Error).message}.`;
      throw new Error(formatFault({file: page.source, message}), {cause: error});
    }
  });

  const fullText = twins
    .filter(([{categories}]) => categories)
    .map(([, markdown]) => markdown)
    .join('\n');
  const list = createLlmsTxt(
    {...site, fullText: {url: getUrl(FULL_TEXT), bytes: Buffer.byteLength(fullText)}},
    pages,
    ({permalink}) => getUrl(createTwinPath(getPath(permalink))),
  );
  return new Map([
    ...twins.map(([{permalink}, markdown]): [string, string] => [
      createTwinPath(getPath(permalink)),
      markdown,
    ]),
    [LIST, list],
    [FULL_TEXT, fullText],
  ]);
}
