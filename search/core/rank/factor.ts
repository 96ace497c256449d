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

/** A rule by which the score of documents is multiplied. DESIGN.md lists all of them, in this order. */
export interface Factor {
  name: string;
  /** Gives for a query the factor of each document; 1 changes nothing. */
  compute: (query: RankedQuery) => (document: SearchDocument) => number;
}
