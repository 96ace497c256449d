import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';

import {compactRoutes} from './compactRoutes';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/blog',
    component: ComponentCreator('/blog', '724'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'b87'),
    routes: [
      {
        path: '/docs/a',
        component: ComponentCreator('/docs/a', '25b'),
        exact: true,
        sidebar: "docs"
      },
      {
        path: '/docs/b',
        component: ComponentCreator('/docs/b', '3c1'),
        exact: true,
        sidebar: "docs"
      },
      {
        path: '/docs/c',
        component: ComponentCreator('/docs/c', '9d0'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const NAMES = {
  '/blog-724': {__comp: 'list', items: [{content: 'one'}]},
  '/docs-b87': {__comp: 'root'},
  '/docs/a-25b': {__comp: 'item', content: 'aaaa'},
  '/docs/b-3c1': {__comp: 'item', content: 'bbbb'},
  '/docs/c-9d0': {__comp: 'item', content: 'cccc'},
};

/** Runs a module that exports constants or a default, without its imports. */
function run(text: string, parameters: Record<string, unknown>): Record<string, unknown> {
  const body = text
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^export const (\w+)/gm, 'const $1 = exported.$1')
    .replace('export default', 'exported.default =');
  const exported: Record<string, unknown> = {};
  runInNewContext(body, {exported, ...parameters});
  return exported;
}

test('the browser makes the same routes and chunks of it', () => {
  const compact = compactRoutes(ROUTES, NAMES);
  const ComponentCreator = (path: string, hash?: string) => ({path, hash});
  const {expand, chunkNames} = run(compact.pages, {});
  expect(run(compact.routes, {ComponentCreator, expand}).default).toEqual([
    {path: '/blog', component: {path: '/blog', hash: '724'}, exact: true},
    {
      path: '/docs',
      component: {path: '/docs', hash: 'b87'},
      routes: [
        {path: '/docs/a', component: {path: '/docs/a', hash: '0'}, exact: true, sidebar: 'docs'},
        {path: '/docs/b', component: {path: '/docs/b', hash: '0'}, exact: true, sidebar: 'docs'},
        {path: '/docs/c', component: {path: '/docs/c', hash: '0'}, exact: true},
      ],
    },
    {path: '*', component: {path: '*'}},
  ]);
  expect(run(compact.chunkNames, {chunkNames}).default).toEqual({
    '/blog-724': NAMES['/blog-724'],
    '/docs-b87': NAMES['/docs-b87'],
    '/docs/a-0': NAMES['/docs/a-25b'],
    '/docs/b-0': NAMES['/docs/b-3c1'],
    '/docs/c-0': NAMES['/docs/c-9d0'],
  });
});

test('routes of another form are an error', () => {
  expect(() => compactRoutes('export default [];', {})).toThrow(/routes\.js has no route/);
});
