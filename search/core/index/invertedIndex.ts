import {decodeNumbers, encodeNumbers} from './numbers';
import {decodePostings, encodePostings, type EncodedPostings} from './postings';
import {decodeTerms, encodeTerms} from './terms';

/** The documents that have a term, ascending, and how often each has it. */
export interface Postings {
  documents: number[];
  frequencies: number[];
}

export type PostingsByTerm = ReadonlyMap<string, Postings>;

/** What each of the two files has of all terms. */
export interface InvertedLists {
  /** Has all terms. Frequencies are {@link FREQUENCIES}. */
  content: PostingsByTerm;
  /** Readers' words. */
  keywords: PostingsByTerm;
  /** What pages are about, in other words than their titles. Documents are positions in the list of pages. */
  subjects: PostingsByTerm;
}

export type InvertedIndex = InvertedLists & {
  /** Weighted number of words in the content of each document. */
  lengths: readonly number[];
};

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

export interface EncodedLists {
  terms: string;
  content: EncodedPostings & {frequencies: string};
  keywords: EncodedPostings;
  subjects: EncodedPostings;
}

export type EncodedIndex = EncodedLists & {lengths: string};

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

/** Equal indexes give equal strings. */
export function encodeLists({content, keywords, subjects}: InvertedLists): EncodedLists {
  const terms = [...content.keys()].sort();
  const frequencies = encodeFrequencies(terms.flatMap((term) => content.get(term)?.frequencies ?? []));
  return {
    terms: encodeTerms(terms),
    content: {...encodeDocuments(terms, content), frequencies},
    keywords: encodeDocuments(terms, keywords),
    subjects: encodeDocuments(terms, subjects),
  };
}

export function encodeIndex({lengths, ...lists}: InvertedIndex): EncodedIndex {
  return {...encodeLists(lists), lengths: encodeNumbers(lengths)};
}

/** Throws, like {@link decodeIndex}, if the parts do not fit together. */
export function decodeLists(encoded: EncodedLists, documentCount: number): InvertedLists {
  const terms = decodeTerms(encoded.terms);
  const decode = (postings: EncodedPostings) => decodePostings(postings, terms.length, documentCount);
  const lists = decode(encoded.content);
  const frequencies = decodeFrequencies(encoded.content.frequencies, lists.flat().length);
  let read = 0;
  const content = lists.map((documents, id): [string, Postings] => {
    const start = read;
    read += documents.length;
    return [terms[id] ?? '', {documents, frequencies: frequencies.slice(start, read)}];
  });
  const decodeWords = (postings: EncodedPostings): PostingsByTerm =>
    new Map(
      decode(postings).flatMap((documents, id) =>
        documents.length > 0 ? [[terms[id] ?? '', {documents, frequencies: documents.map(() => 1)}]] : [],
      ),
    );
  return {
    content: new Map(content),
    keywords: decodeWords(encoded.keywords),
    // There are at most as many pages as documents.
    subjects: decodeWords(encoded.subjects),
  };
}

export function decodeIndex(encoded: EncodedIndex, documentCount: number): InvertedIndex {
  const lists = decodeLists(encoded, documentCount);
  const lengths = decodeNumbers(encoded.lengths);
  if (lengths.length !== documentCount) throw new Error('The index is damaged.');
  return {...lists, lengths};
}
