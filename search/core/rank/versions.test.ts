import {describe, expect, it} from 'vitest';

import {createTestRecords, type TestPage} from '../../testing/testRecords';
import {createRecordSearcher} from '../../testing/testSearch';
import {decodeDocuments, encodeDocuments} from '../index/documents';
import {getHitRoute} from './hit';

const next = {id: 'default/current', label: 'Next'};
const last = {id: 'default/2.0', label: '2.0'};
const old = {id: 'default/1.0', label: '1.0'};
/** A version of another docs plugin, with the same label as one of the first plugin. */
const community = {id: 'community/current', label: 'Next'};

const INSTALL = {title: 'Install', text: 'How to install a scanner.', sections: {'Next steps': 'Scan.'}};
const pages: Record<string, TestPage> = {
  '/docs/1.0/install': {...INSTALL, version: old},
  '/docs/1.0/removed': {title: 'Gateway', text: 'Gone since.', version: old},
  '/docs/install': {...INSTALL, version: last},
  '/docs/other': {title: 'Other', text: 'Beside the gateway there is more.', version: last},
  '/docs/next/install': {...INSTALL, version: next},
  '/community/install': {title: 'Install it together', text: 'How to install.', version: community},
  '/blog/post': {title: 'News', text: 'We install a scanner.', type: 'blog'},
};
const records = createTestRecords(pages);
const searcher = createRecordSearcher(records);
const find = (query: string, ...versions: string[]) =>
  searcher.search(query, undefined, versions).hits.map(getHitRoute);

describe('versions of the documentation', () => {
  for (const [version, first] of [
    [next, '/docs/next/install'],
    [last, '/docs/install'],
    [old, '/docs/1.0/install'],
  ] as const) {
    it(`rank the reader's version first, and copies of it after other pages: ${version.label}`, () => {
      const found = find('install', version.id, community.id);
      expect(found[0]).toBe(first);
      const isCopy = (route: string) =>
        route.endsWith('/install') && route.startsWith('/docs') && route !== first;
      const copies = found.filter(isCopy);
      expect(copies).toHaveLength(2);
      expect(found.indexOf('/community/install')).toBeLessThan(found.indexOf(copies[0] ?? ''));
    });
  }

  it('are ranked equally if the reader has none', () => {
    expect(searcher.search('install').hits.map(getHitRoute)).toEqual(find('install'));
    const scores = searcher.search('install').hits.map(({score}) => score);
    expect(scores[0]).toBe(scores[1]);
  });

  it('are distinguished even if plugins give them the same label', () => {
    expect(find('install together', last.id, 'community/2.0')).toContain('/community/install');
    const getScore = (...versions: string[]) =>
      searcher.search('together', undefined, versions).hits[0]?.score ?? 0;
    expect(getScore(next.id, community.id)).toBeGreaterThan(getScore(next.id, 'community/2.0'));
  });

  it('rank a page that only another version has before texts that contain its word', () => {
    expect(find('gateway', last.id)).toEqual(['/docs/1.0/removed', '/docs/other']);
  });

  it('are written to the index file and read from it', () => {
    const encoded = encodeDocuments(records);
    expect(encoded.map(({version}) => version)).toContainEqual(['default/1.0', '1.0']);
    expect(decodeDocuments(encoded)[0]?.version).toEqual(old);
    const [post] = encodeDocuments(createTestRecords({'/blog/post': {title: 'News', type: 'blog'}}));
    expect(post).not.toHaveProperty('version');
  });

  it('do not make a heading common that occurs once in each', () => {
    const versions = [1, 2, 3, 4, 5].map((number) => ({id: `default/${number}`, label: `v${number}`}));
    const getScore = (isSpread: boolean) => {
      const spread = versions.map((version, place): [string, TestPage] => [
        `/docs/v${place}/page`,
        {title: 'Page', sections: {Upgrade: 'Words.'}, version: isSpread ? version : old},
      ]);
      const {search} = createRecordSearcher(createTestRecords(Object.fromEntries(spread)));
      return search('upgrade').hits[0]?.score ?? 0;
    };
    expect(getScore(true)).toBeGreaterThan(getScore(false));
  });
});
