import {decodeDocuments, type EncodedPage} from './documents';
import {
  decodeIndex,
  decodeLists,
  type EncodedIndex,
  type EncodedLists,
  type InvertedIndex,
  type InvertedLists,
} from './invertedIndex';
import type {SearchDocument} from './records';

/** Version of the files. Increase it whenever older code cannot read a newer file, or vice versa. */
export const FORMAT_VERSION = 5;

interface FileHead {
  version: number;
  /** The same in all files of one build. */
  identity: string;
}

export type IndexFile = FileHead & {documents: EncodedPage[]; index: EncodedIndex};

/** Words that few queries need. */
export type SupplementFile = FileHead & {index: EncodedLists};

/** The text of each document, from which passages are cut. */
export type ContentFile = FileHead & {content: string[]};

export interface SearchIndex {
  documents: SearchDocument[];
  index: InvertedIndex;
}

export type LoadedIndex = SearchIndex & {identity: string};

interface Owner {
  identity: string;
  documents: readonly unknown[];
}

function checkVersion({version}: FileHead): void {
  if (version !== FORMAT_VERSION) throw new Error(`The file is not of format version ${FORMAT_VERSION}.`);
}

/** In a file of another build, documents have other numbers: passages of other sections would be shown. */
function checkOwner(file: FileHead, {identity}: Owner): void {
  checkVersion(file);
  if (file.identity !== identity) throw new Error('The file belongs to another index.');
}

/** Throws, like the other two, if the file is of another version, no such file, or damaged. */
export function parseIndexFile(file: unknown): LoadedIndex {
  const main = file as IndexFile;
  checkVersion(main);
  const documents = decodeDocuments(main.documents);
  return {identity: main.identity, documents, index: decodeIndex(main.index, documents.length)};
}

/** Also throws if the file is of another index than `owner`. */
export function parseSupplementFile(file: unknown, owner: Owner): InvertedLists {
  const supplement = file as SupplementFile;
  checkOwner(supplement, owner);
  return decodeLists(supplement.index, owner.documents.length);
}

/** Also throws if there is not exactly one text per document. */
export function parseContentFile(file: unknown, owner: Owner): string[] {
  const texts = file as ContentFile;
  checkOwner(texts, owner);
  if (texts.content.length !== owner.documents.length) throw new Error('The file is not the content.');
  return texts.content;
}
