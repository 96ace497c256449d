import {describe, expect, it} from 'vitest';

import type {ScannerEntry} from '../../catalogue';
import {collectEntries, countByCategory, toSearch, emptyQuery, filterEntries, parseQuery} from './filter';

const createScanner = (
  title: string,
  chart: string,
  useCase: string,
  more: Partial<ScannerEntry> = {},
): ScannerEntry => ({
  title,
  chart,
  useCase,
  permalink: `/docs/scanners/${chart}`,
  scanTypes: [chart],
  category: 'WebApplication',
  state: 'released',
  appVersion: '2.16.0',
  architectures: [],
  targets: [],
  intrusiveness: 'active',
  startedBy: [],
  starts: [],
  ...more,
});

const entries = collectEntries({
  scanners: [
    createScanner('Nmap', 'nmap', 'Find hosts, open ports and services', {category: 'Network'}),
    createScanner('ZAP', 'zap', 'Test web applications', {
      scanTypes: ['zap-baseline-scan', 'zap-full-scan'],
      state: 'deprecated',
    }),
    createScanner('ZAP Automation Framework', 'zap-automation-framework', 'Test web applications by a plan'),
  ],
  hooks: [
    {
      architectures: [],
      state: 'released',
      title: 'DefectDojo',
      permalink: '/docs/hooks/defectdojo',
      useCase: 'Report findings to DefectDojo',
      chart: 'persistence-defectdojo',
      hookTypes: ['ReadAndWrite', 'ReadOnly'],
      category: 'persistenceProvider',
    },
  ],
});

const titles = (query: Partial<typeof emptyQuery>) =>
  filterEntries(entries, {...emptyQuery, ...query}).map(({title}) => title);

describe('collectEntries', () => {
  it('puts scanners before hooks and deprecated entries last within their kind', () => {
    expect(titles({})).toEqual(['Nmap', 'ZAP Automation Framework', 'ZAP', 'DefectDojo']);
  });
});

describe('filterEntries', () => {
  it('matches everything if the text is blank', () => {
    expect(titles({text: '   '})).toHaveLength(4);
  });

  it.each([
    ['title', 'nmap', ['Nmap']],
    ['use case, in any case of letters', 'OPEN PORTS', ['Nmap']],
    ['ScanType', 'baseline', ['ZAP']],
    ['chart', 'persistence-', ['DefectDojo']],
    ['several words in any order', 'plan zap', ['ZAP Automation Framework']],
  ])('finds words of the %s', (_, text, expected) => {
    expect(titles({text})).toEqual(expected);
  });

  it('requires both category and words to match', () => {
    expect(titles({category: 'WebApplication'})).toEqual(['ZAP Automation Framework', 'ZAP']);
    expect(titles({category: 'WebApplication', text: 'nmap'})).toEqual([]);
  });

  it('treats regular expression characters literally', () => {
    expect(titles({text: '.*'})).toEqual([]);
  });
});

describe('countByCategory', () => {
  it('counts only categories that have entries', () => {
    const counts = Object.fromEntries(countByCategory(entries));
    expect(counts).toEqual({Network: 1, WebApplication: 2, persistenceProvider: 1});
  });
});

describe('query in the URL', () => {
  const categories = ['Network', 'WebApplication'];

  it('survives a round trip', () => {
    const query = {text: 'a & b', category: 'Network', isArm64: true};
    expect(parseQuery(toSearch('', query), categories)).toEqual(query);
  });

  it('keeps other parameters and disappears when empty', () => {
    expect(toSearch('?utm=x&find=old', emptyQuery)).toBe('?utm=x');
    expect(toSearch('?find=old', emptyQuery)).toBe('');
  });

  it('takes a category for the heading that it shares with others', () => {
    const {category} = parseQuery('?category=SSL', ['Network', 'Authentication']);
    expect(category).toBe('Authentication');
  });

  it('ignores a category that does not exist', () => {
    expect(parseQuery('?category=nonsense&find=x', categories)).toEqual({...emptyQuery, text: 'x'});
  });
});
