import {expect, it} from 'vitest';

import {getMedian, getQuantile} from './statistics';

it.each([
  [[30, 10, 20], 20],
  [[100, 9, 20], 20],
  [[4, 1, 2, 100], 3],
  [[], NaN],
])('the median of %j is %d', (values, median) => {
  expect(getMedian(values)).toBe(median);
});

it('finds the value below which a given part of the values lies', () => {
  const values = Array.from({length: 100}, (_, index) => 100 - index);
  expect(getQuantile(values, 0.95)).toBe(96);
  expect(getQuantile(values, 1)).toBe(100);
  expect(getQuantile([], 0.5)).toBeNaN();
});
