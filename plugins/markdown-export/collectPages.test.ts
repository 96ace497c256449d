import {describe, expect, it} from 'vitest';

import {collectPages} from './collectPages';

function createDoc(id: string, unlisted = false) {
  return {
    id,
    unlisted,
    permalink: `/${id}`,
    title: id.toUpperCase(),
    description: `About ${id}.`,
    source: `@site/docs/${id}.md`,
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
    items: [
      {type: 'category', label: 'Y', items: [{type: 'doc', id: 'y'}]},
      {type: 'doc', id: 'hidden'},
    ],
  },
  {type: 'doc', id: 'a'},
];

function collect() {
  const docs = [createDoc('a'), createDoc('b'), createDoc('hidden', true), createDoc('x'), createDoc('y')];
  const post = {permalink: '/blog/p', title: 'P', description: 'About p.', source: '@site/blog/p.md'};
  return collectPages({
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs, sidebars: {docs: SIDEBAR}}]}},
    'docusaurus-plugin-content-blog': {
      default: {
        blogPosts: [
          {metadata: {...post, date: '2024-10-25T00:00:00.000Z', unlisted: false}},
          {metadata: {...post, date: '2024-10-24T00:00:00.000Z', unlisted: true}},
        ],
      },
    },
  });
}

describe('collectPages', () => {
  it('lists docs in the order of the sidebar with their categories, then posts with their day', () => {
    expect(collect().map(({permalink, categories, day}) => [permalink, categories ?? day])).toEqual([
      ['/b', []],
      ['/x', ['X']],
      ['/y', ['X', 'Y']],
      ['/a', []],
      ['/blog/p', '2024-10-25'],
    ]);
  });

  it('takes titles, descriptions, sources and dates from the plugins', () => {
    expect(collect()[0]).toEqual({
      permalink: '/b',
      title: 'B',
      description: 'About b.',
      source: 'docs/b.md',
      categories: [],
      updated: '2026-11-26',
    });
  });
});
