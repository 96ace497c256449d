import type {SearchSettings} from '../settings';
import {tokenize, type Token} from '../text/tokenize';
import {guessAnchor} from './documents';
import {frequencyLevels, type InvertedIndex} from './invertedIndex';
import type {Postings} from './postings';
import {isPageStart, type SearchDocument} from './records';
import type {Vocabulary} from './vocabulary';

export interface Field {
  name: 'title' | 'pageTitle' | 'address' | 'content' | 'keywords' | 'tags' | 'sidebarParentCategories';
  boost: number;
  lengths: ArrayLike<number>;
  averageLength: number;
  count: (term: number) => number;
  /** Frequencies are counts, or levels converted to counts. */
  forEach: (term: number, visit: (document: number, frequency: number) => void) => void;
  /** Documents whose field contains a word in exactly this form, before stemming; none for the content. */
  getWritten: (surface: string) => readonly number[];
}

/** A keyword counts more than a word in a text, and less than one in a title. */
const KEYWORD_BOOST = 2.4;
/** Words of a section's title count with the full title boost, those of its page's title with this share of it. */
const PAGE_TITLE_SHARE = 0.35;
/** The same for anchors and the last parts of URLs, which often name the field or command that a section is about. */
const ADDRESS_SHARE = 0.17;
/** Frequency of a part of a name, such as `Scan` in `ScanCompletionHook`; a whole word has 1. */
const NAME_PART_FREQUENCY = 0.5;

/** For the fields that are derived from the documents instead of stored in the index. */
const documentTexts = {
  title: (document: SearchDocument) => [document.title],
  pageTitle: (document: SearchDocument) => (isPageStart(document) ? [] : [document.pageTitle]),
  address: (document: SearchDocument) => {
    const name = /[^/#]+(?=\/?$)/.exec(document.sectionRoute)?.[0] ?? '';
    // The last part of a page's URL is a name; an anchor is a title whose words are joined by hyphens.
    if (isPageStart(document)) return [name];
    return [name === guessAnchor(document.title) ? document.title : name.replaceAll('-', ' ')];
  },
  tags: (document: SearchDocument) => document.tags,
  sidebarParentCategories: (document: SearchDocument) => document.sidebarParentCategories,
};

export function collectFieldTexts(document: SearchDocument): string[] {
  return Object.values(documentTexts).flatMap((getTexts) => getTexts(document));
}

function getAverage(lengths: ArrayLike<number>): number {
  const filled = Array.from(lengths).filter((length) => length > 0);
  return filled.length === 0 ? 1 : filled.reduce((sum, length) => sum + length, 0) / filled.length;
}

interface FieldText {
  frequencies: ReadonlyMap<number, number>;
  surfaces: ReadonlySet<string>;
  /** Number of its words; an identifier counts as many as it has parts. */
  length: number;
}

/** Whether a word is joined to another one without a separator, like `Scan` in `ScanType`. */
function isInsideName(text: string, {start, end}: Token): boolean {
  const isJoined = (before: number) => /\p{L}\p{Lu}/u.test(text.slice(Math.max(0, before - 1), before + 1));
  return isJoined(start) || isJoined(end);
}

function parseFieldText(text: string, vocabulary: Vocabulary): FieldText {
  const tokens = tokenize(text);
  const frequencies = new Map<number, number>();
  for (const token of tokens) {
    const id = vocabulary.find(token.term);
    if (id === undefined) continue;
    const frequency = isInsideName(text, token) ? NAME_PART_FREQUENCY : 1;
    frequencies.set(id, Math.max(frequency, frequencies.get(id) ?? 0));
  }
  return {
    frequencies,
    surfaces: new Set(tokens.map(({surface}) => surface)),
    length: tokens.filter(({compound}) => !compound).length,
  };
}

/** Documents in ascending order, each once, with the frequency of a term. */
interface DocumentList {
  documents: number[];
  frequencies: number[];
}

function addDocument<Key>(lists: Map<Key, DocumentList>, key: Key, document: number, frequency = 1): void {
  const list = lists.get(key) ?? {documents: [], frequencies: []};
  lists.set(key, list);
  if (list.documents.at(-1) === document) return;
  list.documents.push(document);
  list.frequencies.push(frequency);
}

function createDocumentField(
  name: keyof typeof documentTexts,
  boost: number,
  documents: readonly SearchDocument[],
  vocabulary: Vocabulary,
  known: Map<string, FieldText>,
): Field {
  const getTexts = documentTexts[name];
  const postings = new Map<number, DocumentList>();
  const written = new Map<string, DocumentList>();
  const lengths = new Uint16Array(documents.length);
  for (const document of documents) {
    for (const text of getTexts(document)) {
      const parsed = known.get(text) ?? parseFieldText(text, vocabulary);
      known.set(text, parsed);
      lengths[document.id] = (lengths[document.id] ?? 0) + parsed.length;
      for (const [id, frequency] of parsed.frequencies) addDocument(postings, id, document.id, frequency);
      for (const surface of parsed.surfaces) addDocument(written, surface, document.id);
    }
  }
  return {
    name,
    boost,
    lengths,
    averageLength: getAverage(lengths),
    count: (term) => postings.get(term)?.documents.length ?? 0,
    forEach(term, visit) {
      const list = postings.get(term);
      list?.documents.forEach((document, position) => visit(document, list.frequencies[position] ?? 1));
    },
    getWritten: (surface) => written.get(surface)?.documents ?? [],
  };
}

function createIndexField(
  field: Pick<Field, 'name' | 'boost' | 'lengths'>,
  {starts, documents}: Postings,
  getFrequency: (posting: number) => number,
): Field {
  return {
    ...field,
    averageLength: getAverage(field.lengths),
    count: (term) => (starts[term + 1] ?? 0) - (starts[term] ?? 0),
    forEach(term, visit) {
      const end = starts[term + 1] ?? 0;
      for (let posting = starts[term] ?? 0; posting < end; posting += 1)
        visit(documents[posting] ?? 0, getFrequency(posting));
    },
    getWritten: () => [],
  };
}

/** Content and keywords come from the file; the others are derived from the documents. */
export function createFields(
  documents: readonly SearchDocument[],
  index: InvertedIndex,
  vocabulary: Vocabulary,
  settings: SearchSettings,
): Field[] {
  const {titleBoost, contentBoost, tagsBoost, parentCategoriesBoost} = settings;
  const {content, keywords, lengths} = index;
  // Cache: sections share page titles, tags and headings, and most anchors equal the title.
  const known = new Map<string, FieldText>();
  return [
    createDocumentField('title', titleBoost, documents, vocabulary, known),
    createDocumentField('pageTitle', titleBoost * PAGE_TITLE_SHARE, documents, vocabulary, known),
    createDocumentField('address', titleBoost * ADDRESS_SHARE, documents, vocabulary, known),
    createIndexField(
      {name: 'content', boost: contentBoost, lengths},
      content,
      (posting) => frequencyLevels[content.frequencies[posting] ?? 0] ?? 1,
    ),
    // A keyword occurs at most once in a document, and the number of keywords does not matter.
    createIndexField(
      {name: 'keywords', boost: KEYWORD_BOOST, lengths: new Uint8Array(lengths.length).fill(1)},
      keywords,
      () => 1,
    ),
    createDocumentField('tags', tagsBoost, documents, vocabulary, known),
    createDocumentField('sidebarParentCategories', parentCategoriesBoost, documents, vocabulary, known),
  ];
}
