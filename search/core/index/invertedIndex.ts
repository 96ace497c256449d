import {decodeNumbers, encodeNumbers} from './numbers';
import {decodePostings, encodePostings, type EncodedPostings} from './postings';
import {decodeTerms, encodeTerms} from './terms';

/** The documents that have a term, ascending, and how often each has it. */
export interface Postings {
  documents: number[];
  frequencies: number[];
}

export type PostingsByTerm = ReadonlyMap<string, Postings>;

export interface InvertedIndex {
  /** Has all terms. Frequencies are {@link FREQUENCIES}. */
  content: PostingsByTerm;
  /** Readers' words. */
  keywords: PostingsByTerm;
  /** What pages are about, in other words than their titles. Documents are positions in the list of pages. */
  subjects: PostingsByTerm;
  /** Weighted number of words in the content of each document. */
  lengths: readonly number[];
}

/** A document that has the term already keeps its frequency. */
export function addPosting(
  postings: Map<string, Postings>,
  term: string,
  document: number,
  frequency = 1,
): void {
  const list = postings.get(term) ?? {documents: [], frequencies: []};
  postings.set(term, list);
  if (list.documents.at(-1) === document) return;
  list.documents.push(document);
  list.frequencies.push(frequency);
}

export interface EncodedContent {
  terms: string;
  content: EncodedPostings & {frequencies: string};
}

export type EncodedIndex = EncodedContent & {
  keywords: EncodedPostings;
  subjects: EncodedPostings;
  lengths: string;
};

export const SAMPLE_FREQUENCY = 0.4;
/** What ranking distinguishes: once, two or three times, more often, in samples only. Files have positions in it. */
export const FREQUENCIES: readonly number[] = [1, 2.4, 5, SAMPLE_FREQUENCY];
/** Less is in samples only, whose words count as fractions. */
const SAMPLE_LIMIT = 0.9;

export function roundFrequency(frequency: number): number {
  if (frequency < SAMPLE_LIMIT) return SAMPLE_FREQUENCY;
  if (frequency < 1.75) return 1;
  return frequency < 3.5 ? 2.4 : 5;
}

/** A position takes two bits, so three of them fit into one character. */
const FREQUENCIES_IN_NUMBER = 3;

function encodeFrequencies(frequencies: readonly number[]): string {
  const numbers: number[] = [];
  for (let first = 0; first < frequencies.length; first += FREQUENCIES_IN_NUMBER) {
    let number = 0;
    for (let index = first; index < first + FREQUENCIES_IN_NUMBER; index += 1)
      number = number * FREQUENCIES.length + FREQUENCIES.indexOf(frequencies[index] ?? 1);
    numbers.push(number);
  }
  return encodeNumbers(numbers);
}

function decodeFrequencies(text: string, count: number): number[] {
  const numbers = decodeNumbers(text);
  if (numbers.length !== Math.ceil(count / FREQUENCIES_IN_NUMBER)) throw new Error('The index is damaged.');
  return Array.from({length: count}, (_, index) => {
    const shift = FREQUENCIES_IN_NUMBER - 1 - (index % FREQUENCIES_IN_NUMBER);
    const number = numbers[Math.floor(index / FREQUENCIES_IN_NUMBER)] ?? 0;
    return FREQUENCIES[Math.floor(number / FREQUENCIES.length ** shift) % FREQUENCIES.length] ?? 1;
  });
}

function encodeDocuments(terms: readonly string[], postings: PostingsByTerm): EncodedPostings {
  return encodePostings(terms.map((term) => postings.get(term)?.documents ?? []));
}

export function encodeContent(content: PostingsByTerm): EncodedContent {
  const terms = [...content.keys()].sort();
  const frequencies = encodeFrequencies(terms.flatMap((term) => content.get(term)?.frequencies ?? []));
  return {terms: encodeTerms(terms), content: {...encodeDocuments(terms, content), frequencies}};
}

/** Equal indexes give equal strings. */
export function encodeIndex({content, keywords, subjects, lengths}: InvertedIndex): EncodedIndex {
  const terms = [...content.keys()].sort();
  return {
    ...encodeContent(content),
    keywords: encodeDocuments(terms, keywords),
    subjects: encodeDocuments(terms, subjects),
    lengths: encodeNumbers(lengths),
  };
}

/** Throws, like {@link decodeIndex}, if the parts do not fit together. */
export function decodeContent(encoded: EncodedContent, documentCount: number): PostingsByTerm {
  const terms = decodeTerms(encoded.terms);
  const lists = decodePostings(encoded.content, terms.length, documentCount);
  const frequencies = decodeFrequencies(encoded.content.frequencies, lists.flat().length);
  let read = 0;
  return new Map(
    lists.map((documents, id) => {
      const start = read;
      read += documents.length;
      return [terms[id] ?? '', {documents, frequencies: frequencies.slice(start, read)}];
    }),
  );
}

export function decodeIndex(encoded: EncodedIndex, documentCount: number): InvertedIndex {
  const content = decodeContent(encoded, documentCount);
  const decode = (postings: EncodedPostings): PostingsByTerm => {
    const lists = decodePostings(postings, content.size, documentCount);
    const filled = [...content.keys()].flatMap((term, id) => {
      const documents = lists[id] ?? [];
      return documents.length > 0 ? [[term, {documents, frequencies: documents.map(() => 1)}] as const] : [];
    });
    return new Map(filled);
  };
  const lengths = decodeNumbers(encoded.lengths);
  if (lengths.length !== documentCount) throw new Error('The index is damaged.');
  // There are at most as many pages as documents.
  return {content, keywords: decode(encoded.keywords), subjects: decode(encoded.subjects), lengths};
}
