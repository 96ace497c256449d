import {expect, it} from 'vitest';

import {collectPublishedPaths, parseSitemap, readPagePath} from './publishedPaths';

const SITEMAP =
  '<url><loc>https://a.example/docs/b</loc></url><url><loc>https://a.example/docs/a/</loc></url>';

it('reads paths of a sitemap as they are published', () => {
  expect(parseSitemap(SITEMAP)).toEqual(['/docs/b', '/docs/a/']);
});

it('names the paths that are published elsewhere: the root, pages with a trailing slash, redirects', () => {
  expect([...collectPublishedPaths([{from: '/docs', to: '/docs/b'}], SITEMAP)]).toEqual([
    ['', '/'],
    ['/docs/a', '/docs/a/'],
    ['/docs', '/docs/b'],
  ]);
});

it.each([
  ['/', ''],
  ['/index.html', ''],
  ['/docs/a', '/docs/a'],
  ['/docs/a/', '/docs/a'],
  ['/docs/a.html', '/docs/a'],
  ['/docs/a/index.html', '/docs/a'],
  ['/docs/a.html/', '/docs/a.html'],
  ['//host//docs%2Fa//', '/host/docs/a'],
  ['/docs/chart.yaml', '/docs/chart.yaml'],
  ['/docs/%E0%A4%A', undefined],
  ['/docs/a%0d%0aX-A:%201', undefined],
])('reads the page of %s', (path, page) => {
  expect(readPagePath(path)).toBe(page);
});
