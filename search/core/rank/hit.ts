import type {Entry} from '../index/entries';
import {getPageRoute, type SearchDocument} from '../index/records';

export interface SearchHit {
  document: SearchDocument;
  score: number;
  /** The row that the query names: the result leads there. */
  entry?: Entry;
}

export function compareHits(a: SearchHit, b: SearchHit): number {
  return b.score - a.score || a.document.id - b.document.id;
}

export function getHitRoute({document, entry}: SearchHit): string {
  return entry ? `${getPageRoute(document)}#${entry.anchor}` : document.sectionRoute;
}
