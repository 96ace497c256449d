import {createCoverage, type ClauseMatch} from './clauseMatch';
import type {Scorer} from './scorer';

/** Score of a word of a page's subjects, before the weight of the word: as much as a keyword has. */
const SUBJECT_SCORE = 2.3;
/** Coverage of a word that the start of the page only has in its subjects. */
const SUBJECT_COVERAGE = 0.9;
/** How much a word of the subjects counts as part of the page's name. */
const SUBJECT_NAME = 0.6;

/**
 * What the words of a query say about whole pages: for the start of each page, also the words of its subjects. These
 * decide which page comes first, but not which of its sections, because they are about all of them.
 */
export function describePages(matches: readonly ClauseMatch[], {starts}: Scorer): ClauseMatch[] {
  const pages = [...new Set(starts)];
  return matches.map((match) => {
    const {clause, inSubject, weight} = match;
    if (clause.presence !== 'optional' || clause.field) return match;
    const described = pages.filter((page) => (inSubject[page] ?? 0) > 0);
    if (described.length === 0) return match;
    const scores = match.scores.slice();
    const coverage = match.coverage?.slice() ?? createCoverage(scores);
    const inName = match.inName.slice();
    for (const page of described) {
      const mark = inSubject[page] ?? 0;
      scores[page] = (scores[page] ?? 0) + SUBJECT_SCORE * weight * mark;
      coverage[page] = Math.max(coverage[page] ?? 0, SUBJECT_COVERAGE * mark);
      inName[page] = Math.max(inName[page] ?? 0, SUBJECT_NAME * mark);
    }
    return {...match, scores, coverage, inName};
  });
}
