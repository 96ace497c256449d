import {getOtherForm} from '../text/abbreviations';
import type {Clause} from './query';
import {stem} from '../text/stem';
import type {Token} from '../text/tokenize';
import type {NearTerm, Vocabulary} from '../index/vocabulary';

/** What is searched in place of a word of the query. */
export interface Alternative {
  id: number;
  /** How certain it is that the reader meant it, more than 0 and at most 1. */
  weight: number;
  kind: 'exact' | 'prefix' | 'near' | 'related';
}

/** By the shorter word: a long word can have a short stem, which two edits turn into any other word. */
function getNearLimit(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Maximum number of near spellings: more would say more about the index than about the query. */
const MAX_NEAR_TERMS = 6;
/** An abbreviation for the full word, or vice versa. */
const OTHER_FORM_WEIGHT = 0.9;
const UNFINISHED_WEIGHT = 0.8;
const PREFIX_WEIGHT = 0.75;
const PREFIX_WEIGHT_BESIDE_EXACT = 0.35;

/** The more of a term has been typed, the higher its weight. */
function expandPrefix(token: Token, vocabulary: Vocabulary, isBesideExact: boolean): Alternative[] {
  const {surface} = token;
  const base = isBesideExact ? PREFIX_WEIGHT_BESIDE_EXACT : PREFIX_WEIGHT;
  const alternatives = vocabulary.findPrefixed(surface).map((id): Alternative => {
    const length = vocabulary.terms[id]?.length ?? surface.length;
    return {id, weight: base * (0.4 + 0.6 * (surface.length / length)), kind: 'prefix'};
  });
  if (!isBesideExact) {
    for (const id of vocabulary.findUnfinished(surface))
      alternatives.push({id, weight: UNFINISHED_WEIGHT, kind: 'prefix'});
  }
  return alternatives;
}

function toNearAlternatives(near: readonly NearTerm[]): Alternative[] {
  return near.map(({id, distance}) => ({
    id,
    weight: distance === 0 ? 1 : 0.8 / (1 + distance * 0.5),
    kind: distance === 0 ? 'exact' : 'near',
  }));
}

/**
 * Terms to search for: the term itself and its other form, what begins with it if the clause is a prefix, or what is
 * within the edit distance that the query sets.
 */
export function expandToken(token: Token, clause: Clause, vocabulary: Vocabulary): Alternative[] {
  const distance = clause.editDistance;
  if (distance !== undefined && !token.compound) {
    return toNearAlternatives(vocabulary.findNear([token.term, token.surface], () => distance));
  }
  const alternatives: Alternative[] = [];
  const exact = vocabulary.find(token.term);
  if (exact !== undefined) alternatives.push({id: exact, weight: 1, kind: 'exact'});
  const other = vocabulary.find(getOtherForm(token.term) ?? '');
  if (other !== undefined && clause.presence !== 'excluded')
    alternatives.push({id: other, weight: OTHER_FORM_WEIGHT, kind: 'exact'});
  if (clause.prefix) {
    const known = new Set(alternatives.map(({id}) => id));
    alternatives.push(
      ...expandPrefix(token, vocabulary, exact !== undefined).filter(({id}) => !known.has(id)),
    );
  }
  return alternatives;
}

/**
 * Near spellings of an unknown word. A word that begins with a digit has none: in versions and numbers, every character
 * matters.
 */
export function expandSpelling(
  token: Token,
  vocabulary: Vocabulary,
  isName: (word: string) => boolean,
): Alternative[] {
  const {term, surface} = token;
  if (getNearLimit(surface.length) === 0 || /^[\d.-]/.test(surface)) return [];
  const isWord = ({id}: NearTerm) => !/^[\d.-]/.test(vocabulary.terms[id] ?? '');
  const toNear = (ids: readonly number[]) => ids.map((id) => ({id, distance: 1})).filter(isWord);
  let near = toNear(vocabulary.findMisspelled(surface, isName));
  if (near.length === 0) near = vocabulary.findNear([term, surface], getNearLimit).filter(isWord);
  if (near.length === 0) near = toNear(vocabulary.findMisspelledEndings(surface));
  const best = near[0]?.distance;
  return toNearAlternatives(near.filter(({distance}) => distance === best).slice(0, MAX_NEAR_TERMS)).map(
    (alternative) => ({
      ...alternative,
      kind: 'near',
    }),
  );
}

/** Two known words that were typed as one: `scanscope` → `scan`, `scope`. */
export function splitWord(token: Token, vocabulary: Vocabulary): [number, number] | undefined {
  const {surface} = token;
  const minimum = 3;
  for (let length = surface.length - minimum; length >= minimum; length -= 1) {
    const start = stem(surface.slice(0, length));
    // Only the second word of two has an ending, so the stem of the first is the word itself.
    if (start.length < length - 1) continue;
    const first = vocabulary.find(start);
    const second = vocabulary.find(stem(surface.slice(length)));
    if (first !== undefined && second !== undefined) return [first, second];
  }
  return undefined;
}
