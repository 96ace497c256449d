import {expandSpelling, expandToken, splitWord, type Alternative} from './expandTerms';
import type {Field} from './fields';
import type {Clause} from './query';
import {STOP_WORD_WEIGHT, type Scorer} from './scorer';
import {isStopTerm} from './stopWords';
import {tokenize, type Token} from './tokenize';

/** A word that the index does not know, and what was searched instead. */
export type Correction = {
  typed: string;
  used: string[];
};

/** What a clause found. */
export type ClauseMatch = {
  clause: Clause;
  /** Score for each document; 0 where the clause does not match. */
  scores: Float64Array;
  /** What the clause weighs among the others: how much it says about a text. */
  weight: number;
  /** For each document how surely its name has the word itself, 0 to 1. */
  inName: Float64Array;
  /** Terms that were looked for. */
  terms: number[];
  correction: Correction | undefined;
};

/** Parts of an identifier add this much to the identifier itself. */
const COMPOUND_PARTS_WEIGHT = 0.3;
/** Parts of an identifier that the index does not know as a whole. */
const PARTS_ONLY_WEIGHT = 0.8;
/** Two words that occur as one. */
const JOINED_WEIGHT = 0.6;

/** Alternatives for a word, with near spellings where the index does not know it. */
function findAlternatives(
  token: Token,
  clause: Clause,
  {vocabulary}: Scorer,
): {alternatives: Alternative[]; isGuess: boolean} {
  const alternatives = expandToken(token, clause, vocabulary);
  const mayGuess = clause.presence !== 'excluded' && clause.editDistance === undefined && !clause.wildcard;
  if (alternatives.length > 0 || !mayGuess) return {alternatives, isGuess: false};
  return {alternatives: expandSpelling(token, vocabulary), isGuess: true};
}

function getIds(alternatives: readonly Alternative[]): number[] {
  return alternatives.map(({id}) => id);
}

/** Two known words that were typed as one: documents that have both. */
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
    terms: [...ids],
    weight: Math.max(...ids.map(getTermWeight)),
    correction: {typed: clause.text, used: ids.map((id) => vocabulary.terms[id] ?? '')},
  };
}

function matchWord(token: Token, clause: Clause, searched: readonly Field[], scorer: Scorer): ClauseMatch {
  const {vocabulary, getTermWeight} = scorer;
  const {alternatives, isGuess} = findAlternatives(token, clause, scorer);
  if (alternatives.length === 0) {
    const split = splitWord(token, vocabulary);
    if (split) return matchSplitWord(clause, split, searched, scorer);
  }
  const terms = getIds(alternatives);
  const used = terms.map((id) => vocabulary.terms[id] ?? '');
  return {
    clause,
    scores: scorer.scoreAlternatives(alternatives, searched),
    inName: scorer.markNames(alternatives),
    terms,
    weight: Math.max(0, ...terms.map(getTermWeight)),
    correction: isGuess && used.length > 0 ? {typed: clause.text, used} : undefined,
  };
}

type PartsMatch = Omit<ClauseMatch, 'clause' | 'weight'> & {
  /** For each document which part of the identifier it has, 0 to 1. */
  shares: Float64Array;
};

function matchParts(
  parts: readonly Token[],
  clause: Clause,
  searched: readonly Field[],
  scorer: Scorer,
): PartsMatch {
  const {documents, vocabulary} = scorer;
  const scores = new Float64Array(documents.length);
  const shares = new Float64Array(documents.length);
  const inName = new Float64Array(documents.length).fill(1);
  const terms: number[] = [];
  const used: string[] = [];
  const weights = parts.map(({term}) => (isStopTerm(term) ? STOP_WORD_WEIGHT : 1));
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  parts.forEach((part, position) => {
    // Only the end of the word is unfinished.
    const isLast = position === parts.length - 1;
    const {alternatives, isGuess} = findAlternatives(
      part,
      {...clause, prefix: clause.prefix && isLast},
      scorer,
    );
    scorer.scoreAlternatives(alternatives, searched).forEach((score, document) => {
      if (score === 0) return;
      scores[document] = (scores[document] ?? 0) + score;
      shares[document] = (shares[document] ?? 0) + (weights[position] ?? 0) / totalWeight;
    });
    scorer.markNames(alternatives).forEach((mark, document) => {
      inName[document] = Math.min(inName[document] ?? 0, mark);
    });
    terms.push(...getIds(alternatives));
    if (isGuess) used.push(...alternatives.map(({id}) => vocabulary.terms[id] ?? ''));
  });
  return {
    scores,
    shares,
    inName,
    terms,
    correction: used.length > 0 ? {typed: clause.text, used} : undefined,
  };
}

/** An identifier: as a whole, and by its parts where a document has all or most of them. */
function matchCompound(
  head: Token,
  parts: readonly Token[],
  clause: Clause,
  searched: readonly Field[],
  scorer: Scorer,
): ClauseMatch {
  const whole = expandToken(head, clause, scorer.vocabulary);
  const scores = scorer.scoreAlternatives(whole, searched);
  const inName = scorer.markNames(whole);
  const match = matchParts(parts, clause, searched, scorer);
  const hasWhole = whole.length > 0;
  match.scores.forEach((score, document) => {
    const share = match.shares[document] ?? 0;
    const hasAll = share > 0.99;
    // What must or must not be there is the identifier, not one of its parts.
    if (score === 0 || (clause.presence !== 'optional' && !hasAll)) return;
    const factor = (hasWhole ? COMPOUND_PARTS_WEIGHT : PARTS_ONLY_WEIGHT) * share ** 2;
    scores[document] = (scores[document] ?? 0) + score * factor;
    if (hasAll) inName[document] = Math.max(inName[document] ?? 0, match.inName[document] ?? 0);
  });
  const ids = getIds(whole);
  return {
    clause,
    scores,
    inName,
    terms: [...ids, ...match.terms],
    weight: Math.max(0, ...(hasWhole ? ids : match.terms).map(scorer.getTermWeight)),
    correction: hasWhole ? undefined : match.correction,
  };
}

/** Looks for one word of a query. */
export function matchClause(clause: Clause, scorer: Scorer): ClauseMatch {
  const {documents, fields} = scorer;
  const [head, ...rest] = clause.tokens;
  if (!head || clause.field === 'type') {
    const scores = Float64Array.from(documents, ({type}) => (head && type.startsWith(head.surface) ? 1 : 0));
    const inName = new Float64Array(documents.length);
    return {clause, scores, weight: 0, inName, terms: [], correction: undefined};
  }
  const searched = clause.field ? fields.filter(({name}) => name === clause.field) : fields;
  if (!head.compound) return matchWord(head, clause, searched, scorer);
  const parts = rest.filter(({compound}) => !compound);
  return matchCompound(head, parts, clause, searched, scorer);
}

/** Two neighbours that the documentation writes as one word: `auto discovery` finds `autodiscovery`. */
export function joinNeighbours(matches: readonly ClauseMatch[], scorer: Scorer): void {
  for (let position = 1; position < matches.length; position += 1) {
    const first = matches[position - 1];
    const second = matches[position];
    const [left] = first?.clause.tokens ?? [];
    const [right] = second?.clause.tokens ?? [];
    if (!first || !second || !left || !right) continue;
    const arePlain = [first, second].every(({clause}) => clause.presence === 'optional' && !clause.field);
    if (!arePlain || left.surface.length < 2 || right.surface.length < 2) continue;
    const [joined] = tokenize(left.surface + right.surface);
    if (!joined) continue;
    const alternatives = expandToken(joined, {...second.clause, editDistance: undefined}, scorer.vocabulary);
    if (alternatives.length === 0) continue;
    const scores = scorer.scoreAlternatives(alternatives);
    const marks = scorer.markNames(alternatives);
    for (const match of [first, second]) {
      scores.forEach((score, document) => {
        match.scores[document] = Math.max(match.scores[document] ?? 0, score * JOINED_WEIGHT);
        match.inName[document] = Math.max(match.inName[document] ?? 0, marks[document] ?? 0);
      });
      match.terms.push(...getIds(alternatives));
    }
  }
}
