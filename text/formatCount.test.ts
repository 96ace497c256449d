import {describe, expect, it} from 'vitest';

import {formatCount} from './formatCount';

describe('formatCount', () => {
  it.each([
    [0, '0 hooks'],
    [1, '1 hook'],
    [10, '10 hooks'],
  ])('writes %i with its noun', (count, text) => {
    expect(formatCount(count, 'hook')).toBe(text);
  });
});
