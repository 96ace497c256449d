import {expect, it} from 'vitest';

import {renderReport} from './renderReport';

it('names the links to look at, the worst first, and three places of each', () => {
  const places = ['a.md:1', 'b.md:2', 'c.md', 'd.md', 'e.md'];
  expect(
    renderReport([
      {url: 'https://a.org/fine', places, state: 'ok', detail: '200'},
      {url: 'https://a.org/private', places, state: 'refused', detail: '403'},
      {url: 'https://a.org/old', places: ['a.md:1'], state: 'redirected', detail: 'https://a.org/new'},
      {url: 'https://a.org/gone', places, state: 'broken', detail: '404'},
    ]),
  ).toEqual([
    'broken: 1',
    '  https://a.org/gone: 404 (a.md:1, b.md:2, c.md and 2 more)',
    'redirected: 1',
    '  https://a.org/old: https://a.org/new (a.md:1)',
    'refused: 1',
    '  https://a.org/private: 403 (a.md:1, b.md:2, c.md and 2 more)',
    'ok: 1',
  ]);
});
