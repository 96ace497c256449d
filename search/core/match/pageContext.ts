import {toCoverage, type ClauseMatch} from './clauseMatch';
import type {Scorer} from './scorer';

/** Before the weight of the word: as much as a keyword has. */
const SUBJECT_SCORE = 2.3;
const SUBJECT_COVERAGE = 0.85;
const SUBJECT_NAME = 0.6;

/**
 * Adds the words of a page's subjects to its start. They decide which page comes first, but not which of its sections,
 * because they are about all of them.
 */
export function describePages(matches: readonly ClauseMatch[], {starts}: Scorer): ClauseMatch[] {
  const pages = [...new Set(starts)];
  return matches.map((match) => {
    const {clause, inSubject, weight} = match;
    if (clause.presence !== 'optional' || clause.field) return match;
    const described = pages.filter((page) => (inSubject[page] ?? 0) > 0);
    if (described.length === 0) return match;
    const scores = match.scores.slice();
    const coverage = match.coverage?.slice() ?? toCoverage(scores);
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
