import {createCoverage, type ClauseMatch} from './clauseMatch';
import type {Scorer} from './scorer';

/** A word that means the same, where a document lacks the word itself. */
const RELATED_WEIGHT = 0.3;
/** What such a document has of the word. */
const RELATED_COVERAGE = 0.3;
/** The same where the index does not know the word itself. */
const UNKNOWN_WEIGHT = 0.8;
const UNKNOWN_COVERAGE = 0.9;

/**
 * Adds documents that have words which mean the same as a term. They count less than those that have the term, as far
 * as the index knows it.
 *
 * @param term the word of the match, or several words as one
 */
export function addRelated(match: ClauseMatch, term: string, scorer: Scorer): ClauseMatch {
  const {vocabulary, lexicon, getTermWeight} = scorer;
  const {presence, field, wildcard, editDistance} = match.clause;
  if (presence !== 'optional' || field || wildcard || editDistance !== undefined) return match;
  const ids = lexicon(term)
    .map((other) => vocabulary.find(other))
    .filter((id) => id !== undefined);
  if (ids.length === 0) return match;

  const isKnown = match.terms.length > 0 && !match.isGuess;
  const weight = isKnown ? match.weight : Math.max(...ids.map(getTermWeight));
  const found = scorer.scoreAlternatives(
    ids.map((id) => ({
      id,
      // A rarer word does not say more than the one that it replaces.
      weight: (isKnown ? RELATED_WEIGHT : UNKNOWN_WEIGHT) * Math.min(1, weight / getTermWeight(id)),
      kind: 'related',
    })),
  );
  // A near spelling is worth nothing beside a word that means the same.
  const scores = isKnown ? match.scores : new Float64Array(found.length);
  const coverage = (isKnown ? match.coverage : undefined) ?? createCoverage(scores);
  found.forEach((score, document) => {
    if (score === 0) return;
    scores[document] = Math.max(scores[document] ?? 0, score);
    coverage[document] = Math.max(coverage[document] ?? 0, isKnown ? RELATED_COVERAGE : UNKNOWN_COVERAGE);
  });
  if (isKnown) return {...match, scores, coverage};
  return {...match, scores, coverage, weight, terms: ids, isGuess: false, correction: undefined};
}
