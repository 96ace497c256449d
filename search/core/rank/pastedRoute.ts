import {collectEntries} from '../index/entries';
import {getPageRoute, isPageStart, type SearchDocument} from '../index/records';
import type {SearchHit} from './hit';

/** `scanners/zap` is a page, a single name is a word. */
const MIN_SEGMENTS = 2;

/** Signs around what was copied from a text. */
const AROUND = /^[("'`<“]+|[)"'`>”.,;:]+$/g;
/** What browsers add to a copied link to a passage. */
const TEXT_FRAGMENT = /:~:.*$/;

function trimSlash(route: string): string {
  return route.replace(/\/$/, '');
}

/** The end of a path: without what its file has and its route has not. */
function toSegments(path: string): string[] {
  return path
    .replace(/\?.*$/, '')
    .replace(/(?:\/(?:index|README))?\.mdx?$/, '')
    .replace(/(^|\/)(\d{4})-(\d\d)-(\d\d)-/, '$1$2/$3/$4/')
    .split('/')
    .filter((segment) => segment !== '');
}

/**
 * Finds what a pasted URL, path or source file of the site is: `https://…/docs/scanners/zap#install`,
 * `docs/scanners/zap.md`, `../scanners/zap`. Undefined for any other query.
 */
export function compileRouteFinder(documents: readonly SearchDocument[]) {
  // Created on demand: hardly any query is a path.
  let known: readonly SearchDocument[] | undefined;
  const getStarts = () => (known ??= documents.filter(isPageStart));

  function findPage(path: string): SearchDocument | undefined {
    const segments = toSegments(path);
    for (let first = 0; first <= segments.length - MIN_SEGMENTS; first += 1) {
      const end = `/${segments.slice(first).join('/')}`;
      const found = getStarts().filter(({sectionRoute}) => trimSlash(sectionRoute).endsWith(end));
      if (found.length === 1) return found[0];
    }
    return undefined;
  }

  return (query: string): SearchHit | undefined => {
    const [path = '', anchor] = query.trim().replace(AROUND, '').replace(TEXT_FRAGMENT, '').split('#');
    if (/^-|\s/.test(path) || !path.includes('/')) return undefined;
    const page = findPage(path);
    if (!page) return undefined;
    for (const document of documents) {
      if (anchor === undefined || getPageRoute(document) !== page.sectionRoute) continue;
      if (document.sectionRoute.endsWith(`#${anchor}`)) return {document, score: Infinity};
      const entry = collectEntries(document).find((row) => row.anchor === anchor);
      if (entry) return {document, entry, score: Infinity};
    }
    return {document: page, score: Infinity};
  };
}
