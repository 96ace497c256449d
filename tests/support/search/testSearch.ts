import {expect, it} from 'vitest';

import {buildInvertedIndex} from '../../../search/build/buildIndex';
import type {IndexRecord} from '../../../search/build/buildRecords';
import {decodeDocuments, encodeDocuments} from '../../../search/core/index/documents';
import {getHitRoute} from '../../../search/core/rank/hit';
import {createSearcher, type Searcher} from '../../../search/core/search';
import {defaultSearchSettings, type SearchSettings} from '../../../search/core/settings';

export interface TestPage {
  title: string;
  text?: string;
  tags?: string[];
  type?: IndexRecord['type'];
  sections?: Record<string, string>;
  /** At the start of the page, like keywords and subjects. */
  sample?: string;
  keywords?: string[];
  subjects?: string[];
}

/** Words of samples, single texts and titles, so that each file of an index could affect their order. */
export const COMPETING_PAGES: Record<string, TestPage> = {
  '/nmap': {
    title: 'Nmap',
    text: 'A network scanner that finds the ports of one host and of another host.',
    sample: 'helm install nmap --set ports=all schedule schedule',
    sections: {Install: 'Install it with helm.', 'First scan': 'How to start a scan of the network.'},
  },
  '/zap': {
    title: 'ZAP',
    text: 'Its host discovery is a scan of the network. A schedule is not needed.',
    sample: 'kubectl apply scan network host',
    sections: {Install: 'How to install it.', 'First scan': 'Scan a host.', Context: 'Anonymous users.'},
  },
  '/schedule': {
    title: 'Scheduled scans',
    text: 'To schedule a scan, set how often it runs.',
    sample: 'kubectl get scans host',
    sections: {Schedule: 'A cron expression. A host again, and anon.', History: 'Old scans of a host.'},
  },
  '/post': {title: 'News about scans', type: 'blog', text: 'How we schedule the scan of a network host.'},
  '/tool': {title: 'Anonymous access', text: 'Networks of hosts.', sample: 'anon --set helm network'},
};

/** Creates records from pages by URL path, with their sections by title. */
export function createTestRecords(pages: Record<string, TestPage>): IndexRecord[] {
  const records = Object.entries(pages).flatMap(
    ([route, {title, text = '', tags = [], type = 'docs', sections = {}, sample = '', ...words}]) =>
      [['', text], ...Object.entries(sections)].map(([sectionTitle = '', content = '']) => ({
        pageTitle: title,
        sectionTitle: sectionTitle || title,
        title: sectionTitle || title,
        sectionRoute: sectionTitle ? `${route}#${sectionTitle.toLowerCase().replaceAll(' ', '-')}` : route,
        type,
        tags,
        sidebarParentCategories: [],
        path: ['Docs'],
        content,
        blocks: [
          {text: content, kind: 'text' as const},
          ...(sectionTitle === '' ? [{text: sample, kind: 'code' as const}] : []),
        ],
        summary: '',
        keywords: sectionTitle === '' ? (words.keywords ?? []) : [],
        subjects: sectionTitle === '' ? (words.subjects ?? []) : [],
      })),
  );
  return records.map((record, id) => ({...record, id}));
}

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
  const index = buildInvertedIndex(records);
  const searcher = createSearcher({documents, index}, {...defaultSearchSettings, ...settings});
  // The index is whole.
  searcher.addSupplement({content: new Map(), keywords: new Map(), subjects: new Map()});
  return searcher;
}

export function createTestSearch(pages: Record<string, TestPage>, settings: Partial<SearchSettings> = {}) {
  const records = createTestRecords({...pages, ...others});
  const searcher = createRecordSearcher(records, settings);
  const content = records.map((record) => record.content);
  return {
    searcher,
    find: (query: string) => searcher.search(query, content).hits.map(getHitRoute),
  };
}

export const UNRELATED = 'Here is it now.';

/** Two pages answer the query. */
type Comparison = readonly [query: string, better: TestPage, worse: TestPage];

// Longer than any title in the tests, because a page is named by its URL if that is shorter than the title.
const WORSE = '/a-page-of-the-site-that-is-not-meant';
const BETTER = '/b-page-of-the-site-that-is-meant-here';

/**
 * Compares pairs of pages by what they show; a page without a text has an unrelated one.
 *
 * The pairs are close: changing a weight by a third reverses one of them. With equal scores, the worse page comes first
 * because of its URL.
 */
export function compareAll(comparisons: Record<string, Comparison>): void {
  it.each(Object.entries(comparisons))('%s', (_, [query, better, worse]) => {
    const found = createTestSearch({
      [WORSE]: {text: UNRELATED, ...worse},
      [BETTER]: {text: UNRELATED, ...better},
    }).find(query);
    expect(found.slice(0, 2)).toEqual([BETTER, WORSE]);
  });
}
