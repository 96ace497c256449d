import type {RouteConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';

import {withoutAuthorsPage} from './withoutAuthorsPage';

function collectAdded(paths: string[]): string[] {
  const added: string[] = [];
  const actions = withoutAuthorsPage(
    {addRoute: ({path}: RouteConfig) => added.push(path)},
    {authorsBasePath: 'authors'},
  );
  for (const path of paths) actions.addRoute({path, component: '@theme/Page'});
  return added;
}

it('adds all pages of a blog except the authors page', () => {
  expect(
    collectAdded(['/blog', '/blog/archive', '/blog/authors', '/blog/2024/01/01/authors-of-malware']),
  ).toEqual(['/blog', '/blog/archive', '/blog/2024/01/01/authors-of-malware']);
});

it('recognises the page below a base path and with a trailing slash', () => {
  expect(collectAdded(['/preview/blog/', '/preview/blog/authors/'])).toEqual(['/preview/blog/']);
});

it('keeps the page of a single author', () => {
  expect(collectAdded(['/blog/authors/team'])).toEqual(['/blog/authors/team']);
});

it('leaves the other actions alone', () => {
  const createData = async (name: string) => await Promise.resolve(name);
  const actions = withoutAuthorsPage({addRoute: () => undefined, createData}, {authorsBasePath: 'authors'});
  expect(actions.createData).toBe(createData);
});
