import {collectFieldTexts} from '../core/fields';
import {
  encodeIndex,
  FORMAT_VERSION,
  getFrequencyLevel,
  type ContentFile,
  type IndexFile,
  type InvertedIndex,
} from '../core/format';
import type {SearchDocument} from '../core/records';
import {tokenize} from '../core/tokenize';
import type {IndexRecord} from './createRecords';

/** A word in a sample counts as this part of a word in text, both for its frequency and for the section's length. */
const CODE_WEIGHT = 0.2;
/** Words of a sample after these count as their hundredth part: long listings must not bury the text around them. */
const MAX_CODE_TERMS = 150;

type ContentTerms = {frequencies: Map<string, number>; length: number};

function countTerms(record: IndexRecord): ContentTerms {
  const frequencies = new Map<string, number>();
  let length = 0;
  const blocks = [...record.blocks, {text: record.summary, kind: 'text' as const}];
  for (const {text, kind} of blocks) {
    let count = 0;
    let end = -1;
    for (const token of tokenize(text)) {
      count += 1;
      const weight = kind === 'text' ? 1 : count > MAX_CODE_TERMS ? CODE_WEIGHT / 100 : CODE_WEIGHT;
      frequencies.set(token.term, (frequencies.get(token.term) ?? 0) + weight);
      if (token.start >= end) {
        length += weight;
        end = token.end;
      }
    }
  }
  return {frequencies, length};
}

function createInvertedIndex(records: readonly IndexRecord[]): InvertedIndex {
  const postings = new Map<string, [document: number, level: number][]>();
  const lengths: number[] = [];
  for (const record of records) {
    const {frequencies, length} = countTerms(record);
    lengths.push(Math.round(length));
    for (const [term, frequency] of frequencies) {
      const list = postings.get(term) ?? [];
      list.push([record.id, getFrequencyLevel(frequency)]);
      postings.set(term, list);
    }
    for (const text of collectFieldTexts(record)) {
      for (const {term} of tokenize(text)) if (!postings.has(term)) postings.set(term, []);
    }
  }
  const terms = [...postings.keys()].sort((a, b) => (a < b ? -1 : 1));
  const lists = terms.map((term) => postings.get(term) ?? []);
  const starts = [0];
  for (const list of lists) starts.push((starts.at(-1) ?? 0) + list.length);
  return {
    terms,
    starts,
    documents: lists.flat().map(([document]) => document),
    frequencies: lists.flat().map(([, level]) => level),
    lengths,
  };
}

function createDocument(record: IndexRecord): SearchDocument {
  const {id, title, pageTitle, sectionTitle, sectionRoute, type, tags, sidebarParentCategories, path} =
    record;
  return {
    id,
    title,
    pageTitle,
    sectionTitle,
    sectionRoute,
    type,
    tags,
    sidebarParentCategories,
    path,
    ...(record.entries ? {entries: record.entries} : {}),
  };
}

/** The index of all records. Equal records give equal files. */
export function createIndexFile(records: readonly IndexRecord[]): IndexFile {
  return {
    version: FORMAT_VERSION,
    documents: records.map(createDocument),
    index: encodeIndex(createInvertedIndex(records)),
  };
}

/** The texts of all records, in their order. */
export function createContentFile(records: readonly IndexRecord[]): ContentFile {
  return {version: FORMAT_VERSION, content: records.map(({content}) => content)};
}
