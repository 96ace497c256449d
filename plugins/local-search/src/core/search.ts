import {createEntryFinder} from './entries';
import type {IndexFile} from './format';
import {discountGuesses, joinNeighbours, matchClause, type Correction} from './matchClause';
import {applyPhrases, needsContent} from './phrases';
import {createProximity} from './proximity';
import {parseQuery} from './query';
import {nameEntries, rank, selectHits, type SearchHit} from './rank';
import type {SearchDocument} from './records';
import {createScorer} from './scorer';
import type {SearchSettings} from './settings';

export type {Correction} from './matchClause';

/** Documents from which results are chosen. */
const MAX_CANDIDATES = 100;

export type SearchAnswer = {
  /** Best first. */
  hits: SearchHit[];
  /** Terms that were looked for, to be marked in titles and passages. */
  terms: ReadonlySet<string>;
  corrections: Correction[];
  /** The answer depends on the content because of a phrase, and the content was not given. */
  needsContent: boolean;
};

export type Searcher = {
  documents: readonly SearchDocument[];
  /**
   * Answers a query. No input throws.
   *
   * @param content texts of all documents, always the same ones, if they are there already: phrases are looked for in
   *   them, and texts that have the words of the query together go forward
   */
  search: (input: string, content?: readonly string[]) => SearchAnswer;
};

/**
 * Makes an index searchable.
 *
 * @throws if the file is damaged
 */
export function createSearcher(file: IndexFile, settings: SearchSettings): Searcher {
  const scorer = createScorer(file, settings);
  const {documents, vocabulary} = scorer;
  const proximity = createProximity(vocabulary);
  const entries = createEntryFinder(documents);

  return {
    documents,
    search(input, content) {
      const query = parseQuery(input, {hasTerm: (term) => vocabulary.find(term) !== undefined});
      const matches = discountGuesses(query.clauses.map((clause) => matchClause(clause, scorer)));
      joinNeighbours(matches, scorer);
      const named = entries.find(matches);
      const hits = nameEntries(rank(matches, scorer), named);
      const ranked = applyPhrases(hits, query.phrases, content, MAX_CANDIDATES);
      const ordered = content ? proximity.rescore(ranked, matches, content) : ranked;
      const shown = matches.filter(({clause}) => clause.presence !== 'excluded');
      return {
        hits: selectHits(ordered, settings.maxSearchResults),
        terms: new Set(shown.flatMap(({terms}) => terms.map((id) => vocabulary.terms[id] ?? ''))),
        corrections: shown.map(({correction}) => correction).filter((correction) => correction !== undefined),
        needsContent: content === undefined && query.phrases.some(needsContent),
      };
    },
  };
}
