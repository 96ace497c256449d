import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {compactRoutes} from './compactRoutes';
import {readRegistry, readRoutes} from './readGenerated';

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

let folder = '';
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'generated-'))));
afterAll(() => rmSync(folder, {recursive: true}));

/** Runs a module that exports constants or a default, ignoring its imports. */
function run(text: string, parameters: Record<string, unknown>): Record<string, unknown> {
  const body = text
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^export const (\w+)/gm, 'const $1 = exported.$1')
    .replace('export default', 'exported.default =');
  const exported: Record<string, unknown> = {};
  runInNewContext(body, {exported, ...parameters});
  return exported;
}

test('the browser expands it to the same routes and chunks', () => {
  write('routes.js', ROUTES);
  const compact = compactRoutes(readRoutes(folder), NAMES);
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

test('the registry is read as chunks and their requests', () => {
  write(
    'registry.js',
    'export default {\n  "54f44165": [() => import(/* webpackChunkName: "54f44165" */ "@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")],\n};',
  );
  expect(readRegistry(folder)).toEqual({'54f44165': '@site/a.md'});
});

describe('generated modules of an unexpected form are an error that says where to read on', () => {
  test.each([
    ['routes that are no list', 'routes.js', 'export default {};', readRoutes],
    ['a route without a component', 'routes.js', "export default [{path: '/a'}];", readRoutes],
    ['a registry without requests', 'registry.js', 'export default {a: [() => 1]};', readRegistry],
  ])('%s', (_, name, text, read) => {
    write(name, text);
    expect(() => read(folder)).toThrow(/DOCUSAURUS\.md, "Generated modules"/);
  });

  test('routes without content', () => {
    expect(() => compactRoutes([], {})).toThrow(/DOCUSAURUS\.md, "Generated modules"/);
  });
});
