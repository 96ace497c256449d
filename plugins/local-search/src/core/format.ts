import {decodeNumbers, encodeNumbers} from './numbers';
import {recordTypes, type SearchDocument} from './records';

/** Version of the file. It changes whenever older code could not read a newer file, or the other way round. */
export const FORMAT_VERSION = 1;

/** The index in the file. DESIGN.md describes each part. */
export type EncodedIndex = {
  /** All terms in order; each begins with a capital that says how many characters it shares with the one before. */
  terms: string;
  /** Number of documents for each term. */
  documentCounts: string;
  /** Documents for each term: the first one, then the distances less one. */
  documents: string;
  /** Frequency level of each posting. */
  frequencies: string;
  /** Length of each document's content in terms, weighted. */
  lengths: string;
};

/** The file `search-index-<locale>.json`. */
export type IndexFile = {
  version: typeof FORMAT_VERSION;
  documents: SearchDocument[];
  index: EncodedIndex;
};

/** The file `search-content-<locale>.json`: the text of each document, from which passages are cut. */
export type ContentFile = {
  version: typeof FORMAT_VERSION;
  content: string[];
};

/** Where the terms occur in the content. */
export type InvertedIndex = {
  /** All terms of all fields, sorted by UTF-16 units. */
  terms: string[];
  /** First posting of each term, and the number of all postings at the end. */
  starts: ArrayLike<number>;
  /** Document of each posting; ascending for each term. */
  documents: ArrayLike<number>;
  /** Frequency level of each posting, see {@link frequencyLevels}. */
  frequencies: ArrayLike<number>;
  /** Weighted length of each document. */
  lengths: ArrayLike<number>;
};

/**
 * How often a term occurs, as far as ranking tells it apart: once, two or three times, more often, and in samples only.
 * The last was added later and is therefore behind the others: files without it are read as before.
 */
export const frequencyLevels = [1, 2.4, 5, 0.4] as const;
/** A word in a sample counts as a part of one in text: what stays below this is in samples only. */
const SAMPLE_LIMIT = 0.9;

/** Level of a frequency: index into {@link frequencyLevels}. */
export function getFrequencyLevel(frequency: number): number {
  if (frequency < SAMPLE_LIMIT) return 3;
  if (frequency < 1.75) return 0;
  return frequency < 3.5 ? 1 : 2;
}

const MAX_SHARED = 25;
const LETTER_A = 65;

function encodeTerms(terms: readonly string[]): string {
  let previous = '';
  let text = '';
  for (const term of terms) {
    let shared = 0;
    while (shared < MAX_SHARED && shared < term.length && term[shared] === previous[shared]) shared += 1;
    text += String.fromCharCode(LETTER_A + shared) + term.slice(shared);
    previous = term;
  }
  return text;
}

function decodeTerms(text: string): string[] {
  const terms: string[] = [];
  let previous = '';
  for (const [, marker = '', rest = ''] of text.matchAll(/([A-Z])([^A-Z]*)/g)) {
    previous = previous.slice(0, marker.charCodeAt(0) - LETTER_A) + rest;
    terms.push(previous);
  }
  return terms;
}

/** Writes an index compactly: equal indexes give equal texts. */
export function encodeIndex({terms, starts, documents, frequencies, lengths}: InvertedIndex): EncodedIndex {
  const counts: number[] = [];
  const gaps: number[] = [];
  for (let term = 0; term < terms.length; term += 1) {
    const start = starts[term] ?? 0;
    const end = starts[term + 1] ?? start;
    counts.push(end - start);
    let previous = -1;
    for (let posting = start; posting < end; posting += 1) {
      const document = documents[posting] ?? 0;
      gaps.push(document - previous - 1);
      previous = document;
    }
  }
  return {
    terms: encodeTerms(terms),
    documentCounts: encodeNumbers(counts),
    documents: encodeNumbers(gaps),
    frequencies: encodeNumbers(Array.from(frequencies)),
    lengths: encodeNumbers(Array.from(lengths)),
  };
}

/**
 * Reads an index.
 *
 * @throws if its parts do not fit together
 */
export function decodeIndex(encoded: EncodedIndex, documentCount: number): InvertedIndex {
  const terms = decodeTerms(encoded.terms);
  const counts = decodeNumbers(encoded.documentCounts);
  const gaps = decodeNumbers(encoded.documents);
  const frequencies = Uint8Array.from(decodeNumbers(encoded.frequencies));
  const lengths = decodeNumbers(encoded.lengths);

  const starts = new Uint32Array(terms.length + 1);
  const documents = new Uint32Array(gaps.length);
  let posting = 0;
  counts.forEach((count, term) => {
    starts[term] = posting;
    let document = -1;
    for (let index = 0; index < count; index += 1) {
      document += (gaps[posting] ?? 0) + 1;
      documents[posting] = document;
      posting += 1;
    }
    if (document >= documentCount) throw new Error('The index names a document that does not exist.');
  });
  starts[terms.length] = posting;
  if (
    counts.length !== terms.length ||
    gaps.length !== posting ||
    frequencies.length !== posting ||
    lengths.length !== documentCount
  ) {
    throw new Error('The parts of the index do not fit together.');
  }
  return {terms, starts, documents, frequencies, lengths};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

/** Whether a value has everything that searching and showing results reads of a document. */
function isDocument(value: unknown, position: number): value is SearchDocument {
  if (!isObject(value)) return false;
  const {
    id,
    title,
    pageTitle,
    sectionTitle,
    sectionRoute,
    type,
    tags,
    sidebarParentCategories,
    path,
    entries = [],
  } = value;
  return (
    id === position &&
    [title, pageTitle, sectionTitle, sectionRoute].every(isText) &&
    recordTypes.some((known) => known === type) &&
    [tags, sidebarParentCategories, path, entries].every(areTexts)
  );
}

function checkVersion(file: unknown): asserts file is Record<string, unknown> {
  if (!isObject(file) || file.version !== FORMAT_VERSION) {
    throw new Error(`The file is not of format version ${FORMAT_VERSION}.`);
  }
}

/**
 * Checks the parsed index file.
 *
 * @throws if it is of another version or not an index
 */
export function parseIndexFile(file: unknown): IndexFile {
  checkVersion(file);
  const {documents, index} = file;
  const areDocuments = Array.isArray(documents) && documents.every(isDocument);
  const parts: (keyof EncodedIndex)[] = ['terms', 'documentCounts', 'documents', 'frequencies', 'lengths'];
  if (!areDocuments || !isObject(index) || parts.some((part) => typeof index[part] !== 'string')) {
    throw new Error('The file is not a search index.');
  }
  return file as IndexFile;
}

/**
 * Checks the parsed content file.
 *
 * @throws if it is of another version or does not have the text of every document
 */
export function parseContentFile(file: unknown, documentCount: number): string[] {
  checkVersion(file);
  const {content} = file;
  if (!areTexts(content) || content.length !== documentCount) throw new Error('The file is not the content.');
  return content;
}
