import type {Field} from '../index/fields';
import {isStopTerm} from '../text/stopWords';
import type {Token} from '../text/tokenize';
import {toCoverage, getIds, raise, type ClauseMatch} from './clauseMatch';
import {expandToken, type Alternative} from './expandTerms';
import {findAlternatives} from './matchWord';
import type {Clause} from './query';
import type {Scorer} from './scorer';
import {STOP_WORD_WEIGHT} from './termScores';

/** In addition to the identifier itself. */
const COMPOUND_PARTS_WEIGHT = 0.3;
/** Shorter names differ from others by one letter. */
export const LEAST_MISSPELLED = 6;
const MISSPELLED_WEIGHT = 0.5;
/** If the whole does not occur in the index. */
const PARTS_ONLY_WEIGHT = 0.8;

function matchParts(parts: readonly Token[], clause: Clause, searched: readonly Field[], scorer: Scorer) {
  const {documents, vocabulary} = scorer;
  const scores = new Float64Array(documents.length);
  const shares = new Float64Array(documents.length);
  const inName = new Float64Array(documents.length).fill(1);
  const inSubject = new Float64Array(documents.length).fill(1);
  const terms: number[] = [];
  const used: string[] = [];
  const weights = parts.map(({term}) => (isStopTerm(term) ? STOP_WORD_WEIGHT : 1));
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  parts.forEach((part, position) => {
    // Only the last part can be unfinished.
    const prefix = clause.prefix && position === parts.length - 1;
    const {alternatives, isGuess} = findAlternatives(part, {...clause, prefix}, scorer);
    scorer.scoreAlternatives(alternatives, searched).forEach((score, document) => {
      if (score === 0) return;
      scores[document] = (scores[document] ?? 0) + score;
      shares[document] = (shares[document] ?? 0) + (weights[position] ?? 0) / totalWeight;
    });
    scorer.names.mark(alternatives, part.surface).forEach((mark, document) => {
      inName[document] = Math.min(inName[document] ?? 0, mark);
    });
    scorer.subjects.mark(alternatives).forEach((mark, document) => {
      inSubject[document] = Math.min(inSubject[document] ?? 0, mark);
    });
    terms.push(...getIds(alternatives));
    if (isGuess) used.push(...alternatives.map(({id}) => vocabulary.terms[id] ?? ''));
  });
  const correction = used.length > 0 ? {typed: clause.text, used} : undefined;
  return {scores, shares, inName, inSubject, terms, correction};
}

/** A long name with one letter wrong. In shorter ones, and in those with digits, every character matters. */
function expandMisspelled({term, surface}: Token, clause: Clause, {vocabulary}: Scorer): Alternative[] {
  const mayGuess = clause.presence === 'optional' && clause.editDistance === undefined && !clause.wildcard;
  if (!mayGuess || surface.length < LEAST_MISSPELLED || !/^\p{L}+$/u.test(surface)) return [];
  return vocabulary
    .findNear([term, surface], () => 1)
    .map(({id}) => ({id, weight: MISSPELLED_WEIGHT, kind: 'near'}));
}

export function matchIdentifier(
  [head, ...rest]: readonly [Token, ...Token[]],
  clause: Clause,
  searched: readonly Field[],
  scorer: Scorer,
): ClauseMatch {
  const parts = rest.filter(({compound}) => !compound);
  const known = expandToken(head, clause, scorer.vocabulary);
  const whole = known.length > 0 ? known : expandMisspelled(head, clause, scorer);
  const scores = scorer.scoreAlternatives(whole, searched);
  const inName = scorer.names.mark(whole, head.surface);
  const hasWhole = whole.length > 0;
  // Keywords are whole words, so the parts of a known identifier are not searched for in them.
  const texts = hasWhole ? searched.filter(({name}) => name !== 'keywords') : searched;
  const match = matchParts(parts, clause, texts, scorer);
  // An option such as `-sS` has one part, and that part alone means something else.
  const isOption = hasWhole && parts.length === 1;
  const coverage = toCoverage(scores);
  match.scores.forEach((score, document) => {
    const share = match.shares[document] ?? 0;
    const hasAll = share > 0.99;
    // A required or excluded identifier must match completely, not just in part.
    if (score === 0 || (clause.presence !== 'optional' && !hasAll)) return;
    const factor = (hasWhole ? COMPOUND_PARTS_WEIGHT : PARTS_ONLY_WEIGHT) * share ** 2;
    scores[document] = (scores[document] ?? 0) + score * factor;
    coverage[document] = Math.max(coverage[document] ?? 0, isOption ? COMPOUND_PARTS_WEIGHT : share);
  });
  raise(inName, match.inName);
  const inSubject = scorer.subjects.mark(whole);
  raise(inSubject, match.inSubject);
  const ids = getIds(whole);
  const used = ids.map((id) => scorer.vocabulary.terms[id] ?? '');
  const wholeCorrection = used.length > 0 ? {typed: clause.text, used} : undefined;
  return {
    clause,
    scores,
    coverage,
    inName,
    inSubject,
    terms: [...ids, ...match.terms],
    weight: Math.max(0, ...(hasWhole ? ids : match.terms).map(scorer.getTermWeight)),
    correction: known.length > 0 ? undefined : (wholeCorrection ?? match.correction),
    isGuess: false,
  };
}
