import {expect, it} from 'vitest';

import {createInvertedIndex} from '../build/createIndex';
import type {IndexRecord} from '../build/createRecords';
import {decodeDocuments, encodeDocuments} from '../core/index/documents';
import {getHitRoute} from '../core/rank/hit';
import {createSearcher, type Searcher} from '../core/search';
import {defaultSearchSettings, type SearchSettings} from '../core/settings';
import {createTestRecords, type TestPage} from './testRecords';

/** On which the words are common, so that the words under test are rare in comparison. */
const others = Object.fromEntries(
  [...Array(12).keys()].map((index) => [
    `/z${index}`,
    {title: `Other ${index}`, text: 'A scan of something.'},
  ]),
);

export function createRecordSearcher(
  records: readonly IndexRecord[],
  settings: Partial<SearchSettings> = {},
): Searcher {
  const documents = decodeDocuments(encodeDocuments(records));
  const index = createInvertedIndex(records);
  return createSearcher({documents, index}, {...defaultSearchSettings, ...settings});
}

export function createTestSearch(pages: Record<string, TestPage>, settings: Partial<SearchSettings> = {}) {
  const records = createTestRecords({...pages, ...others});
  const searcher = createRecordSearcher(records, settings);
  const content = records.map((record) => record.content);
  return {
    searcher,
    /** The routes of the results. */
    find: (query: string) => searcher.search(query, content).hits.map(getHitRoute),
  };
}

/** Two pages answer the query. */
type Comparison = readonly [behaviour: string, query: string, better: TestPage, worse: TestPage];

// Longer than any title in the tests, because a page is named by its URL if that is shorter than the title.
const WORSE = '/a-page-of-the-site-that-is-not-meant';
const BETTER = '/b-page-of-the-site-that-is-meant-here';

/**
 * The pairs are close: changing a weight by a third reverses one of them. With equal scores, the worse page comes first
 * because of its URL.
 */
export function compareAll(comparisons: readonly Comparison[]): void {
  it.each(comparisons)('%s', (_, query, better, worse) => {
    const found = createTestSearch({[WORSE]: worse, [BETTER]: better}).find(query);
    expect(found.slice(0, 2)).toEqual([BETTER, WORSE]);
  });
}
