import {createCoverage, type ClauseMatch} from './clauseMatch';
import type {Scorer} from './scorer';

const INHERITED_SCORE = 0.05;
const INHERITED_COVERAGE = 0.3;

/**
 * Sections with some words of the query inherit a share of those that only the start of their page has, because it says
 * what they are about.
 */
export function inheritFromStart(matches: readonly ClauseMatch[], {starts}: Scorer): ClauseMatch[] {
  const isFound = starts.map((_, document) => matches.some(({scores}) => (scores[document] ?? 0) > 0));
  return matches.map((match) => {
    if (match.clause.presence !== 'optional' || match.clause.field) return match;
    const coverage = match.coverage ? Float64Array.from(match.coverage) : createCoverage(match.scores);
    const scores = match.scores.map((score, document) => {
      const start = starts[document] ?? document;
      const above = match.scores[start] ?? 0;
      if (start === document || above === 0 || !isFound[document]) return score;
      coverage[document] = Math.max(
        coverage[document] ?? 0,
        INHERITED_COVERAGE * (match.coverage?.[start] ?? 1),
      );
      return Math.max(score, above * INHERITED_SCORE);
    });
    return {...match, scores, coverage};
  });
}
