import {createHash} from 'node:crypto';

import {encodeDocuments} from '../core/index/documents';
import {collectFieldTexts} from '../core/index/fields';
import {FORMAT_VERSION, type ContentFile, type IndexFile, type SupplementFile} from '../core/index/format';
import {
  addPosting,
  encodeIndex,
  encodeLists,
  roundFrequency,
  type InvertedIndex,
  type Postings,
} from '../core/index/invertedIndex';
import {isPageStart} from '../core/index/records';
import {splitIndex} from '../core/index/supplement';
import {collectTerms, tokenize} from '../core/text/tokenize';
import type {IndexRecord} from './buildRecords';

/** Relative to text, for both frequency and the section's length. */
const CODE_WEIGHT = 0.2;
/** Further words of a sample count a hundredth, so that long listings do not bury the text around them. */
const MAX_CODE_TERMS = 150;

/** Longer names and ids of samples are found by their parts, as those that are too long for a term are. */
const MAX_SAMPLE_NAME = 22;

interface ContentTerms {
  frequencies: Map<string, number>;
  length: number;
}

function countTerms(record: IndexRecord): ContentTerms {
  const frequencies = new Map<string, number>();
  let length = 0;
  const blocks = [...record.blocks, {text: record.summary, kind: 'text' as const}];
  for (const {text, kind} of blocks) {
    let count = 0;
    let end = -1;
    for (const token of tokenize(text)) {
      if (kind !== 'text' && token.compound && token.term.length > MAX_SAMPLE_NAME) continue;
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

/** Before it is split into two files. */
export function buildInvertedIndex(records: readonly IndexRecord[]): InvertedIndex {
  const content = new Map<string, Postings>();
  const keywords = new Map<string, Postings>();
  const subjects = new Map<string, Postings>();
  const lengths: number[] = [];
  let pages = 0;
  for (const record of records) {
    const {frequencies, length} = countTerms(record);
    lengths.push(Math.round(length));
    for (const [term, frequency] of frequencies)
      addPosting(content, term, record.id, roundFrequency(frequency));
    for (const term of collectTerms(record.keywords)) addPosting(keywords, term, record.id);
    if (!isPageStart(record)) continue;
    for (const term of collectTerms(record.subjects)) addPosting(subjects, term, pages);
    pages += 1;
  }
  for (const term of [...collectNames(records), ...keywords.keys(), ...subjects.keys()])
    if (!content.has(term)) content.set(term, {documents: [], frequencies: []});
  return {content, keywords, subjects, lengths};
}

/** The terms of titles, tags and URLs. */
function collectNames(records: readonly IndexRecord[]): Set<string> {
  return collectTerms(records.flatMap(collectFieldTexts));
}

/** Equal records give equal files. */
export function buildIndexFiles(records: readonly IndexRecord[]) {
  const parts = splitIndex(buildInvertedIndex(records), collectNames(records));
  const index = {documents: encodeDocuments(records), index: encodeIndex(parts.main)};
  const supplement = {index: encodeLists(parts.supplement)};
  const content = {content: records.map((record) => record.content)};
  const identity = createHash('sha256')
    .update(JSON.stringify([index, supplement, content]))
    .digest('hex')
    .slice(0, 12);
  const head = {version: FORMAT_VERSION, identity};
  return {
    index: {...head, ...index} satisfies IndexFile,
    supplement: {...head, ...supplement} satisfies SupplementFile,
    content: {...head, ...content} satisfies ContentFile,
  };
}
