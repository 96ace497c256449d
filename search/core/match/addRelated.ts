import {toCoverage, raise, type ClauseMatch} from './clauseMatch';
import type {Alternative} from './expandTerms';
import type {Scorer} from './scorer';

/** Weight of a synonym in a document that lacks the word itself. */
const RELATED_WEIGHT = 0.3;
const RELATED_COVERAGE = 0.3;

/**
 * Adds documents with synonyms of `term`, one word of the match or several joined. They count less than documents with
 * the term itself.
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
  const alternatives = ids.map((id): Alternative => ({
    id,
    // A synonym that is rarer than the word it replaces does not weigh more.
    weight: RELATED_WEIGHT * Math.min(1, weight / getTermWeight(id)),
    kind: 'related',
  }));
  const found = scorer.scoreAlternatives(alternatives);
  const inSubject = Float64Array.from(match.inSubject);
  raise(inSubject, scorer.subjects.mark(alternatives), RELATED_WEIGHT);
  // If there is a synonym, near spellings are dropped.
  const scores = isKnown ? match.scores : new Float64Array(found.length);
  const coverage = (isKnown ? match.coverage : undefined) ?? toCoverage(scores);
  found.forEach((score, document) => {
    if (score === 0) return;
    scores[document] = Math.max(scores[document] ?? 0, score);
    coverage[document] = Math.max(coverage[document] ?? 0, RELATED_COVERAGE);
  });
  if (isKnown) return {...match, scores, coverage, inSubject};
  return {...match, scores, coverage, inSubject, weight, terms: ids, isGuess: false, correction: undefined};
}
