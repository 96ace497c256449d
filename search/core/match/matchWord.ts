import type {Field} from '../index/fields';
import type {Token} from '../text/tokenize';
import {toCoverage, getIds, type ClauseMatch} from './clauseMatch';
import {expandSpelling, expandToken, splitWord, type Alternative} from './expandTerms';
import type {Clause} from './query';
import type {Scorer} from './scorer';

const KEYWORD_COVERAGE = 0.7;

export function findAlternatives(
  token: Token,
  clause: Clause,
  {vocabulary, names}: Scorer,
): {alternatives: Alternative[]; isGuess: boolean} {
  const alternatives = expandToken(token, clause, vocabulary);
  const mayGuess = clause.presence !== 'excluded' && clause.editDistance === undefined && !clause.wildcard;
  if (alternatives.length > 0 || !mayGuess) return {alternatives, isGuess: false};
  return {alternatives: expandSpelling(token, vocabulary, names.isWritten), isGuess: true};
}

/** An unfinished word weighs no more than the term that it already is. */
function getWeight(alternatives: readonly Alternative[], {getTermWeight}: Scorer): number {
  const exact = alternatives.filter(({kind}) => kind === 'exact');
  return Math.max(0, ...getIds(exact.length > 0 ? exact : alternatives).map(getTermWeight));
}

/** Typed as one word: documents that have both. */
function matchSplitWord(
  clause: Clause,
  ids: readonly [number, number],
  searched: readonly Field[],
  scorer: Scorer,
): ClauseMatch {
  const {vocabulary, getTermWeight} = scorer;
  const [first, second] = ids.map((id) =>
    scorer.scoreAlternatives([{id, weight: 1, kind: 'exact'}], searched),
  );
  const scores = new Float64Array(scorer.documents.length);
  first?.forEach((score, document) => {
    const other = second?.[document] ?? 0;
    if (score > 0 && other > 0) scores[document] = (score + other) / 2;
  });
  return {
    clause,
    scores,
    inName: new Float64Array(scores.length),
    inSubject: new Float64Array(scores.length),
    terms: [...ids],
    weight: Math.max(...ids.map(getTermWeight)),
    correction: {typed: clause.text, used: ids.map((id) => vocabulary.terms[id] ?? '')},
    isGuess: false,
  };
}

/** Returns each document's coverage of the word; undefined if it is no keyword. */
function addKeywords(scores: Float64Array, keywords: Float64Array): Float64Array | undefined {
  if (keywords.every((score) => score === 0)) return undefined;
  const coverage = toCoverage(scores);
  keywords.forEach((score, document) => {
    if (score === 0) return;
    scores[document] = (scores[document] ?? 0) + score;
    coverage[document] = Math.max(coverage[document] ?? 0, KEYWORD_COVERAGE);
  });
  return coverage;
}

export function matchWord(
  token: Token,
  clause: Clause,
  searched: readonly Field[],
  scorer: Scorer,
): ClauseMatch {
  const {vocabulary} = scorer;
  const {alternatives, isGuess} = findAlternatives(token, clause, scorer);
  if (alternatives.length === 0 && clause.presence !== 'excluded') {
    const split = splitWord(token, vocabulary);
    if (split) return matchSplitWord(clause, split, searched, scorer);
  }
  const isKeywords = ({name}: Field) => name === 'keywords';
  const scores = scorer.scoreAlternatives(
    alternatives,
    searched.filter((field) => !isKeywords(field)),
  );
  const coverage = addKeywords(scores, scorer.scoreAlternatives(alternatives, searched.filter(isKeywords)));
  const terms = getIds(alternatives);
  const used = terms.map((id) => vocabulary.terms[id] ?? '');
  return {
    clause,
    scores,
    inName: scorer.names.mark(alternatives, token.surface),
    inSubject: scorer.subjects.mark(alternatives),
    terms,
    coverage,
    weight: getWeight(alternatives, scorer),
    correction: isGuess && used.length > 0 ? {typed: clause.text, used} : undefined,
    isGuess,
  };
}
