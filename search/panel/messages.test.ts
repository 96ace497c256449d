import {expect, it} from 'vitest';

import {interpolate, selectPlural} from './messages';

it('replaces placeholders, but not in values', () => {
  expect(interpolate('{count} results for “{query}”', {count: '2', query: '{count}'}).join('')).toBe(
    '2 results for “{count}”',
  );
  expect(interpolate('{unknown}', {}).join('')).toBe('unknown');
});

it.each([
  ['en', 0, 'many'],
  ['en', 1, 'one'],
  ['ja', 1, 'one'],
])('chooses the form of a number in %s: %d', (locale, count, expected) => {
  expect(selectPlural('one|many', count, locale)).toBe(expected);
});

it('takes the last form if a language needs more', () => {
  expect(selectPlural('one|few', 5, 'pl')).toBe('few');
  expect(selectPlural('all', 5, 'en')).toBe('all');
});
