import {decodeDocuments, type EncodedPage} from './documents';
import {
  decodeContent,
  decodeIndex,
  type ContentIndex,
  type EncodedContent,
  type EncodedIndex,
  type InvertedIndex,
} from './invertedIndex';
import type {SearchDocument} from './records';

/** Version of the files. Increase it whenever older code cannot read a newer file, or vice versa. */
export const FORMAT_VERSION = 4;

/** The file `search-index-<locale>.json`. */
export interface IndexFile {
  version: typeof FORMAT_VERSION;
  /** The same in all files of one build. */
  identity: string;
  documents: EncodedPage[];
  index: EncodedIndex;
}

/** The file `search-supplement-<locale>.json`: words that few queries need. */
export interface SupplementFile {
  version: typeof FORMAT_VERSION;
  /** The identity of the index. */
  identity: string;
  index: EncodedContent;
}

/** The file `search-content-<locale>.json`: the text of each document, from which passages are cut. */
export interface ContentFile {
  version: typeof FORMAT_VERSION;
  /** The identity of the index. */
  identity: string;
  content: string[];
}

export interface SearchIndex {
  documents: SearchDocument[];
  index: InvertedIndex;
}

/** A search index, with the identity that its other files must have. */
export type LoadedIndex = SearchIndex & {identity: string};

/** The parts of an index that its other files are checked against. */
interface Owner {
  identity: string;
  documents: readonly unknown[];
}

function checkVersion({version}: {version: unknown}): void {
  if (version !== FORMAT_VERSION) throw new Error(`The file is not of format version ${FORMAT_VERSION}.`);
}

/** In a file of another build, documents have different numbers, so passages would be shown for the wrong sections. */
function checkOwner(file: {version: unknown; identity: unknown}, {identity}: Owner): void {
  checkVersion(file);
  if (file.identity !== identity) throw new Error('The file belongs to another index.');
}

/**
 * Reads the index file, which must already be parsed as JSON.
 *
 * @throws if it is of another version, not an index, or damaged
 */
export function parseIndexFile(file: unknown): LoadedIndex {
  const {version, identity, documents: pages, index} = file as IndexFile;
  checkVersion({version});
  const documents = decodeDocuments(pages);
  return {identity, documents, index: decodeIndex(index, documents.length)};
}

/**
 * Reads the file of rare words, which must already be parsed as JSON.
 *
 * @param owner the index that it completes
 * @throws if it is of another version, of another index, not a supplement, or damaged
 */
export function parseSupplementFile(file: unknown, owner: Owner): ContentIndex {
  const supplement = file as SupplementFile;
  checkOwner(supplement, owner);
  return decodeContent(supplement.index, owner.documents.length);
}

/**
 * Reads the content file, which must already be parsed as JSON.
 *
 * @param owner the index whose documents the texts belong to
 * @throws if it is of another version, of another index, or does not contain exactly one text per document
 */
export function parseContentFile(file: unknown, owner: Owner): string[] {
  const texts = file as ContentFile;
  checkOwner(texts, owner);
  if (texts.content.length !== owner.documents.length) throw new Error('The file is not the content.');
  return texts.content;
}
