import {expect, test} from 'vitest';

import {createChunkFinder} from './createChunkFinder';

const find = createChunkFinder(
  [
    {path: '/blog'},
    {path: '/docs', routes: [{path: '/docs', routes: [{path: '/docs/api/'}, {path: '/docs/api/scan'}]}]},
    {path: '/'},
    {path: '*'},
  ],
  {
    '/blog-1a2': {__comp: 'list', items: [{content: 'post-1'}, {content: 'post-2'}]},
    '/docs-3b4': {__comp: 'docs-root', __context: {plugin: 'context'}},
    '/docs-5c6': {__comp: 'version-root', __props: 'sidebar'},
    '/docs/api/-7d8': {__comp: 'item', content: 'api'},
    '/docs/api/scan-9e0': {__comp: 'item', content: 'scan'},
    '/-f12': {__comp: 'home'},
  },
);

test('a page needs its own chunks and those of the routes around it, each once', () => {
  expect(find('/docs/api/scan')).toEqual(['docs-root', 'context', 'version-root', 'sidebar', 'item', 'scan']);
  expect(find('/blog')).toEqual(['list', 'post-1', 'post-2']);
});

test('a trailing slash, a hash and a query string change nothing', () => {
  expect(find('/docs/api')).toContain('api');
  expect(find('/docs/api/scan/')).toContain('scan');
  expect(find('/docs/api/scan?a=1#b')).toContain('scan');
  expect(find('/')).toEqual(['home']);
});

test('an unknown page needs none', () => {
  expect(find('/docs/other')).toEqual([]);
  expect(find('/DOCS/api/scan')).toEqual([]);
});
