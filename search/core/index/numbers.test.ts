import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {decodeNumbers, encodeNumbers} from './numbers';

describe('encodeNumbers', () => {
  it('gives back what it was given', {timeout: 60_000}, () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(100), fc.nat(40_000), fc.nat(70_000_000))), (numbers) => {
        expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
      }),
    );
  });

  it('writes nothing that JSON escapes', () => {
    const text = encodeNumbers(Array(30_000).keys());
    expect(JSON.stringify(text)).toBe(`"${text}"`);
  });

  it('takes one character for small numbers', () => {
    expect(encodeNumbers([0, 30, 61])).toHaveLength(3);
    expect(encodeNumbers([62])).toHaveLength(2);
  });

  it('refuses what it could not read back', () => {
    for (const number of [-1, 0.5, 1e9, NaN, Infinity])
      expect(() => encodeNumbers([number])).toThrow(/written/);
    for (const text of [' ', 'é', '"', '~']) expect(() => decodeNumbers(text)).toThrow(/damaged/);
  });
});
