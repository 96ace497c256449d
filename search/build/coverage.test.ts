import {readFileSync} from 'node:fs';
import path from 'node:path';

import {beforeAll, describe, expect, it} from 'vitest';

import {getHitRoute} from '../core/rank/hit';
import type {Searcher} from '../core/search';
import {createRecordSearcher} from '../../tests/support/search/testSearch';
import {buildRecords, type IndexRecord} from './buildRecords';

const FILE = path.join(__dirname, '../fixtures/coverage.mdx');
/** Each visible piece of the page has a unique word that begins with "word". */
const WORDS = [...new Set(readFileSync(FILE, 'utf8').match(/\bword[a-z]+\b/g))];

let records: IndexRecord[];
let searcher: Searcher;
const find = (query: string) => searcher.search(query).hits.map(({document}) => document.sectionRoute);

beforeAll(async () => {
  const page = {
    file: FILE,
    permalink: '/docs/coverage',
    title: 'Coverage',
    description: '',
    type: 'docs' as const,
    tags: [],
    path: ['Docs'],
    categories: [],
  };
  records = await buildRecords([page], {
    siteDir: __dirname,
    remarkPlugins: [],
    categoryCount: 0,
    ignoredHeadings: ['Next steps'],
    phrases: null,
    baseUrl: '/',
  });
  searcher = createRecordSearcher(records);
});

describe('every visible piece of a page', () => {
  it.each(WORDS)('%s can be found', (word) => {
    expect(find(word)).toHaveLength(1);
    expect(records.filter(({content, title}) => `${title} ${content}`.includes(word))).toHaveLength(1);
  });

  it('is found in its section', () => {
    expect(find('wordintro')).toEqual(['/docs/coverage']);
    expect(find('wordtab')).toEqual(['/docs/coverage']);
    expect(find('wordadmonition')).toEqual(['/docs/coverage#own-anchor']);
    expect(find('wordbelow')).toEqual(['/docs/coverage#deeper-worddeeper']);
    expect(find('wordrepeat')).toEqual(['/docs/coverage#heading']);
    expect(find('wordagain')).toEqual(['/docs/coverage#heading-1']);
  });

  it('is found at its row if the row has an anchor', () => {
    expect(records[0]?.entries).toEqual(['row.wordrow#row.anchor']);
    expect(searcher.search('row.wordrow').hits.map(getHitRoute)).toEqual(['/docs/coverage#row.anchor']);
  });

  it('has the words of the page only', () => {
    expect(find('hiddencomment')).toEqual([]);
    expect(find('flowchart')).toEqual([]);
    expect(find('xylophones')).toEqual([]);
    expect(records.map(({content}) => content).join()).not.toMatch(/TabItem|@theme/);
  });

  it('keeps cells, paragraphs and lines of samples apart', () => {
    expect(records[0]?.content).toContain(
      '\tHead wordcolumn · Second\ncell wordcell wordbreak · wordcode in a cell\n',
    );
  });
});
