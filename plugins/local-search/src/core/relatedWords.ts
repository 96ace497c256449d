import type {ClauseMatch} from './matchClause';
import type {Scorer} from './scorer';

/** A word that means the same, where a document lacks the word itself. */
const RELATED_WEIGHT = 0.4;
/** What such a document has of the word. */
const RELATED_COVERAGE = 0.3;
/** The same where the index does not know the word itself. */
const UNKNOWN_WEIGHT = 0.8;
const UNKNOWN_COVERAGE = 0.9;

/** Adds the documents that have a word that means the same. */
export function addRelated(match: ClauseMatch, scorer: Scorer): ClauseMatch {
  const {clause} = match;
  const [head] = clause.tokens;
  const isPlain = clause.presence === 'optional' && !clause.field && !clause.wildcard;
  if (!head || !isPlain || clause.editDistance !== undefined) return match;
  return addTerms(match, head.term, scorer);
}

export function addTerms(match: ClauseMatch, term: string, scorer: Scorer): ClauseMatch {
  const {vocabulary, lexicon, getTermWeight} = scorer;
  const ids = lexicon(term)
    .map((other) => vocabulary.find(other))
    .filter((id) => id !== undefined);
  if (ids.length === 0) return match;
  const isKnown = vocabulary.find(term) !== undefined;
  const weights = ids.map(getTermWeight);
  const weight = isKnown ? match.weight : Math.max(match.isGuess ? 0 : match.weight, ...weights);
  const alternatives = ids.map((id, position) => ({
    id,
    // A rarer word does not say more than the one that it stands for.
    weight:
      (isKnown ? RELATED_WEIGHT : UNKNOWN_WEIGHT) *
      Math.min(1, weight / Math.max(weights[position] ?? 0, 1e-6)),
    kind: 'related' as const,
  }));
  const found = scorer.scoreAlternatives(alternatives);
  const scores = match.isGuess && !isKnown ? new Float64Array(found.length) : match.scores;
  const coverage = match.coverage ?? Float64Array.from(scores, (score) => (score > 0 ? 1 : 0));
  found.forEach((score, document) => {
    if (score === 0) return;
    scores[document] = Math.max(scores[document] ?? 0, score);
    coverage[document] = Math.max(coverage[document] ?? 0, isKnown ? RELATED_COVERAGE : UNKNOWN_COVERAGE);
  });
  if (isKnown) return {...match, scores, coverage};
  return {...match, scores, coverage, weight, terms: ids, isGuess: false, correction: undefined};
}
