// cspell:disable -- typing mistakes are part of the queries
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {buildIndexFiles} from '../build/buildIndex';
import {anyQuery} from '../../tests/support/search/testQueries';
import {
  createRecordSearcher,
  createTestRecords,
  createTestSearch,
} from '../../tests/support/search/testSearch';
import {parseIndexFile} from './index/format';
import {createSearcher} from './search';
import {defaultSearchSettings} from './settings';

const records = createTestRecords({
  '/nmap': {
    title: 'Nmap',
    text: 'A network scanner for on-prem hosts and ports.',
    tags: ['network'],
    sections: {
      Install: 'Use helm upgrade --install nmap with --set cascadingRules.enabled=true.',
      Options: 'Skip host discovery with -Pn, detect services with -sV.',
      'Scan a network': 'Set spec.scanType and spec.parameters of a Scan.',
      Pitfalls: 'Version 4.13.0 has CVE-2021-44228.',
    },
  },
  '/zap': {
    title: 'ZAP Automation Framework',
    text: 'Scans web applications. The chart is zap-automation-framework, apiVersion securecodebox.io/v1.',
    sections: {
      Install: 'Use helm upgrade --install zap.',
      Authentication: 'How to authenticate with a login form.',
    },
  },
  '/adr_0012': {title: 'ADR 12', text: 'Decision adr_0012 about clusterwide custom resources.'},
  '/scan': {
    title: 'Scan',
    text: 'The kind that starts a run. ttlSecondsAfterFinished removes finished scans.',
    sections: {Status: 'A finished scan is Done.'},
  },
  '/auto': {title: 'Auto-discovery', text: 'Finds services of the cluster by itself.'},
  '/post': {title: 'Scan news', text: 'News about Kubernetes.', type: 'blog', tags: ['community']},
});
for (const record of records)
  if (record.sectionRoute.startsWith('/zap')) record.sidebarParentCategories = ['Scanners'];
const content = records.map((record) => record.content);
const searcher = createRecordSearcher(records);
const find = (query: string) =>
  searcher.search(query, content).hits.map(({document}) => document.sectionRoute);

describe('search', () => {
  it.each([
    ['spec.scanType', '/nmap#scan-a-network'],
    ['securecodebox.io/v1', '/zap'],
    ['--set', '/nmap#install'],
    ['ttlSecondsAfterFinished', '/scan'],
    ['zap-automation-framework', '/zap'],
    ['CVE-2021-44228', '/nmap#pitfalls'],
    ['44228', '/nmap#pitfalls'],
    ['adr_0012', '/adr_0012'],
    ['on-prem', '/nmap'],
    ['-Pn', '/nmap#options'],
    ['4.13.0', '/nmap#pitfalls'],
    ['cascadingRules.enabled', '/nmap#install'],
    ['autodiscovery', '/auto'],
    ['auto discovery', '/auto'],
    ['authenticating', '/zap#authentication'],
    ['authenticat', '/zap#authentication'],
    ['how to', '/zap#authentication'],
    ['automation', '/zap'],
    ['install nmap', '/nmap#install'],
    ['install zap', '/zap#install'],
  ])('finds %s first', (query, route) => {
    expect(find(query)[0]).toBe(route);
  });

  it('puts titles with the whole word first', () => {
    const found = find('scan');
    expect(found[0]).toBe('/scan');
    expect(found.indexOf('/post')).toBeLessThan(found.indexOf('/scan#status'));
  });

  it.each([
    ['cluster -sca', ['/auto']],
    ['nmap -"host discovery"', ['/nmap']],
    ['scan -type:blo', ['/post']],
    ['scan -type:', ['/post']],
    ['scan -type:other', ['/post']],
    ['auth* login', ['/zap#authentication']],
    ['kuber news ', ['/post']],
  ])('finds with operators, exclusions exactly as typed: %s', (query, routes) => {
    expect(find(query)).toEqual(expect.arrayContaining(routes));
  });

  it.each([
    ['kubernetes -new', ['/post']],
    ['discovery -"host discovery"', ['/auto']],
    ['kubernetes -news', []],
    ['kubernetes -new*', []],
    ['scan type:blog -type:blog', []],
    ['+content:"scan news"', []],
    // Three letters are too few to guess.
    ['zep', []],
  ])('finds nothing else: %s', (query, routes) => {
    expect(find(query)).toEqual(routes);
  });

  it('requires words with a plus', () => {
    expect(find('+install +nmap')).toEqual(['/nmap#install']);
    expect(find('install +nowhere')).toEqual([]);
  });

  it('excludes words with a minus', () => {
    expect(find('install -zap')).not.toContain('/zap#install');
    expect(find('install -zap-automation-framework')).not.toContain('/zap');
    // A part of the identifier is not enough to exclude a page.
    expect(find('scan -spec.scanType')).toContain('/scan');
    expect(find('scan -spec.scanType')).not.toContain('/nmap#scan-a-network');
  });

  it.each([
    ['scan -type:blog', '/post', '/scan'],
    ['scan -TYPE:"blog"', '/post', '/scan'],
    ['scan -tags:community', '/post', '/scan'],
    ['install -title:nmap', '/nmap', '/nmap#install'],
    ['scan -title:"scan news"', '/post', '/scan'],
    ['scan -content:finished', '/scan#status', '/post'],
    ['install -sidebarParentCategories:scanners', '/zap#install', '/nmap#install'],
    ['scan -type:blog -title:status -content:network', '/scan#status', '/scan'],
    ['scan type:docs -content:network', '/nmap', '/scan'],
  ])('excludes words in a field: %s', (query, out, kept) => {
    expect(find(query)).not.toContain(out);
    expect(find(query)).toContain(kept);
    // Not only for the last word, which may be unfinished.
    expect(find(`${query} `)).toEqual(find(query));
  });

  it.each(['-nmap', '-nmap -zap', '-"host discovery"', '-title:nmap', '-type:blog', '-n', '-', '--', '-*'])(
    'finds nothing for a query that only excludes: %s',
    (query) => {
      expect(searcher.search(query, content)).toMatchObject({hits: [], corrections: []});
      expect(find(`${query} `)).toEqual([]);
    },
  );

  it('requires and excludes phrases, also in a single field', () => {
    expect(find('scan +"host discovery"')).toEqual(['/nmap#options']);
    expect(find('title:"scan news"')[0]).toBe('/post');
    expect(find('title:"host discovery"')).not.toContain('/nmap#options');
    expect(searcher.search('+title:"scan news"').needsContent).toBe(false);
    // Without the texts, the phrase is assumed to be there.
    expect(searcher.search('+"host discovery"').hits).not.toEqual([]);
    expect(searcher.search('-"host discovery" nmap').needsContent).toBe(true);
  });

  it('searches for a word in a single field', () => {
    expect(find('title:install')).toEqual(expect.arrayContaining(['/nmap#install', '/zap#install']));
    expect(find('title:install')).toHaveLength(2);
    expect(find('tags:community')).toEqual(['/post']);
    expect(find('content:news')).toEqual(['/post']);
    expect(find('scan type:blog')).toEqual(['/post']);
  });

  it('weighs a word as requested', () => {
    expect(find('nmap^10 zap')[0]).toMatch(/^\/nmap/);
    expect(find('nmap zap^10')[0]).toMatch(/^\/zap/);
  });

  it('matches the last word as a prefix', () => {
    expect(find('kuber')).toEqual(['/post']);
    expect(searcher.search('kuber ').corrections).toEqual([]);
  });

  it('allows as many edits as requested', () => {
    expect(find('kubernetis~1 ')).toEqual(['/post']);
    expect(find('kubernetisx~1 ')).toEqual([]);
  });

  it('tries near spellings of unknown words, and says so', () => {
    const answer = searcher.search('kubernets cluster');
    expect(answer.corrections).toEqual([{typed: 'kubernets', used: ['kubernetes']}]);
    expect(answer.hits.map(({document}) => document.sectionRoute)).toContain('/post');
    expect(searcher.search('kubernetes').corrections).toEqual([]);
    expect(find('authentcation')[0]).toBe('/zap#authentication');
  });

  it('prefers the order of a phrase', () => {
    expect(find('"login form"')[0]).toBe('/zap#authentication');
    const twins = createTestSearch({
      '/a': {title: 'A', text: 'A hook runs before the parser, and a scan after it.'},
      '/b': {title: 'B', text: 'A parser runs, and the scan hook after it, before others.'},
    });
    expect(twins.find('"scan hook"')[0]).toBe('/b');
    expect(twins.find('"scan after it"')[0]).toBe('/a');
    expect(twins.searcher.search('"scan hook"').needsContent).toBe(true);
  });

  it('does not let one page crowd out the others', () => {
    const text = 'word '.repeat(3);
    const sections = Object.fromEntries([...Array(20).keys()].map((index) => [`Part ${index}`, text]));
    const found = createTestSearch({
      '/long': {title: 'Long', text, sections},
      '/short': {title: 'Short', text: 'One word in a longer text about other things.'},
    }).find('word');
    expect(found).toHaveLength(8);
    expect(found).toContain('/short');
  });

  it('returns at most the configured number of results', () => {
    expect(createRecordSearcher(records, {maxSearchResults: 2}).search('scan').hits).toHaveLength(2);
  });

  it('finds nothing in an empty index', () => {
    expect(createRecordSearcher([]).search('"scan" +nmap title:x').hits).toEqual([]);
  });

  it('answers any input', {timeout: 120_000}, () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const {hits} = searcher.search(query.slice(0, 600), content);
        return hits.length <= 8 && hits.every(({score}) => Number.isFinite(score) && score > 0);
      }),
      {numRuns: 500},
    );
  });
});

describe('words that are on no page', () => {
  it.each([
    ['openshift scan', {words: ['openshift'], rest: 'scan'}],
    ['how to scan openshift with splunk', {words: ['openshift', 'splunk'], rest: 'how to scan with'}],
    // Nothing is left that says what is wanted.
    ['how to openshift', {words: ['openshift'], rest: ''}],
    ['splunk', {words: ['splunk'], rest: ''}],
    ['zap^0.5 splunk', {words: ['splunk'], rest: 'zap'}],
    ['scan -splunk', undefined],
    ['scan nmpa', undefined],
    // A synonym is on a page.
    ['scan launch', undefined],
    [`scan ${'openshift '.repeat(9)}`, undefined],
  ])('are named: %s', (query, unknown) => {
    expect(searcher.search(`${query} `).unknown).toEqual(unknown);
  });

  it('leave no results if they are all', () => {
    expect(find('how to openshift')).toEqual([]);
    expect(find('openshift scan')[0]).toBe('/scan');
    const early = createSearcher(parseIndexFile(buildIndexFiles(records).index), defaultSearchSettings);
    expect(early.search('openshift ').unknown).toBeUndefined();
  });
});

it('typographic quotes and dashes are those that were typed', () => {
  expect(find('“host discovery”')).toEqual(find('"host discovery"'));
  expect(find('-“host discovery” nmap')).not.toContain('/nmap#options');
  for (const query of ['—set', '–set']) expect(find(query)[0], query).toBe('/nmap#install');
});
