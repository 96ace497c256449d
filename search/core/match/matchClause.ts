import {addRelated} from './addRelated';
import type {ClauseMatch} from './clauseMatch';
import {matchIdentifier} from './matchIdentifier';
import {matchWord} from './matchWord';
import type {Clause} from './query';
import type {Scorer} from './scorer';

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
