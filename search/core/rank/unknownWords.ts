import type {ClauseMatch} from '../match/clauseMatch';
import {isCommonTerm} from '../text/commonWords';
import {isStopTerm} from '../text/stopWords';
import {isPastedMessage} from './symptoms';

/** Words of a query that are on no page, in no form or spelling. */
export interface UnknownWords {
  words: string[];
  /** The rest of the query; blank if it says nothing. */
  rest: string;
}

/** Undefined if there are none, and for messages: most of them have words of their own. */
export function findUnknown(matches: readonly ClauseMatch[]): UnknownWords | undefined {
  if (isPastedMessage(matches.map(({clause}) => clause))) return undefined;
  const carries = ({clause: {isFraming, tokens}}: ClauseMatch) => {
    const term = tokens[0]?.term ?? '';
    return !isFraming && !isCommonTerm(term) && !isStopTerm(term);
  };
  const isUnknown = (match: ClauseMatch) =>
    match.terms.length === 0 && match.clause.presence === 'optional' && !match.clause.field && carries(match);
  const words = matches.filter(isUnknown);
  if (words.length === 0) return undefined;
  const others = matches.filter((match) => !isUnknown(match));
  const getText = ({clause}: ClauseMatch) => clause.text;
  return {
    words: words.map(getText),
    rest: others.some(carries) ? others.map(getText).join(' ') : '',
  };
}
