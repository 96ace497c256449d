import type {Alternative} from './expandTerms';
import type {Clause} from './query';

/** A word that does not occur in the index, and what was searched for instead. */
export interface Correction {
  typed: string;
  used: string[];
}

/** What a clause found. */
export interface ClauseMatch {
  clause: Clause;
  /** Score per document; 0 if the clause does not match. */
  scores: Float64Array;
  /**
   * Share of the clause that each document contains, 0 to 1; absent if every document with a score contains all of it.
   */
  coverage?: Float64Array;
  /** Weight of the clause among the others: how much it says about a text. */
  weight: number;
  /** How certain it is that each document's name contains the word itself, 0 to 1. */
  inName: Float64Array;
  /** How certain it is that the word says what a page is about, 0 to 1, by the id of the page's start. */
  inSubject: Float64Array;
  /** Whether the word is part of one that was typed as several: `parse definition`. */
  isJoined?: boolean;
  /** Terms that were searched for. */
  terms: number[];
  correction: Correction | undefined;
  /** The word does not occur in the index: only near spellings were found. */
  isGuess: boolean;
}

/** Number of words of a clause; an identifier counts as many as it has parts. */
export function countWords({clause}: ClauseMatch): number {
  return Math.max(1, clause.tokens.filter(({compound}) => !compound).length);
}

/** Coverage of a clause that each document contains either completely or not at all. */
export function createCoverage(scores: Float64Array): Float64Array {
  return scores.map((score) => (score > 0 ? 1 : 0));
}

/** Raises values to others that are higher; these are multiplied by `factor` first. */
export function raise(values: Float64Array, others: Float64Array, factor = 1): void {
  others.forEach((other, document) => {
    values[document] = Math.max(values[document] ?? 0, other * factor);
  });
}

export function getIds(alternatives: readonly Alternative[]): number[] {
  return alternatives.map(({id}) => id);
}
