import {frequencyLevels, type InvertedIndex} from './format';
import {isPageStart, type SearchDocument} from './records';
import type {SearchSettings} from './settings';
import {tokenize} from './tokenize';
import type {Vocabulary} from './vocabulary';

/** Where a term occurs in a field. Frequencies are counts, or levels translated to counts. */
export type Postings = {
  documents: ArrayLike<number>;
  getFrequency: (index: number) => number;
  start: number;
  end: number;
};

/** A searchable part of all documents. */
export type Field = {
  name: 'title' | 'pageTitle' | 'address' | 'content' | 'tags' | 'sidebarParentCategories';
  boost: number;
  /** Number of words of each document. */
  lengths: ArrayLike<number>;
  averageLength: number;
  getPostings: (term: number) => Postings | undefined;
};

/** Words of a section title are worth the whole title boost, the title of the page above it this part of it. */
const PAGE_TITLE_SHARE = 0.4;
/** Anchors and the last parts of addresses often name the field or the command that a section is about. */
const ADDRESS_SHARE = 0.5;

/** Texts of a document for each of the fields that the index does not hold, because they can be made from it. */
const documentTexts = {
  title: (document: SearchDocument) => [document.title],
  pageTitle: (document: SearchDocument) => (isPageStart(document) ? [] : [document.pageTitle]),
  address: (document: SearchDocument) => {
    const name = /[^/#]+(?=\/?$)/.exec(document.sectionRoute)?.[0] ?? '';
    // The last part of a page's address is a name; an anchor is a title whose words were joined.
    return [isPageStart(document) ? name : name.replaceAll('-', ' ')];
  },
  tags: (document: SearchDocument) => document.tags,
  sidebarParentCategories: (document: SearchDocument) => document.sidebarParentCategories,
};

/** The texts of a document that are searched beside its content. */
export function collectFieldTexts(document: SearchDocument): string[] {
  return Object.values(documentTexts).flatMap((getTexts) => getTexts(document));
}

/** Average of the lengths of documents that have the field at all. */
function getAverage(lengths: ArrayLike<number>): number {
  const filled = Array.from(lengths).filter((length) => length > 0);
  return filled.length === 0 ? 1 : filled.reduce((sum, length) => sum + length, 0) / filled.length;
}

type FieldText = {
  /** Terms of the text, each once. */
  ids: ReadonlySet<number>;
  /** Number of its words; an identifier has as many as it has parts. */
  length: number;
};

function parseFieldText(text: string, vocabulary: Vocabulary): FieldText {
  const tokens = tokenize(text);
  const ids = tokens.map(({term}) => vocabulary.find(term)).filter((id) => id !== undefined);
  return {ids: new Set(ids), length: tokens.filter(({compound}) => !compound).length};
}

function createDocumentField(
  name: keyof typeof documentTexts,
  boost: number,
  documents: readonly SearchDocument[],
  vocabulary: Vocabulary,
): Field {
  const getTexts = documentTexts[name];
  const postings = new Map<number, number[]>();
  const lengths = new Uint16Array(documents.length);
  // Sections of a page share their page title, tags and categories.
  const known = new Map<string, FieldText>();
  for (const document of documents) {
    for (const text of getTexts(document)) {
      const {ids, length} = known.get(text) ?? parseFieldText(text, vocabulary);
      if (!known.has(text)) known.set(text, {ids, length});
      lengths[document.id] = (lengths[document.id] ?? 0) + length;
      for (const id of ids) {
        const list = postings.get(id);
        if (!list) postings.set(id, [document.id]);
        else if (list.at(-1) !== document.id) list.push(document.id);
      }
    }
  }
  return {
    name,
    boost,
    lengths,
    averageLength: getAverage(lengths),
    getPostings(term) {
      const list = postings.get(term);
      return list && {documents: list, getFrequency: () => 1, start: 0, end: list.length};
    },
  };
}

function createContentField(boost: number, index: InvertedIndex): Field {
  const {starts, documents, frequencies, lengths} = index;
  const getFrequency = (posting: number) => frequencyLevels[frequencies[posting] ?? 0] ?? 1;
  return {
    name: 'content',
    boost,
    lengths,
    averageLength: getAverage(lengths),
    getPostings(term) {
      const start = starts[term] ?? 0;
      const end = starts[term + 1] ?? start;
      return end > start ? {documents, getFrequency, start, end} : undefined;
    },
  };
}

/** All fields of an index. Only the content comes from the file; the others are made from the documents. */
export function createFields(
  documents: readonly SearchDocument[],
  index: InvertedIndex,
  vocabulary: Vocabulary,
  settings: SearchSettings,
): Field[] {
  const {titleBoost, contentBoost, tagsBoost, parentCategoriesBoost} = settings;
  return [
    createDocumentField('title', titleBoost, documents, vocabulary),
    createDocumentField('pageTitle', titleBoost * PAGE_TITLE_SHARE, documents, vocabulary),
    createDocumentField('address', titleBoost * ADDRESS_SHARE, documents, vocabulary),
    createContentField(contentBoost, index),
    createDocumentField('tags', tagsBoost, documents, vocabulary),
    createDocumentField('sidebarParentCategories', parentCategoriesBoost, documents, vocabulary),
  ];
}
