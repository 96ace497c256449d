import {decodeDocuments, isEncodedPage, type EncodedPage} from './documents';
import {
  decodeContent,
  decodeIndex,
  type ContentIndex,
  type EncodedContent,
  type EncodedIndex,
  type InvertedIndex,
} from './invertedIndex';
import type {SearchDocument} from './records';

/** Version of the files. It changes whenever older code could not read a newer file, or the other way round. */
export const FORMAT_VERSION = 2;

/** The file `search-index-<locale>.json`. */
export type IndexFile = {
  version: typeof FORMAT_VERSION;
  /** Whether a second file has further words. */
  hasSupplement: boolean;
  documents: EncodedPage[];
  index: EncodedIndex;
};

/** The file `search-supplement-<locale>.json`: words that few queries need. */
export type SupplementFile = {
  version: typeof FORMAT_VERSION;
  index: EncodedContent;
};

/** The file `search-content-<locale>.json`: the text of each document, from which passages are cut. */
export type ContentFile = {
  version: typeof FORMAT_VERSION;
  content: string[];
};

/** What can be searched. */
export type SearchIndex = {
  documents: SearchDocument[];
  index: InvertedIndex;
  /** Whether the supplement is not there yet. */
  isPartial: boolean;
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function hasTexts(value: unknown, parts: readonly string[]): boolean {
  return isObject(value) && parts.every((part) => typeof value[part] === 'string');
}

function isEncodedContent(index: unknown): index is EncodedContent {
  return (
    hasTexts(index, ['terms']) &&
    hasTexts((index as EncodedContent).content, ['counts', 'documents', 'frequencies'])
  );
}

function checkVersion(file: unknown): asserts file is Record<string, unknown> {
  if (!isObject(file) || file.version !== FORMAT_VERSION) {
    throw new Error(`The file is not of format version ${FORMAT_VERSION}.`);
  }
}

/**
 * Reads the parsed index file.
 *
 * @throws if it is of another version, not an index, or damaged
 */
export function parseIndexFile(file: unknown): SearchIndex {
  checkVersion(file);
  const {documents: pages, index, hasSupplement} = file;
  const arePages = Array.isArray(pages) && pages.every(isEncodedPage);
  const isIndex =
    isEncodedContent(index) &&
    hasTexts(index, ['lengths']) &&
    hasTexts((index as EncodedIndex).keywords, ['counts', 'documents']);
  if (!arePages || !isIndex || typeof hasSupplement !== 'boolean')
    throw new Error('The file is not a search index.');
  const documents = decodeDocuments(pages);
  return {
    documents,
    index: decodeIndex(index as EncodedIndex, documents.length),
    isPartial: hasSupplement,
  };
}

/**
 * Reads the parsed file of rare words.
 *
 * @throws if it is of another version, not a supplement, or damaged
 */
export function parseSupplementFile(file: unknown, documentCount: number): ContentIndex {
  checkVersion(file);
  if (!isEncodedContent(file.index)) throw new Error('The file is not a supplement.');
  return decodeContent(file.index, documentCount);
}

/**
 * Reads the parsed content file.
 *
 * @throws if it is of another version or does not have the text of every document
 */
export function parseContentFile(file: unknown, documentCount: number): string[] {
  checkVersion(file);
  const {content} = file;
  const areTexts = Array.isArray(content) && content.every((text) => typeof text === 'string');
  if (!areTexts || content.length !== documentCount) throw new Error('The file is not the content.');
  return content;
}
