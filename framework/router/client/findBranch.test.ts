import {expect, test} from 'vitest';

import {findBranch} from './findBranch';

const page = {path: '/docs/a'};
const folder = {path: '/docs/api/'};
const docs = {path: '/docs', routes: [{path: '/docs', routes: [page, folder]}]};
const home = {path: '/'};
const notFound = {path: '*'};
const routes = [docs, notFound];

test('a page has the routes around it, from the outermost to its own', () => {
  expect(findBranch(routes, '/docs/a')).toEqual([docs, docs.routes[0], page]);
  expect(findBranch([home, notFound], '/')).toEqual([home]);
});

test('a trailing slash changes nothing', () => {
  expect(findBranch(routes, '/docs/a/').at(-1)).toBe(page);
  expect(findBranch(routes, '/docs/api').at(-1)).toBe(folder);
});

test.each(['/docs', '/docs/b', '/DOCS/a', '/docs//a', '/docs/a//', '/docs/a.html', '/docs/a ', 'docs/a', ''])(
  'unknown: %j',
  (path) => {
    expect(findBranch(routes, path)).toEqual([notFound]);
    expect(findBranch([docs], path)).toEqual([]);
  },
);
