import type {Alternative} from './expandTerms';
import type {Clause} from './query';

/** A word that does not occur in the index, and what was searched for instead. */
export interface Correction {
  typed: string;
  used: string[];
}

export interface ClauseMatch {
  clause: Clause;
  scores: Float64Array;
  /** What each document contains of the clause, 0 to 1; absent if always all of it. */
  coverage?: Float64Array;
  /** How much the clause says about a text. */
  weight: number;
  /** How certain each document's name has the word itself, 0 to 1. */
  inName: Float64Array;
  /** The same for what a page is about, by the id of the page's start. */
  inSubject: Float64Array;
  /** Typed as several words: `parse definition`. */
  isJoined?: boolean;
  terms: number[];
  correction: Correction | undefined;
  /** Only near spellings were found. */
  isGuess: boolean;
}

/** An identifier counts as many words as it has parts. */
export function countWords({clause}: ClauseMatch): number {
  return Math.max(1, clause.tokens.filter(({compound}) => !compound).length);
}

export function toCoverage(scores: Float64Array): Float64Array {
  return scores.map((score) => (score > 0 ? 1 : 0));
}

/** Raises values to higher ones, which are multiplied by `factor` first. */
export function raise(values: Float64Array, others: Float64Array, factor = 1): void {
  others.forEach((other, document) => {
    values[document] = Math.max(values[document] ?? 0, other * factor);
  });
}

export function getIds(alternatives: readonly Alternative[]): number[] {
  return alternatives.map(({id}) => id);
}
