import type {ClauseMatch} from '../match/clauseMatch';
import type {Scorer} from '../match/scorer';
import {compareHits, type SearchHit} from './hit';

/** Of the whole page beside its best section: 0 would ignore it, 1 the section. */
const PAGE_SHARE = 0.3;

/**
 * Adds each word's scores as the length of a vector: a word in many sections counts more than in one, but a page does
 * not win by their number.
 */
function compilePageValue(matches: readonly ClauseMatch[], {starts}: Scorer) {
  const words = matches.filter(({clause}) => clause.presence !== 'excluded');
  return (start: number): number => {
    let value = 0;
    for (const {scores, clause} of words) {
      let squares = 0;
      // The sections of a page follow its start.
      for (let id = start; starts[id] === start; id += 1) {
        const score = scores[id] ?? 0;
        squares += score * score;
      }
      value += Math.sqrt(squares) * clause.boost;
    }
    return value;
  };
}

/**
 * Orders pages by all that is known about them, and the sections of a page by their own scores: the best one gets the
 * score of the page.
 *
 * @param pages hits in the starts of pages; like `matches`, with what is only known about whole pages
 */
export function choosePages(
  sections: readonly SearchHit[],
  pages: readonly SearchHit[],
  matches: readonly ClauseMatch[],
  scorer: Scorer,
): SearchHit[] {
  const {starts} = scorer;
  const getStart = ({document: {id}}: SearchHit) => starts[id] ?? id;
  /** None for a page that only its subjects name. */
  const best = new Map<number, number>();
  for (const hit of sections) if (!best.has(getStart(hit))) best.set(getStart(hit), hit.score);
  const added = pages.filter((hit) => !best.has(getStart(hit)));
  const known = new Map(pages.map((hit) => [getStart(hit), hit.score]));

  const getValue = compilePageValue(matches, scorer);
  const factors = new Map<number, number>();
  for (const start of new Set([...best.keys(), ...known.keys()])) {
    const score = Math.max(best.get(start) ?? 0, known.get(start) ?? 0);
    const value = score ** (1 - PAGE_SHARE) * getValue(start) ** PAGE_SHARE;
    factors.set(start, value / (best.get(start) ?? score));
  }
  const scale = (hit: SearchHit): SearchHit => ({
    ...hit,
    score: hit.score * (factors.get(getStart(hit)) ?? 1),
  });
  return [...sections, ...added].map(scale).sort(compareHits);
}
