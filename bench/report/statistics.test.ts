import {describe, expect, it} from 'vitest';

import {getMedian, getQuantile, getRatio} from './statistics';

describe('getMedian', () => {
  it('takes the middle one of an odd number of values, in whatever order they come', () => {
    expect(getMedian([30, 10, 20])).toBe(20);
    expect(getMedian([100, 9, 20])).toBe(20);
  });

  it('takes the mean of the two in the middle of an even number', () => {
    expect(getMedian([4, 1, 2, 100])).toBe(3);
  });

  it('has no answer without values', () => {
    expect(getMedian([])).toBeNaN();
  });
});

describe('getQuantile', () => {
  it('finds the value below which a part of the others lies', () => {
    const values = Array.from({length: 100}, (_, index) => 100 - index);
    expect(getQuantile(values, 0.95)).toBe(96);
    expect(getQuantile(values, 1)).toBe(100);
    expect(getQuantile([], 0.5)).toBeNaN();
  });
});

describe('getRatio', () => {
  it('says how many times the first value the other one is', () => {
    expect(getRatio(2, 5)).toBe(2.5);
    expect(getRatio(0, 5)).toBe(Infinity);
    expect(getRatio(0, 0)).toBeNaN();
    expect(getRatio(NaN, 5)).toBeNaN();
  });
});
