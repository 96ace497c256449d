import type {SearchDocument} from '../index/records';
import type {ClauseMatch} from '../match/clauseMatch';

export interface RankedQuery {
  /** Without the excluded ones. */
  words: readonly ClauseMatch[];
  /** Those that say what the query is about. */
  telling: readonly ClauseMatch[];
}

/** For a query, the factor of each document's score; 1 changes nothing. In the order of DESIGN.md. */
export type Factor = (query: RankedQuery) => (document: SearchDocument) => number;
