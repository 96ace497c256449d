import {isStopTerm} from '../text/stopWords';
import {tokenize} from '../text/tokenize';
import {addRelated} from './addRelated';
import {getIds, raise, type ClauseMatch} from './clauseMatch';
import {expandToken} from './expandTerms';
import type {Scorer} from './scorer';

/** Weight of neighbouring words that occur as one. */
const JOINED_WEIGHT = 0.6;
/** Maximum number of neighbours that are tried as one word. */
const MAX_JOINED = 3;

/**
 * Joins neighbours that the documentation or the lexicon has as one word: `auto discovery`. Stop words are joined only
 * if there are no others: `how to` finds How-tos, `how to schedule a scan` does not. Changes `matches`.
 */
export function joinNeighbours(matches: ClauseMatch[], scorer: Scorer): void {
  const isStop = ({clause}: ClauseMatch) => isStopTerm(clause.tokens[0]?.term ?? '');
  const mayJoinStops = matches.every(isStop);
  for (let count = 2; count <= MAX_JOINED; count += 1) {
    for (let end = count; end <= matches.length; end += 1) {
      const neighbours = matches.slice(end - count, end);
      if (!mayJoinStops && neighbours.every(isStop)) continue;
      matches.splice(end - count, count, ...joinMatches(neighbours, scorer));
    }
  }
}

function joinMatches(matches: readonly ClauseMatch[], scorer: Scorer): readonly ClauseMatch[] {
  const heads = matches.map(({clause}) => clause.tokens[0]);
  const arePlain = matches.every(({clause}) => clause.presence === 'optional' && !clause.field);
  if (!arePlain || heads.some((head) => !head || head.surface.length < 2)) return matches;
  const [joined] = tokenize(heads.map((head) => head?.surface ?? '').join(''));
  const last = matches.at(-1);
  if (!joined || !last) return matches;
  const alternatives = expandToken(joined, {...last.clause, editDistance: undefined}, scorer.vocabulary);
  if (alternatives.length > 0) {
    const scores = scorer.scoreAlternatives(alternatives);
    const marks = scorer.names.mark(alternatives, joined.surface);
    for (const match of matches) {
      raise(match.scores, scores, JOINED_WEIGHT);
      raise(match.inName, marks);
      raise(match.inSubject, scorer.subjects.mark(alternatives), JOINED_WEIGHT);
      match.isJoined = true;
      match.terms.push(...getIds(alternatives));
    }
  }
  return matches.map((match) => addRelated(match, joined.term, scorer));
}
