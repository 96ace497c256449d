import {expect, it} from 'vitest';

import {createInvertedIndex} from '../build/createIndex';
import type {IndexRecord} from '../build/createRecords';
import {decodeDocuments, encodeDocuments} from '../core/index/documents';
import type {SearchIndex} from '../core/index/format';
import {getHitRoute} from '../core/rank/hit';
import {createSearcher, type Searcher} from '../core/search';
import {defaultSearchSettings, type SearchSettings} from '../core/settings';
import {createTestRecords, type TestPage} from './testRecords';

/** Pages that other words of a query are common on, so that one word has something to be rare against. */
const others = Object.fromEntries(
  [...Array(12).keys()].map((index) => [
    `/z${index}`,
    {title: `Other ${index}`, text: 'A scan of something.'},
  ]),
);

export interface TestSearch {
  searcher: Searcher;
  /** Addresses of the results, best first, with the texts at hand. */
  find: (query: string) => string[];
}

/** The index of records as the browser has it when the rare words are there too. */
function createTestIndex(records: readonly IndexRecord[]): SearchIndex {
  return {
    documents: decodeDocuments(encodeDocuments(records)),
    index: createInvertedIndex(records),
    isPartial: false,
  };
}

/** A search over records. */
export function createRecordSearcher(
  records: readonly IndexRecord[],
  settings: Partial<SearchSettings> = {},
): Searcher {
  return createSearcher(createTestIndex(records), {...defaultSearchSettings, ...settings});
}

/** A search over pages by their address, and a dozen others. */
export function createTestSearch(
  pages: Record<string, TestPage>,
  settings: Partial<SearchSettings> = {},
): TestSearch {
  const records = createTestRecords({...pages, ...others});
  const searcher = createRecordSearcher(records, settings);
  const content = records.map((record) => record.content);
  return {
    searcher,
    find: (query) => searcher.search(query, content).hits.map(getHitRoute),
  };
}

/** A behaviour, a query, and two pages that answer it: the better one and the worse one. */
export type Comparison = readonly [behaviour: string, query: string, better: TestPage, worse: TestPage];

// Longer than the titles of tests: where an address is shorter than the title, the address is the name of its page.
const WORSE = '/a-page-of-the-site-that-is-not-meant';
const BETTER = '/b-page-of-the-site-that-is-meant-here';

/**
 * Tests which of two pages comes first. The pairs lie near the decision, so that a weight that is a third higher or
 * lower turns one of its examples round. Of equal pages the worse one would come first, by its address.
 */
export function compareAll(comparisons: readonly Comparison[]): void {
  it.each(comparisons)('%s', (_, query, better, worse) => {
    const found = createTestSearch({[WORSE]: worse, [BETTER]: better}).find(query);
    expect(found.slice(0, 2)).toEqual([BETTER, WORSE]);
  });
}
