import type {SearchDocument} from '../index/records';
import type {ClauseMatch} from '../match/clauseMatch';

/** What the factors know of a query. */
export interface RankedQuery {
  /** The words of the query without the excluded ones. */
  words: readonly ClauseMatch[];
  /** The words that weigh enough to tell what is looked for. */
  telling: readonly ClauseMatch[];
  /** Ids of the versions that the reader reads, see `DocsVersion`; undefined prefers none. */
  versions: readonly string[] | undefined;
}

/**
 * A rule of ranking: gives for a query what the score of each document is multiplied by; 1 changes nothing. DESIGN.md
 * lists the rules, in the order in which they are applied.
 */
export type Factor = (query: RankedQuery) => (document: SearchDocument) => number;
