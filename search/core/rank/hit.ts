import type {Entry} from '../index/entries';
import {getPageRoute, type SearchDocument} from '../index/records';

/** A section that answers a query. */
export interface SearchHit {
  document: SearchDocument;
  score: number;
  /** The row of the section that the query names, if any: the result leads there. */
  entry?: Entry;
}

/** Sorts hits by score, best first, then by URL. */
export function compareHits(a: SearchHit, b: SearchHit): number {
  return b.score - a.score || a.document.id - b.document.id;
}

/** URL that a hit leads to: the named row of its section, or the section. */
export function getHitRoute({document, entry}: SearchHit): string {
  return entry ? `${getPageRoute(document)}#${entry.anchor}` : document.sectionRoute;
}
