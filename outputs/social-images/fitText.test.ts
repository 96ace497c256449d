import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {fitText} from './fitText';

/** A font in which every character is as wide as it is high. */
const measure = (text: string) => text.length;

const SIZES = [20, 10].map((size) => ({size, maxLines: 2}));
const fit = (text: string, sizes = SIZES) => fitText(text, 100, sizes, measure);

describe('fitText', () => {
  it('takes the largest size at which the text fits', () => {
    expect(fit('abcde')).toEqual({size: 20, lines: ['abcde']});
    expect(fit('abc de fgh')).toEqual({size: 10, lines: ['abc de fgh']});
  });

  it('balances the lines', () => {
    expect(fit('aaa bbb ccc ddd', SIZES.slice(1))?.lines).toEqual(['aaa bbb', 'ccc ddd']);
  });

  it('returns nothing if the text does not fit even at the smallest size', () => {
    expect(fit('abcdefghijk')).toBeUndefined();
    expect(fit('aaaaaaaaaa bbbbbbbbbb cccccccccc')).toBeUndefined();
  });

  it('neither loses nor breaks words, and keeps every line inside the box', () => {
    const words = fc.array(fc.string({minLength: 1, maxLength: 12, unit: 'grapheme-ascii'}), {maxLength: 8});
    fc.assert(
      fc.property(words, (list) => {
        const text = list.join(' ');
        const fitted = fit(text);
        if (!fitted) return;
        expect(fitted.lines.join(' ')).toBe(text.trim().split(/\s+/).join(' '));
        expect(fitted.lines.length).toBeLessThanOrEqual(2);
        for (const line of fitted.lines) expect(measure(line) * fitted.size).toBeLessThanOrEqual(100);
      }),
    );
  });
});
