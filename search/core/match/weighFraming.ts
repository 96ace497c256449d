// cspell:disable -- stems
import {isPageStart} from '../index/records';
import {isStopTerm} from '../text/stopWords';
import {compileTermTest} from '../text/tokenize';
import {countWords, type ClauseMatch} from './clauseMatch';
import type {Scorer} from './scorer';

/** Whether a term says which kind of answer is wanted, not about what. */
const isFramingTerm = compileTermTest(
  'all available basic basics compare comparison define definition difference differences doc docs documentation ' +
    'example examples explain explained explanation get getting guide guides how intro introduction learn list manual ' +
    'mean meaning overview quickstart reference sample start started summary support supported tutorial use using ' +
    'versus vs what which',
);
/** Less would ignore that a section is called `Example`. */
const FRAMING_FACTOR = 0.3;
/** The rest of a query names a page if it is at least this share of the page's name. */
const NAME_SHARE = 0.5;

/**
 * Reduces the weight of words that say which kind of answer is wanted, if the others name a page: "zap overview", "what
 * is a finding".
 */
export function weighFraming(matches: readonly ClauseMatch[], {documents, names}: Scorer): ClauseMatch[] {
  const getTerm = ({clause}: ClauseMatch) => clause.tokens[0]?.term ?? '';
  const isFraming = (match: ClauseMatch) =>
    match.clause.presence === 'optional' && !match.isJoined && isFramingTerm(getTerm(match));
  const subject = matches.filter(
    (match) => match.clause.presence !== 'excluded' && !isFraming(match) && !isStopTerm(getTerm(match)),
  );
  const isPlain = matches.every((match) => !isFraming(match) && !isStopTerm(getTerm(match)));
  if (subject.length === 0 || isPlain) return [...matches];

  const length = subject.reduce((sum, match) => sum + countWords(match), 0);
  const isNamed = documents.some(
    (document) =>
      isPageStart(document) &&
      // The title of a post is a story, not the name of a thing.
      document.type !== 'blog' &&
      length >= (names.lengths[document.id] ?? 0) * NAME_SHARE &&
      subject.every(({inName}) => (inName[document.id] ?? 0) > 0),
  );
  if (!isNamed) return [...matches];
  return matches.map((match) => {
    if (!isFraming(match)) return match;
    const {clause} = match;
    return {...match, clause: {...clause, boost: clause.boost * FRAMING_FACTOR, isFraming: true}};
  });
}
