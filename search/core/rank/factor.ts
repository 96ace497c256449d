import type {SearchDocument} from '../index/records';
import type {ClauseMatch} from '../match/clauseMatch';

/** The parts of a query that factors depend on. */
export interface RankedQuery {
  /** The words of the query without the excluded ones. */
  words: readonly ClauseMatch[];
  /** The words with enough weight to say what the query is about. */
  telling: readonly ClauseMatch[];
}

/**
 * A ranking rule: for a query, returns the factor for the score of each document; 1 changes nothing. DESIGN.md lists
 * the rules in the order in which they are applied.
 */
export type Factor = (query: RankedQuery) => (document: SearchDocument) => number;
