import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

import {listen} from './sites';

const RESULTS = 8;
/** That Pagefind's user interface shows of a page. */
const SHOWN_SECTIONS = 3;

/** URLs without the host, best first. */
export interface Answer {
  sections: readonly string[];
  pages: readonly string[];
}

/** `url` is that of the page, or of the heading above the matches. */
interface Place {
  url: string;
  weighted_locations: {balanced_score: number}[];
}

interface PageResult {
  url: string;
  sub_results: Place[];
}

interface Instance {
  search: (query: string) => Promise<{results: {data: () => Promise<PageResult>}[]}>;
}

/** Its script comes without types. */
type CreateInstance = (options: {basePath: string; baseUrl: string}) => Instance;

/** By Pagefind's scores of the matches, as a careful developer could list them. */
function listBest({sub_results: places}: PageResult): string[] {
  const getScore = ({weighted_locations: matches}: Place) =>
    matches.reduce((sum, match) => sum + match.balanced_score, 0);
  const best = places.toSorted((a, b) => getScore(b) - getScore(a)).slice(0, SHOWN_SECTIONS);
  return best.map(({url}) => decodeURI(url));
}

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

/**
 * Indexes pages of a build and opens Pagefind's search. Its script runs in Node.js as in a browser; it fetches the
 * files of the index from a server.
 */
export async function openPagefind(dir: string, routes: readonly string[]) {
  const bundle = mkdtempSync(join(tmpdir(), 'pagefind-'));
  await writeBundle(dir, routes, bundle);
  const server = createServer((request, response) => {
    const file = readFileSync(join(bundle, new URL(request.url ?? '', 'http://localhost').pathname));
    // A connection kept open may be closed while this process computes, just when the next request is sent.
    response.setHeader('Connection', 'close').end(file);
  });
  const basePath = `${await listen(server)}/`;
  const script = join(bundle, 'pagefind.js');
  const {createInstance} = (await import(pathToFileURL(script).href)) as {createInstance: CreateInstance};
  const instance = createInstance({basePath, baseUrl: '/'});

  return {
    ask: async (query: string): Promise<Answer> => {
      const {results} = await instance.search(query);
      const pages = await Promise.all(results.slice(0, RESULTS).map(({data}) => data()));
      return {pages: pages.map(({url}) => url), sections: pages.flatMap(listBest).slice(0, RESULTS)};
    },
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(bundle, {recursive: true});
    },
  };
}
