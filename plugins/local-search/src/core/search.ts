import {createEntryFinder} from './entries';
import type {SearchIndex} from './format';
import {fieldLexicon, type Lexicon} from './lexicon';
import {discountGuesses, joinNeighbours, matchClause, type Correction} from './matchClause';
import {applyPhrases, needsContent} from './phrases';
import {createProximity} from './proximity';
import {parseQuery, type Clause} from './query';
import {inheritFromStart} from './pageContext';
import {nameEntries, rank, selectHits, type SearchHit} from './rank';
import type {SearchDocument} from './records';
import {createScorer} from './scorer';
import type {SearchSettings} from './settings';
import {isStopTerm} from './stopWords';
import type {Vocabulary} from './vocabulary';

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
  /** The answer depends on words of the supplement, and the index is without it. */
  needsSupplement: boolean;
};

export type Searcher = {
  documents: readonly SearchDocument[];
  /**
   * Answers a query. No input throws.
   *
   * @param content texts of all documents, always the same ones, if they are there already: phrases are looked for in
   *   them, and texts that have the words of the query together go forward
   * @param versions ids of the versions that the reader reads, see `DocsVersion`: they go forward
   */
  search: (input: string, content?: readonly string[], versions?: readonly string[]) => SearchAnswer;
};

/**
 * Whether an answer may be another one with the rare words: words are unknown or begin some rare ones, must or must not
 * be anywhere, or all of them are stop words.
 */
function dependsOnRareWords(clauses: readonly Clause[], {find, findPrefixed}: Vocabulary): boolean {
  const isStop = ({tokens}: Clause) => isStopTerm(tokens[0]?.term ?? '');
  const isKnown = ({tokens: [head], prefix}: Clause) =>
    head !== undefined &&
    (find(head.term) !== undefined || (prefix && findPrefixed(head.surface).length > 0));
  return (
    clauses.every(isStop) ||
    clauses.some(
      (clause) => clause.presence !== 'optional' || clause.wildcard || (!isStop(clause) && !isKnown(clause)),
    )
  );
}

/**
 * Makes an index searchable.
 *
 * @throws if the file is damaged
 */
export function createSearcher(
  index: SearchIndex,
  settings: SearchSettings,
  {lexicon = fieldLexicon}: {lexicon?: Lexicon} = {},
): Searcher {
  const scorer = createScorer(index, settings, lexicon);
  const {documents, vocabulary} = scorer;
  const proximity = createProximity(vocabulary);
  const entries = createEntryFinder(documents);

  return {
    documents,
    search(input, content, versions) {
      const query = parseQuery(input, {hasTerm: (term) => vocabulary.find(term) !== undefined});
      const matches = discountGuesses(query.clauses.map((clause) => matchClause(clause, scorer)));
      joinNeighbours(matches, scorer);
      const inherited = inheritFromStart(matches, scorer);
      const named = entries.find(inherited);
      const hits = nameEntries(rank(inherited, scorer, versions), named);
      const ranked = applyPhrases(hits, query.phrases, content, MAX_CANDIDATES);
      const ordered = content ? proximity.rescore(ranked, matches, content) : ranked;
      const shown = matches.filter(({clause}) => clause.presence !== 'excluded');
      return {
        hits: selectHits(ordered, settings.maxSearchResults),
        terms: new Set(shown.flatMap(({terms}) => terms.map((id) => vocabulary.terms[id] ?? ''))),
        corrections: shown.map(({correction}) => correction).filter((correction) => correction !== undefined),
        needsContent: content === undefined && query.phrases.some(needsContent),
        needsSupplement: index.isPartial && dependsOnRareWords(query.clauses, vocabulary),
      };
    },
  };
}
