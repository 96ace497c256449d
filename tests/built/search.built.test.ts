// cspell:ignore troublesh -- half of a word
import {describe, expect, it} from 'vitest';

import {parseContentFile, parseIndexFile, parseSupplementFile} from '../../search/core/index/format';
import {getHitRoute} from '../../search/core/rank/hit';
import {createSearcher} from '../../search/core/search';
import type {SearchGlobalData} from '../../search/core/settings';
import {readBuiltFile, readGlobalData, readScripts} from '../buildPages';

const readFile = (part: string): unknown => JSON.parse(readBuiltFile(`search-${part}-en.json`).toString());

const data = readGlobalData()['local-search']?.default as SearchGlobalData;
const index = parseIndexFile(readFile('index'));
const content = parseContentFile(readFile('content'), index);
const searcher = createSearcher(index, data.settings);
searcher.addSupplement(parseSupplementFile(readFile('supplement'), index));

const find = (query: string) => searcher.search(query, content).hits.map(getHitRoute);

describe('Search: what the build contains', () => {
  it('the site searches with the numbers of the specification, and sends no analytics', () => {
    expect(data).toMatchObject({
      settings: {
        maxSearchResults: 8,
        titleBoost: 5,
        contentBoost: 1,
        tagsBoost: 3,
        parentCategoriesBoost: 2,
        k1: 1.2,
        b: 0.75,
      },
      analyticsEndpoint: null,
    });
    expect(find('scan')).toHaveLength(8);
  });

  it('a record has the fields of the specification; parent categories are not indexed', () => {
    const {documents} = index;
    const record = documents.find(({sectionRoute}) => sectionRoute === '/docs/scanners/nmap#install');
    expect(record).toMatchObject({
      id: documents.findIndex((document) => document === record),
      title: 'Install',
      sectionTitle: 'Install',
      pageTitle: 'Nmap',
      type: 'docs',
      tags: [],
    });
    expect(new Set(documents.map(({type}) => type))).toEqual(new Set(['docs', 'blog']));
    expect(documents.filter(({sidebarParentCategories}) => sidebarParentCategories.length > 0)).toEqual([]);
    expect(content).toHaveLength(documents.length);
    expect(content[record?.id ?? -1]).toContain('helm');
  });

  it('the texts of the panel have the ids under which they are translated', () => {
    const scripts = readScripts();
    const texts = {
      placeholder: 'Search...',
      noResults: 'No results found.',
      clearButtonTitle: 'Clear',
      detachedCancelButtonText: 'Cancel',
      submitButtonTitle: 'Submit',
    };
    const missing = Object.entries(texts).filter(
      ([name, text]) => !new RegExp(`id:"cmfcmf/d-s-l\\.searchBar\\.${name}",[^}]*"${text}"`).test(scripts),
    );
    expect(missing).toEqual([]);
  });
});

describe('Search: what is found', () => {
  it.each([
    ['nmap', '/docs/scanners/nmap'],
    ['install nmap', /#install/],
    ['spec.scanType', /\/docs\//],
    ['--top-ports', /\/docs\/scanners\/nmap/],
    ['CRASH_ON_FAILED_VALIDATION', '/docs/api/finding#fail-on-invalid-findings'],
    ['ttlSecondsAfterFinished', /ttlsecondsafterfinished/],
    ['dependency-track', '/docs/hooks/dependency-track'],
    ['troublesh', '/docs/getting-started/troubleshooting'],
    ['-Pn', /nmap|scanning-networks/],
    ['nmap -p-', /^\/docs\/scanners\/nmap/],
    // These words lead to the page, whose beginning has them all.
    ['cascading scan not started', '/docs/hooks/cascading-scans'],
  ])('the section of %s comes first', (query, route) => {
    expect(find(query)[0]).toMatch(route);
  });

  it.each([
    ['images air gapped|offline|mirror images|air gapped cluster|no internet', 1, /#(?:images|mirror)$/],
    ['mirror registry', 8, /#images$/],
    ['validate scan yaml|check manifest|validate manifest', 2, /#check-a-manifest$/],
    ['nothing starts|why does no cascading scan start', 2, /#why-does-nothing-start$/],
  ])('who has the task %s finds where it is done among the first %d', (queries, depth, wanted) => {
    for (const query of queries.split('|')) {
      expect(find(query).slice(0, depth), query).toContainEqual(expect.stringMatching(wanted));
    }
  });
});
