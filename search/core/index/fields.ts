import type {SearchSettings} from '../settings';
import {tokenize, type Token} from '../text/tokenize';
import {guessAnchor} from './documents';
import {addPosting, type InvertedIndex, type Postings, type PostingsByTerm} from './invertedIndex';
import {isPageStart, type SearchDocument} from './records';
import type {Vocabulary} from './vocabulary';

export interface Field {
  name: 'title' | 'pageTitle' | 'address' | 'content' | 'keywords' | 'tags' | 'sidebarParentCategories';
  boost: number;
  lengths: readonly number[];
  averageLength: number;
  count: (term: number) => number;
  forEach: (term: number, visit: (document: number, frequency: number) => void) => void;
  /** Documents whose field contains a word in exactly this form, before stemming; none for the content. */
  getWritten: (surface: string) => readonly number[];
}

/** A keyword counts more than a word in a text, and less than one in a title. */
const KEYWORD_BOOST = 2;
/** Words of a section's title count with the full title boost, those of its page's title with this share of it. */
const PAGE_TITLE_SHARE = 0.45;
/** The same for anchors and the last parts of URLs, which often name the field or command that a section is about. */
const ADDRESS_SHARE = 0.17;
/** Frequency of a part of a name, such as `Scan` in `ScanCompletionHook`; a whole word has 1. */
const NAME_PART_FREQUENCY = 0.5;

/** `4. A separate version` is not about version 4. */
const STEP_NUMBER = /^\d+\.? /;

/** For the fields that are derived from the documents instead of stored in the index. */
const documentTexts = {
  title: (document: SearchDocument) => [document.title.replace(STEP_NUMBER, '')],
  pageTitle: (document: SearchDocument) =>
    isPageStart(document) ? [] : [document.pageTitle.replace(STEP_NUMBER, '')],
  address: (document: SearchDocument) => {
    const name = /[^/#]+(?=\/?$)/.exec(document.sectionRoute)?.[0] ?? '';
    // The last part of a page's URL is a name; an anchor is a title whose words are joined by hyphens.
    if (isPageStart(document)) return [name];
    const words = name === guessAnchor(document.title) ? document.title : name.replaceAll('-', ' ');
    return [words.replace(STEP_NUMBER, '')];
  },
  tags: (document: SearchDocument) => document.tags,
  sidebarParentCategories: (document: SearchDocument) => document.sidebarParentCategories,
};

export function collectFieldTexts(document: SearchDocument): string[] {
  return Object.values(documentTexts).flatMap((getTexts) => getTexts(document));
}

function getAverage(lengths: readonly number[]): number {
  const filled = lengths.filter((length) => length > 0);
  return filled.length === 0 ? 1 : filled.reduce((sum, length) => sum + length, 0) / filled.length;
}

interface FieldText {
  frequencies: ReadonlyMap<string, number>;
  surfaces: ReadonlySet<string>;
  /** Number of its words; an identifier counts as many as it has parts. */
  length: number;
}

/** Whether a word is joined to another one without a separator, like `Scan` in `ScanType`. */
function isInsideName(text: string, {start, end}: Token): boolean {
  const isJoined = (before: number) => /\p{L}\p{Lu}/u.test(text.slice(Math.max(0, before - 1), before + 1));
  return isJoined(start) || isJoined(end);
}

function parseFieldText(text: string): FieldText {
  const tokens = tokenize(text);
  const frequencies = new Map<string, number>();
  for (const token of tokens) {
    const frequency = isInsideName(text, token) ? NAME_PART_FREQUENCY : 1;
    frequencies.set(token.term, Math.max(frequency, frequencies.get(token.term) ?? 0));
  }
  return {
    frequencies,
    surfaces: new Set(tokens.map(({surface}) => surface)),
    length: tokens.filter(({compound}) => !compound).length,
  };
}

/** Content and keywords come from the file; the others are derived from the documents. */
export function buildFields(
  documents: readonly SearchDocument[],
  {content, keywords, lengths: contentLengths}: InvertedIndex,
  {terms}: Vocabulary,
  settings: SearchSettings,
): Field[] {
  const {titleBoost, contentBoost, tagsBoost, parentCategoriesBoost} = settings;
  // Cache: sections share page titles, tags and headings, and most anchors equal the title.
  const known = new Map<string, FieldText>();

  function buildField(
    field: Pick<Field, 'name' | 'boost' | 'lengths'>,
    postings: PostingsByTerm,
    written: PostingsByTerm,
  ): Field {
    const find = (term: number) => postings.get(terms[term] ?? '');
    return {
      ...field,
      averageLength: getAverage(field.lengths),
      count: (term) => find(term)?.documents.length ?? 0,
      forEach(term, visit) {
        const list = find(term);
        list?.documents.forEach((document, position) => visit(document, list.frequencies[position] ?? 1));
      },
      getWritten: (surface) => written.get(surface)?.documents ?? [],
    };
  }

  function buildDocumentField(name: keyof typeof documentTexts, boost: number): Field {
    const postings = new Map<string, Postings>();
    const written = new Map<string, Postings>();
    const lengths = documents.map(() => 0);
    for (const document of documents) {
      const {id} = document;
      for (const text of documentTexts[name](document)) {
        const parsed = known.get(text) ?? parseFieldText(text);
        known.set(text, parsed);
        lengths[id] = (lengths[id] ?? 0) + parsed.length;
        for (const [term, frequency] of parsed.frequencies) addPosting(postings, term, id, frequency);
        for (const surface of parsed.surfaces) addPosting(written, surface, id);
      }
    }
    return buildField({name, boost, lengths}, postings, written);
  }

  const none: PostingsByTerm = new Map();
  return [
    buildDocumentField('title', titleBoost),
    buildDocumentField('pageTitle', titleBoost * PAGE_TITLE_SHARE),
    buildDocumentField('address', titleBoost * ADDRESS_SHARE),
    buildField({name: 'content', boost: contentBoost, lengths: contentLengths}, content, none),
    // The number of keywords does not matter.
    buildField({name: 'keywords', boost: KEYWORD_BOOST, lengths: documents.map(() => 1)}, keywords, none),
    buildDocumentField('tags', tagsBoost),
    buildDocumentField('sidebarParentCategories', parentCategoriesBoost),
  ];
}
