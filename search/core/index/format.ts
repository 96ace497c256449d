import {decodeDocuments, type EncodedPage} from './documents';
import {
  decodeContent,
  decodeIndex,
  type ContentIndex,
  type EncodedContent,
  type EncodedIndex,
  type InvertedIndex,
} from './invertedIndex';
import type {SearchDocument, StoredRecord} from './records';

/** Version of the files. It changes whenever older code could not read a newer file, or the other way round. */
export const FORMAT_VERSION = 3;

/** The file `search-index-<locale>.json`. */
export interface IndexFile {
  version: typeof FORMAT_VERSION;
  /** The same in all files that were made together. */
  identity: string;
  /** Whether a second file has further words. */
  hasSupplement: boolean;
  documents: EncodedPage[];
  index: EncodedIndex;
}

/** The file `search-supplement-<locale>.json`: words that few queries need. */
export interface SupplementFile {
  version: typeof FORMAT_VERSION;
  /** That of the index. */
  identity: string;
  index: EncodedContent;
}

/** The file `search-content-<locale>.json`: the text of each document, from which passages are cut. */
export interface ContentFile {
  version: typeof FORMAT_VERSION;
  /** That of the index. */
  identity: string;
  content: string[];
}

/** What can be searched. */
export interface SearchIndex {
  documents: SearchDocument[];
  index: InvertedIndex;
  /** Whether the supplement is not there yet. */
  isPartial: boolean;
}

/** What can be searched, and which other files belong to it. */
export type LoadedIndex = SearchIndex & {identity: string};

/** What is known of an index when a file beside it is read. */
interface Owner {
  identity: string;
  documents: readonly unknown[];
}

function checkVersion({version}: {version: unknown}): void {
  if (version !== FORMAT_VERSION) throw new Error(`The file is not of format version ${FORMAT_VERSION}.`);
}

/** A file of another release numbers its documents differently: every passage would be that of another section. */
function checkOwner(file: {version: unknown; identity: unknown}, {identity}: Owner): void {
  checkVersion(file);
  if (file.identity !== identity) throw new Error('The file belongs to another index.');
}

/**
 * Reads the parsed index file.
 *
 * @throws if it is of another version, not an index, or damaged
 */
export function parseIndexFile(file: unknown): LoadedIndex {
  const {version, identity, documents: pages, index, hasSupplement} = file as IndexFile;
  checkVersion({version});
  const documents = decodeDocuments(pages);
  return {identity, documents, index: decodeIndex(index, documents.length), isPartial: hasSupplement};
}

/**
 * Reads the parsed file of rare words.
 *
 * @param owner the index that is to be completed
 * @throws if it is of another version, of another index, not a supplement, or damaged
 */
export function parseSupplementFile(file: unknown, owner: Owner): ContentIndex {
  const supplement = file as SupplementFile;
  checkOwner(supplement, owner);
  return decodeContent(supplement.index, owner.documents.length);
}

/**
 * Reads the parsed content file.
 *
 * @param owner the index whose documents the texts belong to
 * @throws if it is of another version, of another index, or does not have the text of every document
 */
export function parseContentFile(file: unknown, owner: Owner): string[] {
  const texts = file as ContentFile;
  checkOwner(texts, owner);
  if (texts.content.length !== owner.documents.length) throw new Error('The file is not the content.');
  return texts.content;
}

/**
 * Reads the records of a build from its parsed files: what the index file holds of each section, and its text.
 *
 * @throws if one of the files is of another version, or if they were not made together
 */
export function parseRecords(indexFile: unknown, contentFile: unknown): StoredRecord[] {
  const main = parseIndexFile(indexFile);
  const content = parseContentFile(contentFile, main);
  return main.documents.map(
    ({id, title, tags, sidebarParentCategories, sectionRoute, sectionTitle, pageTitle, type}) => ({
      ...{id, title, content: content[id] ?? '', tags, sidebarParentCategories},
      ...{sectionRoute, sectionTitle, pageTitle, type},
    }),
  );
}
