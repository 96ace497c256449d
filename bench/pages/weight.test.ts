import {expect, it} from 'vitest';

import {measureWeight} from './weight';

const sizes: Partial<Record<string, number>> = {page: 10, style: 5, main: 100, next: 20};
const request = (name: string, resourceType: string) => ({url: `https://a/${name}`, resourceType});
const getSize = (url: string) => Promise.resolve(sizes[url.slice('https://a/'.length)] ?? NaN);

it('adds up files by purpose, and counts each file once in total', async () => {
  const before = [
    request('page', 'Document'),
    request('style', 'Stylesheet'),
    request('style', 'Stylesheet'),
    request('main', 'Other'),
    {url: 'data:image/svg+xml,', resourceType: 'Image'},
  ];
  const after = [request('main', 'Script'), request('next', 'Other')];
  expect(await measureWeight(before, after, getSize)).toEqual({
    before: 15,
    prefetched: 120,
    after: 100,
    all: 135,
    files: 4,
  });
});
