import {expect, it} from 'vitest';

import {collectContent, isListed} from './contentPages';

function createDoc(id: string, frontMatter = {}) {
  return {
    id,
    permalink: `/${id}`,
    title: id.toUpperCase(),
    description: `About ${id}.`,
    source: `@site/docs/${id}.md`,
    frontMatter,
    tags: [{label: 'Tag'}],
    lastUpdatedAt: id === 'b' ? Date.UTC(2026, 10, 26, 23) : undefined,
  };
}

const SIDEBAR = [
  {type: 'doc', id: 'b'},
  {type: 'link', label: 'Elsewhere', href: 'https://example.com'},
  {
    type: 'category',
    label: 'X',
    link: {type: 'doc', id: 'x'},
    items: [{type: 'category', label: 'Y', items: [{type: 'doc', id: 'y'}]}],
  },
  {type: 'ref', id: 'a'},
];

function collect() {
  const docs = ['a', 'b', 'outside', 'x', 'y'].map((id) => createDoc(id));
  const metadata = {...createDoc('p'), date: '2024-10-25T00:00:00.000Z'};
  return collectContent({
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs, sidebars: {docs: SIDEBAR}}]}},
    'docusaurus-plugin-content-blog': {default: {blogPosts: [{metadata}]}},
  });
}

it('lists docs in the order of the sidebar with their categories, then posts with their day', () => {
  expect(collect().map((page) => [page.permalink, page.categories ?? page.day, page.isIndex])).toEqual([
    ['/b', [], false],
    ['/x', ['X'], true],
    ['/y', ['X', 'Y'], false],
    ['/a', [], false],
    ['/outside', undefined, undefined],
    ['/p', '2024-10-25', undefined],
  ]);
});

it('takes titles, descriptions, sources and dates from the plugins', () => {
  expect(collect()[0]).toEqual({
    type: 'docs',
    permalink: '/b',
    title: 'B',
    description: 'About b.',
    source: 'docs/b.md',
    frontMatter: {},
    tags: ['Tag'],
    categories: [],
    isIndex: false,
    updated: '2026-11-26',
  });
});

it.each([
  [{}, true],
  [{draft: true}, false],
  [{unlisted: true}, false],
  [{draft: false, unlisted: false}, true],
])('knows by the front matter %j whether a page is listed', (frontMatter, expected) => {
  const page = collect()[0];
  expect(page && isListed({...page, frontMatter})).toBe(expected);
});
