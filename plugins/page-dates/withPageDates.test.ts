import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';

import {withDocDates, withPostDates, withRouteDates} from './withPageDates';

const DATE = Date.UTC(2026, 10, 26, 15, 9, 2);
const DATES = new Map([
  ['docs/nmap.md', DATE],
  ['blog/post.md', DATE],
]);

it('gives documentation pages their date, and those without one none', () => {
  const docs = [
    {id: 'nmap', source: '@site/docs/nmap.md'},
    {id: 'new', source: '@site/docs/new.md'},
  ];
  const content = {loadedVersions: [{versionName: 'current', docs}]} as unknown as LoadedContent;
  expect(withDocDates(content, DATES)).toEqual({
    loadedVersions: [{versionName: 'current', docs: [{...docs[0], lastUpdatedAt: DATE}, docs[1]]}],
  });
});

it('gives posts their date in the front matter, because the theme would show any other', () => {
  const createPost = (source: string, frontMatter: object) => ({
    id: source,
    metadata: {source, frontMatter: {title: 'Post', ...frontMatter}},
  });
  const blogPosts = [createPost('@site/blog/post.md', {}), createPost('@site/blog/new.md', {})];
  const content = {blogTitle: 'Blog', blogPosts} as unknown as BlogContent;
  const last_update = {date: '2026-11-26T15:09:02.000Z'};
  expect(withPostDates(content, DATES)).toEqual({
    blogTitle: 'Blog',
    blogPosts: [createPost('@site/blog/post.md', {last_update}), blogPosts[1]],
  });
});

it('gives routes the date of their source file, and hides the file from the sitemap', () => {
  const component = '@theme/Page';
  const routes = [
    {
      path: '/docs',
      component,
      routes: [
        {path: '/docs/nmap', component, exact: true, metadata: {sourceFilePath: 'docs/nmap.md'}},
        {path: '/docs/new', component, metadata: {sourceFilePath: 'docs/new.md'}},
      ],
    },
    {path: '/blog/tags', component},
  ];
  const none = {lastUpdatedAt: undefined};
  expect(withRouteDates(routes, DATES)).toStrictEqual([
    {
      path: '/docs',
      component,
      metadata: none,
      routes: [
        {path: '/docs/nmap', component, exact: true, metadata: {lastUpdatedAt: DATE}},
        {path: '/docs/new', component, metadata: none},
      ],
    },
    {path: '/blog/tags', component, metadata: none},
  ]);
});
