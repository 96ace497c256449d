import {addKeywords, addRelated} from './relatedWords';
import {expandSpelling, expandToken, splitWord, type Alternative} from './expandTerms';
import type {Field} from '../index/fields';
import type {Clause} from './query';
import {STOP_WORD_WEIGHT, type Scorer} from './scorer';
import {isStopTerm} from '../text/stopWords';
import {tokenize, type Token} from '../text/tokenize';

/** A word that the index does not know, and what was searched instead. */
export interface Correction {
  typed: string;
  used: string[];
}

/** What a clause found. */
export interface ClauseMatch {
  clause: Clause;
  /** Score for each document; 0 where the clause does not match. */
  scores: Float64Array;
  /** For each document which part of the clause it has, 0 to 1; absent if one with a score has all of it. */
  coverage?: Float64Array;
  /** What the clause weighs among the others: how much it says about a text. */
  weight: number;
  /** For each document how surely its name has the word itself, 0 to 1. */
  inName: Float64Array;
  /** Terms that were looked for. */
  terms: number[];
  correction: Correction | undefined;
  /** The index does not know the word: what was found is only near it. */
  isGuess: boolean;
}

/** Parts of an identifier add this much to the identifier itself. */
const COMPOUND_PARTS_WEIGHT = 0.3;
/** Parts of an identifier that the index does not know as a whole. */
const PARTS_ONLY_WEIGHT = 0.8;
/** Near spellings of a word beside words that the index knows. */
const GUESS_WEIGHT = 0.4;
/** The same for shorter words: another letter makes another word of most of them, `stack` of `stuck`. */
const SHORT_GUESS_WEIGHT = 0.1;
const LONG_GUESS = 8;
/** The word stands in the name just as it was typed. */
const WRITTEN_FACTOR = 1.1;
/** Two words that occur as one. */
const JOINED_WEIGHT = 0.6;
/** One word that titles have as two. */
const SPLIT_WEIGHT = 0.5;
/** Neighbours that are tried as one. */
const MAX_JOINED = 3;

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

function mergeMarks(into: Float64Array, marks: Float64Array, merge: (a: number, b: number) => number): void {
  marks.forEach((mark, document) => {
    into[document] = merge(into[document] ?? 0, mark);
  });
}

/** What a word says: an unfinished one no more than the term that it most likely is. */
function getWeight(alternatives: readonly Alternative[], {getTermWeight}: Scorer): number {
  const exact = alternatives.filter(({kind}) => kind === 'exact');
  if (exact.length > 0) return Math.max(...getIds(exact).map(getTermWeight));
  return Math.max(0, ...getIds(alternatives).map(getTermWeight));
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
    isGuess: false,
  };
}

function matchWord(token: Token, clause: Clause, searched: readonly Field[], scorer: Scorer): ClauseMatch {
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
  // A known word may stand in titles as two: `wordlists` as `word lists`.
  const split = clause.presence === 'optional' && !isGuess ? splitWord(token, vocabulary) : undefined;
  if (split) {
    const titles = searched.filter(({name}) => name === 'title' || name === 'pageTitle');
    matchSplitWord(clause, split, titles, scorer).scores.forEach((score, document) => {
      scores[document] = Math.max(scores[document] ?? 0, score * SPLIT_WEIGHT);
    });
  }
  const terms = getIds(alternatives);
  const used = terms.map((id) => vocabulary.terms[id] ?? '');
  const titled = scorer.getTitled(token.surface);
  return {
    clause,
    scores: scores.map((score, document) => (titled.has(document) ? score * WRITTEN_FACTOR : score)),
    inName: scorer.markNames(alternatives, token.surface),
    terms,
    coverage,
    weight: getWeight(alternatives, scorer),
    correction: isGuess && used.length > 0 ? {typed: clause.text, used} : undefined,
    isGuess,
  };
}

type PartsMatch = Omit<ClauseMatch, 'clause' | 'weight' | 'isGuess'> & {
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
    mergeMarks(inName, scorer.markNames(alternatives, part.surface), Math.min);
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
  const inName = scorer.markNames(whole, head.surface);
  const hasWhole = whole.length > 0;
  // Words of readers are none of the parts that an identifier happens to have.
  const texts = hasWhole ? searched.filter(({name}) => name !== 'keywords') : searched;
  const match = matchParts(parts, clause, texts, scorer);
  // `-sS` has one part, and a word that begins with it is something else.
  const isOption = hasWhole && parts.length === 1;
  const coverage = Float64Array.from(scores, (score) => (score > 0 ? 1 : 0));
  match.scores.forEach((score, document) => {
    const share = match.shares[document] ?? 0;
    const hasAll = share > 0.99;
    // What must or must not be there is the identifier, not one of its parts.
    if (score === 0 || (clause.presence !== 'optional' && !hasAll)) return;
    const factor = (hasWhole ? COMPOUND_PARTS_WEIGHT : PARTS_ONLY_WEIGHT) * share ** 2;
    scores[document] = (scores[document] ?? 0) + score * factor;
    coverage[document] = Math.max(coverage[document] ?? 0, isOption ? COMPOUND_PARTS_WEIGHT : share);
  });
  mergeMarks(inName, match.inName, Math.max);
  const ids = getIds(whole);
  return {
    clause,
    scores,
    coverage,
    inName,
    terms: [...ids, ...match.terms],
    weight: Math.max(0, ...(hasWhole ? ids : match.terms).map(scorer.getTermWeight)),
    correction: hasWhole ? undefined : match.correction,
    isGuess: false,
  };
}

/** Looks for one word of a query. */
export function matchClause(clause: Clause, scorer: Scorer): ClauseMatch {
  return addRelated(matchOwnWord(clause, scorer), clause.tokens[0]?.term ?? '', scorer);
}

function matchOwnWord(clause: Clause, scorer: Scorer): ClauseMatch {
  const {documents, fields} = scorer;
  const [head, ...rest] = clause.tokens;
  if (!head || clause.field === 'type') {
    const {presence} = clause;
    const isOf = (type: string, typed: string) =>
      presence === 'excluded' ? type === typed : type.startsWith(typed);
    const scores = Float64Array.from(documents, ({type}) => (head && isOf(type, head.surface) ? 1 : 0));
    const inName = new Float64Array(documents.length);
    return {clause, scores, weight: 0, inName, terms: [], correction: undefined, isGuess: false};
  }
  const searched = clause.field ? fields.filter(({name}) => name === clause.field) : fields;
  if (!head.compound) return matchWord(head, clause, searched, scorer);
  const parts = rest.filter(({compound}) => !compound);
  return matchCompound(head, parts, clause, searched, scorer);
}

/** Takes most of its weight from what is only a guess, if other words of the query are known and say something. */
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

/**
 * Neighbours that the documentation writes as one word, or the lexicon knows: `auto discovery` finds `autodiscovery`.
 * Stop words are joined only where nothing else was typed: `how to` is the page How-tos, `how to schedule a scan` is not.
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
  const related = () => matches.map((match) => addRelated(match, joined.term, scorer));
  if (alternatives.length === 0) return related();
  const scores = scorer.scoreAlternatives(alternatives);
  const marks = scorer.markNames(alternatives, joined.surface);
  for (const match of matches) {
    scores.forEach((score, document) => {
      match.scores[document] = Math.max(match.scores[document] ?? 0, score * JOINED_WEIGHT);
    });
    mergeMarks(match.inName, marks, Math.max);
    match.terms.push(...getIds(alternatives));
  }
  return related();
}
