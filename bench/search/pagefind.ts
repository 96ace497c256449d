import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';

import {listen} from '../sites/openSites';
import {RESULTS, type Search} from './engines';

/** Number of sections that Pagefind's user interface shows of a page, besides its start. */
const SHOWN_SECTIONS = 3;
/** Number of pages that Pagefind's user interface shows first. */
const SHOWN_PAGES = 5;

/** A match in a page; `url` is that of the page, or of the heading above the match. */
interface SubResult {
  url: string;
  weighted_locations: {balanced_score: number}[];
}

interface PageResult {
  url: string;
  /** In the order of the page. */
  sub_results: SubResult[];
}

interface Instance {
  search: (query: string) => Promise<{results: {data: () => Promise<PageResult>}[]}>;
}

/** What is used here of the script that Pagefind writes next to its index. It comes without types. */
interface PagefindScript {
  createInstance: (options: {basePath: string; baseUrl: string}) => Instance;
}

/** Pagefind's index of a build. */
export interface Pagefind {
  /** The same pages with two orders of their sections. */
  searches: readonly Search[];
  /** Bytes that a reader's first query loads, without the user interface and compressed as far as they are files. */
  measureFirstQuery: (query: string) => Promise<number>;
  close: () => void;
}

/** Returns the first few elements in descending order of a value. */
function selectMost<Item>(items: readonly Item[], count: number, getValue: (item: Item) => number): Item[] {
  return items.toSorted((a, b) => getValue(b) - getValue(a)).slice(0, count);
}

/**
 * The sections of a page that Pagefind's user interface lists: its start if that has matches, then the three sections
 * with the most matches, in the order of the page. The interface also links every page itself; counted as a section,
 * that would only push others down.
 */
function listShown({url, sub_results: places}: PageResult): SubResult[] {
  const sections = places.filter((place) => place.url !== url);
  const best = selectMost(sections, SHOWN_SECTIONS, (place) => place.weighted_locations.length);
  return places.filter((place) => place.url === url || best.includes(place));
}

/** The best places of a page by Pagefind's scores of their matches, as a careful developer could list them. */
function listBest({sub_results: places}: PageResult): SubResult[] {
  return selectMost(places, SHOWN_SECTIONS, ({weighted_locations: matches}) =>
    matches.reduce((sum, match) => sum + match.balanced_score, 0),
  );
}

/** Indexes pages: their articles without navigation. Writes the index and Pagefind's script to a folder. */
async function writeBundle(dir: string, routes: readonly string[], outputPath: string): Promise<void> {
  // An ES module without a form for `require`, to which a static import is compiled here.
  const {close, createIndex} = await import('pagefind');
  const {index} = await createIndex({
    rootSelector: 'article',
    excludeSelectors: ['nav', 'footer', '.theme-doc-toc-mobile', '.hash-link', 'button'],
  });
  if (!index) throw new Error('Pagefind does not start');
  for (const url of routes) {
    const content = readFileSync(join(dir, url, 'index.html'), 'utf8');
    const {errors} = await index.addHTMLFile({url, content});
    if (errors.length > 0) throw new Error(`Pagefind cannot index ${url}: ${errors.join(', ')}`);
  }
  await index.writeFiles({outputPath});
  await close();
}

async function findPages(instance: Instance, query: string, count: number): Promise<PageResult[]> {
  const {results} = await instance.search(query);
  return Promise.all(results.slice(0, count).map(({data}) => data()));
}

/**
 * Indexes pages of a finished build with Pagefind and opens its search. Pagefind's script runs in Node.js as it does in
 * a browser; it fetches the files of the index from a server.
 *
 * @param dir folder of the build
 * @param routes URL paths of the pages
 */
export async function openPagefind(dir: string, routes: readonly string[]): Promise<Pagefind> {
  const bundle = mkdtempSync(join(tmpdir(), 'pagefind-'));
  await writeBundle(dir, routes, bundle);
  let sent = 0;
  const server = createServer((request, response) => {
    const file = readFileSync(join(bundle, new URL(request.url ?? '', 'http://localhost').pathname));
    sent += file.length;
    // A connection kept open may be closed while this process computes, just when the next request is sent.
    response.setHeader('Connection', 'close').end(file);
  });
  const options = {basePath: `${await listen(server)}/`, baseUrl: '/'};
  const script = join(bundle, 'pagefind.js');
  const {createInstance} = (await import(pathToFileURL(script).href)) as PagefindScript;
  const instance = createInstance(options);

  const createSearch = (name: string, list: (page: PageResult) => SubResult[]): Search => ({
    name,
    samePages: list !== listShown,
    async ask(query) {
      const pages = await findPages(instance, query, RESULTS);
      const places = pages.flatMap(list).slice(0, RESULTS);
      return {pages: pages.map(({url}) => url), sections: places.map(({url}) => decodeURI(url))};
    },
  });
  return {
    searches: [createSearch('Pagefind', listShown), createSearch('Pagefind, by score', listBest)],
    async measureFirstQuery(query) {
      sent = 0;
      await findPages(createInstance(options), query, SHOWN_PAGES);
      return sent + gzipSync(readFileSync(script), {level: 9}).length;
    },
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(bundle, {recursive: true});
    },
  };
}
