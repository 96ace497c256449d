import type {Alternative} from './expandTerms';
import type {Clause} from './query';

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

/** The coverage of documents that have a clause either whole or not at all. */
export function createCoverage(scores: Float64Array): Float64Array {
  return Float64Array.from(scores, (score) => (score > 0 ? 1 : 0));
}

/** Raises the values of documents to those of others where these are higher; `factor` is applied to the others. */
export function raise(values: Float64Array, others: Float64Array, factor = 1): void {
  others.forEach((other, document) => {
    values[document] = Math.max(values[document] ?? 0, other * factor);
  });
}

export function getIds(alternatives: readonly Alternative[]): number[] {
  return alternatives.map(({id}) => id);
}
