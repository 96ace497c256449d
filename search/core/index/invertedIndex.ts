import {decodeNumbers, encodeNumbers} from './numbers';
import {decodePostings, encodePostings, type EncodedPostings, type Postings} from './postings';
import {decodeTerms, encodeTerms} from './terms';

export interface ContentIndex {
  terms: string[];
  content: Postings & {
    /** Levels, see {@link frequencyLevels}. */
    frequencies: ArrayLike<number>;
  };
}

export type InvertedIndex = ContentIndex & {
  /** Readers' words. */
  keywords: Postings;
  /** What pages are about, in other words than their titles. Documents are positions in the list of pages. */
  subjects: Postings;
  /** Weighted number of words in the content of each document. */
  lengths: ArrayLike<number>;
};

export interface EncodedContent {
  terms: string;
  content: EncodedPostings & {frequencies: string};
}

export type EncodedIndex = EncodedContent & {
  keywords: EncodedPostings;
  subjects: EncodedPostings;
  lengths: string;
};

/** What ranking distinguishes, as values: once, two or three times, more often, in samples only. */
export const frequencyLevels = [1, 2.4, 5, 0.4] as const;
export const SAMPLE_LEVEL = 3;
/** Less is in samples only, whose words count as fractions. */
const SAMPLE_LIMIT = 0.9;

/** Returns an index into {@link frequencyLevels}. */
export function getFrequencyLevel(frequency: number): number {
  if (frequency < SAMPLE_LIMIT) return SAMPLE_LEVEL;
  if (frequency < 1.75) return 0;
  return frequency < 3.5 ? 1 : 2;
}

/** A level takes two bits, so three of them fit into one character. */
const LEVELS_IN_NUMBER = 3;

function encodeLevels(levels: ArrayLike<number>): string {
  const numbers: number[] = [];
  for (let first = 0; first < levels.length; first += LEVELS_IN_NUMBER) {
    let number = 0;
    for (let index = first; index < first + LEVELS_IN_NUMBER; index += 1)
      number = number * frequencyLevels.length + (levels[index] ?? 0);
    numbers.push(number);
  }
  return encodeNumbers(numbers);
}

function decodeLevels(text: string, count: number): Uint8Array {
  const numbers = decodeNumbers(text);
  if (numbers.length !== Math.ceil(count / LEVELS_IN_NUMBER)) throw new Error('The index is damaged.');
  return Uint8Array.from({length: count}, (_, index) => {
    const shift = LEVELS_IN_NUMBER - 1 - (index % LEVELS_IN_NUMBER);
    const number = numbers[Math.floor(index / LEVELS_IN_NUMBER)] ?? 0;
    return Math.floor(number / frequencyLevels.length ** shift) % frequencyLevels.length;
  });
}

export function encodeContent({terms, content}: ContentIndex): EncodedContent {
  return {
    terms: encodeTerms(terms),
    content: {...encodePostings(content), frequencies: encodeLevels(content.frequencies)},
  };
}

/** Equal indexes give equal strings. */
export function encodeIndex(index: InvertedIndex): EncodedIndex {
  return {
    ...encodeContent(index),
    keywords: encodePostings(index.keywords),
    subjects: encodePostings(index.subjects),
    lengths: encodeNumbers(Array.from(index.lengths)),
  };
}

/** Throws, like {@link decodeIndex}, if the parts do not fit together. */
export function decodeContent(encoded: EncodedContent, documentCount: number): ContentIndex {
  const terms = decodeTerms(encoded.terms);
  const {starts, documents} = decodePostings(encoded.content, terms.length, documentCount);
  const frequencies = decodeLevels(encoded.content.frequencies, documents.length);
  return {terms, content: {starts, documents, frequencies}};
}

export function decodeIndex(encoded: EncodedIndex, documentCount: number): InvertedIndex {
  const {terms, content} = decodeContent(encoded, documentCount);
  const keywords = decodePostings(encoded.keywords, terms.length, documentCount);
  // There are at most as many pages as documents.
  const subjects = decodePostings(encoded.subjects, terms.length, documentCount);
  const lengths = decodeNumbers(encoded.lengths);
  if (lengths.length !== documentCount) throw new Error('The index is damaged.');
  return {terms, content, keywords, subjects, lengths};
}
