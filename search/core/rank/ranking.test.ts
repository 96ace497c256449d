// cspell:disable -- typing mistakes are part of the queries
import {describe, expect, it} from 'vitest';

import {compareAll, createTestSearch} from '../../../tests/support/search/testSearch';

describe('a route boost', () => {
  const pages = {
    '/contributing/hook': {title: 'Hook', text: 'Write a hook.'},
    '/contributing-team': {title: 'Team hook', text: 'A hook.'},
    '/hooks': {title: 'The hook of all', text: 'Write a hook.'},
  };

  it('lowers the pages below its route, and no others', () => {
    expect(createTestSearch(pages).find('hook')[0]).toBe('/contributing/hook');
    const routeBoosts = [{route: '/contributing', boost: 0.1}];
    expect(createTestSearch(pages, {routeBoosts}).find('hook')).toEqual([
      '/hooks',
      '/contributing-team',
      '/contributing/hook',
    ]);
  });

  it('applies to the page of the route too, and the first match wins', () => {
    const routeBoosts = [
      {route: '/contributing/hook', boost: 1},
      {route: '/contributing', boost: 0.1},
      {route: '/contributing-team', boost: 0.1},
    ];
    expect(createTestSearch(pages, {routeBoosts}).find('hook')).toEqual([
      '/contributing/hook',
      '/hooks',
      '/contributing-team',
    ]);
  });

  it('has words that replace its factor, also by a synonym', () => {
    const routeBoosts = [{route: '/contributing', boost: 0.1, words: ['write'], boostForWords: 5}];
    const {find} = createTestSearch(pages, {routeBoosts});
    expect(find('hook ')[0]).not.toBe('/contributing/hook');
    expect(find('write hook ')[0]).toBe('/contributing/hook');
    expect(find('implement hook ')[0]).toBe('/contributing/hook');
  });
});

describe('near spellings', () => {
  it('allow edits by the length of the compared word', () => {
    const {searcher} = createTestSearch({'/a': {title: 'A', text: 'The number of the post is an enum.'}});
    for (const query of ['enumeration ', 'postgre ', 'postgres ']) {
      expect(searcher.search(query).hits, query).toEqual([]);
    }
    expect(searcher.search('numbr ').corrections).toEqual([{typed: 'numbr', used: ['number']}]);
  });
});

compareAll({
  'near spellings count in full if the other words are stop words': [
    'how stuck ',
    {title: 'B', text: 'Here is a stack.'},
    {title: 'How to', text: 'How it is.'},
  ],
  'near spellings count less than words that the index knows': [
    'stuck queue ',
    {title: 'B', text: 'Here is a queue.'},
    {title: 'A', text: 'Here is a stack.'},
  ],
  'a name counts more as a whole than as part of another name': [
    'hook ',
    {title: 'Hook kinds here', text: 'Text.'},
    {title: 'HookRun kinds', text: 'Text.'},
  ],
  'a word counts less in a sample only': [
    'contact ',
    {title: 'B', text: 'Whom to contact when a vulnerability has been found.'},
    {title: 'A', text: 'A record of a thing that has keys and values.', sample: 'contact: team'},
  ],
  'a word has some weight even if it is on most pages': [
    'scan ports ',
    {title: 'Ports of a scan', text: 'Text.'},
    {title: 'Ports', text: 'Text.'},
  ],
});

it('near spellings of short words do not count as names beside known words', () => {
  const {find} = createTestSearch({
    '/stack': {title: 'Stack', text: 'Something else.'},
    '/hang': {title: 'A scan hangs in a queue', text: 'The scan is in the queue for long: a scan can hang.'},
  });
  expect(find('scan queue stuck')[0]).toBe('/hang');
});

describe('names', () => {
  it('consist of the titles of the section and its page', () => {
    const sections = {Install: 'Use helm.', 'Chart values': 'A table.'};
    const {find} = createTestSearch({
      '/zap': {title: 'ZAP', text: 'A scanner.', sections},
      '/nmap': {title: 'Nmap', text: 'A scanner.', sections},
      '/install': {title: 'Install', text: 'How to install zap, nmap and others.'},
    });
    expect(find('install zap')[0]).toBe('/zap#install');
    expect(find('nmap install')[0]).toBe('/nmap#install');
    expect(find('zap chart values')[0]).toBe('/zap#chart-values');
  });

  it('come first if they match exactly as written', () => {
    const {find} = createTestSearch({
      '/a': {title: 'Operators', text: 'Signs between two values.'},
      '/b': {title: 'Operator', text: 'The program of the platform.'},
    });
    expect(find('operator ')).toEqual(['/b', '/a']);
    expect(find('operators ')).toEqual(['/a', '/b']);
  });
});

describe('words', () => {
  it('are found if a text has them as one of three', () => {
    const {find} = createTestSearch({'/c': {title: 'C', text: 'Text about imagePullSecrets.'}});
    expect(find('image pull secret ')[0]).toBe('/c');
  });

  it('that are joined in the query are found where both occur, or only in titles if the joined word is known', () => {
    const {find} = createTestSearch({
      '/a': {title: 'A', text: 'A queue.'},
      '/b': {title: 'B', text: 'A queue of a broker.'},
      '/c': {title: 'C', text: 'A word in a list.'},
      '/d': {title: 'D', text: 'Its wordlist.'},
    });
    expect(find('queuebroker ')).toEqual(['/b']);
    expect(find('wordlists ')).toEqual(['/d']);
  });

  it('are found by their abbreviations, and vice versa', () => {
    const {find} = createTestSearch({
      '/a': {title: 'Kubernetes', text: 'Text.'},
      '/b': {title: 'B', text: 'A k8s cluster with a CRD.'},
    });
    expect(find('k8s ')).toEqual(expect.arrayContaining(['/a', '/b']));
    expect(find('kubernetes ')).toEqual(['/a', '/b']);
    expect(find('custom resource definition ')[0]).toBe('/b');
    expect(find('cluster -kubernetes ')).toContain('/b');
  });
});
