import {describe, expect, it} from 'vitest';

import {createRecordSearcher, createTestRecords} from '../../../tests/support/search/testSearch';
import {encodeEntry} from '../index/entries';
import {getHitRoute} from './hit';

/** Rows in the section `Fields` of each page, with the same texts as on the real pages. */
const ROWS: Record<string, string[]> = {
  '/scan': ['spec.env', 'spec.ttlSeconds', 'spec.cascades', 'spec.cascades.matchLabels'],
  '/parser': ['spec.ttlSeconds##1', 'spec.rules[].key#spec.rules.key'],
  '/chart-a': ['hook.env', 'hook.image.tag'],
  '/chart-b': ['hook.env', 'hook.image.tag'],
  '/chart-c': ['hook.env', 'hook.image.tag'],
};

const pages = Object.entries(ROWS).map(([route, rows]) => {
  const fields = rows.map((row) => row.replace(/#.*/, '')).join('\n');
  const sections = {Fields: fields, 'Set env': 'How to set env.'};
  return [route, {title: route.slice(1), text: 'A page about env and image.', sections}] as const;
});
const guide = {title: 'Guide', text: 'Text.', sections: {ttlSeconds: 'What ttlSeconds is for.'}};
const records = createTestRecords({...Object.fromEntries(pages), '/guide': guide});
for (const record of records)
  if (record.sectionTitle === 'Fields') record.entries = ROWS[record.sectionRoute.replace(/#.*/, '')] ?? [];
const searcher = createRecordSearcher(records);
const find = (query: string) => searcher.search(query).hits.map(getHitRoute);

describe('a row with an anchor', () => {
  it.each([
    ['its path', 'spec.cascades.matchLabels', '/scan#spec.cascades.matchLabels'],
    ['the path in another spelling', 'spec.cascades.match-labels', '/scan#spec.cascades.matchLabels'],
    ['the end of its path', 'cascades.matchLabels', '/scan#spec.cascades.matchLabels'],
    ['the beginning of its path', 'spec.cascades.mat', '/scan#spec.cascades.matchLabels'],
    ['a path that others begin with', 'spec.cascades', '/scan#spec.cascades'],
    ['its path beside the name of a page', 'parser spec.ttlSeconds', '/parser#spec.ttlSeconds'],
  ])('comes first for %s', (_, query, route) => {
    expect(find(query)[0]).toBe(route);
  });

  it('has the anchor from the page if that differs from its name', () => {
    expect(find('rules.ke')).toContain('/parser#spec.rules.key');
  });

  it('follows the section that a single identifier names, on each page with a field of its own', () => {
    const routes = find('ttlSeconds');
    expect(routes[0]).toBe('/guide#ttlseconds');
    expect(routes).toEqual(expect.arrayContaining(['/scan#spec.ttlSeconds', '/parser#spec.ttlSeconds']));
  });

  it.each(['env', 'set env', 'image', 'cascades', '-hook.env env'])('is not meant by %s', (query) => {
    expect(find(query).join()).not.toMatch(/#(spec|hook)\./);
  });

  it('that is repeated on many pages leaves room for other results', () => {
    const routes = find('hook.image.tag image');
    expect(routes[0]).toContain('#hook.image.tag');
    expect(routes.slice(0, 4).filter((route) => route.endsWith('#hook.image.tag')).length).toBeLessThan(4);
  });
});

describe('encodeEntry', () => {
  it.each([
    ['a.b', 'a.b', '', 'a.b'],
    ['a[].b', 'a.b', '', 'a[].b#a.b'],
    ['a.b', 'a.b', '2', 'a.b##2'],
    ['a[].b', 'a.b', '2', 'a[].b#a.b#2'],
  ])('writes %s, %s, %s as %4$s', (name, anchor, variant, text) => {
    expect(encodeEntry({name, anchor, variant})).toBe(text);
  });
});
