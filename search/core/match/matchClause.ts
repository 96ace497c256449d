import {isStopTerm} from '../text/stopWords';
import {addRelated} from './addRelated';
import type {ClauseMatch} from './clauseMatch';
import {matchIdentifier} from './matchIdentifier';
import {matchWord} from './matchWord';
import type {Clause} from './query';
import type {Scorer} from './scorer';

/** Weight of near spellings if other words of the query occur in the index. */
const GUESS_WEIGHT = 0.4;
/** Most shorter words become another one with one changed letter: `stack`, `stuck`. */
const SHORT_GUESS_WEIGHT = 0.1;
const LONG_GUESS = 8;

/** To exclude a type, its name must be complete. */
function matchType(clause: Clause, {documents}: Scorer): ClauseMatch {
  const typed = clause.tokens[0]?.surface;
  const isOf = (type: string) =>
    typed !== undefined && (clause.presence === 'excluded' ? type === typed : type.startsWith(typed));
  const scores = Float64Array.from(documents, ({type}) => (isOf(type) ? 1 : 0));
  const inName = new Float64Array(documents.length);
  return {
    clause,
    scores,
    weight: 0,
    inName,
    inSubject: inName,
    terms: [],
    correction: undefined,
    isGuess: false,
  };
}

export function matchClause(clause: Clause, scorer: Scorer): ClauseMatch {
  const [head, ...rest] = clause.tokens;
  if (!head || clause.field === 'type') return matchType(clause, scorer);
  const searched = clause.field ? scorer.fields.filter(({name}) => name === clause.field) : scorer.fields;
  const match = head.compound
    ? matchIdentifier([head, ...rest], clause, searched, scorer)
    : matchWord(head, clause, searched, scorer);
  return addRelated(match, head.term, scorer);
}

export function discountGuesses(matches: readonly ClauseMatch[]): ClauseMatch[] {
  const isKnown = ({clause, terms, isGuess}: ClauseMatch) =>
    !isGuess &&
    terms.length > 0 &&
    clause.presence !== 'excluded' &&
    !isStopTerm(clause.tokens[0]?.term ?? '');
  if (!matches.some(isKnown)) return [...matches];
  return matches.map((match) => {
    if (!match.isGuess) return match;
    const isLong = (match.clause.tokens[0]?.surface.length ?? 0) >= LONG_GUESS;
    const factor = isLong ? GUESS_WEIGHT : SHORT_GUESS_WEIGHT;
    return {...match, weight: match.weight * factor, scores: match.scores.map((score) => score * factor)};
  });
}
