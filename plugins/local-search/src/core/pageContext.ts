import type {ClauseMatch} from './matchClause';
import type {Scorer} from './scorer';

const INHERITED_SCORE = Number(process.env.IS ?? 0.05);
const INHERITED_COVERAGE = Number(process.env.IC ?? 0.3);

/** A section has something of the words that the start of its page has. */
export function inheritFromStart(matches: readonly ClauseMatch[], {starts}: Scorer): ClauseMatch[] {
  return matches.map((match) => {
    const {clause} = match;
    if (clause.presence !== 'optional' || clause.field) return match;
    const coverage = match.coverage
      ? Float64Array.from(match.coverage)
      : Float64Array.from(match.scores, (score) => (score > 0 ? 1 : 0));
    const scores = match.scores.map((score, document) => {
      const start = starts[document] ?? document;
      const above = match.scores[start] ?? 0;
      if (start === document || above === 0) return score;
      const share = INHERITED_COVERAGE * (match.coverage?.[start] ?? 1);
      if (share > (coverage[document] ?? 0)) coverage[document] = share;
      return Math.max(score, above * INHERITED_SCORE);
    });
    return {...match, scores, coverage};
  });
}
