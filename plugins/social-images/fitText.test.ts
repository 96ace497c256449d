import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {fitText} from './fitText';

/** A font in which every character is as wide as it is high. */
const measure = (text: string) => text.length;

const BOX = {width: 100, maxLines: 2, sizes: [20, 10]};

describe('fitText', () => {
  it('takes the largest size at which the text fits', () => {
    expect(fitText('abcde', BOX, measure)).toEqual({size: 20, lines: ['abcde']});
    expect(fitText('abc de fgh', BOX, measure)).toEqual({size: 10, lines: ['abc de fgh']});
  });

  it('balances the lines', () => {
    expect(fitText('aaa bbb ccc ddd', {...BOX, sizes: [10]}, measure)?.lines).toEqual(['aaa bbb', 'ccc ddd']);
  });

  it('returns nothing if the text does not fit even at the smallest size', () => {
    expect(fitText('abcdefghijk', BOX, measure)).toBeUndefined();
    expect(fitText('aaaaaaaaaa bbbbbbbbbb cccccccccc', BOX, measure)).toBeUndefined();
  });

  it('neither loses nor breaks words, and keeps every line inside the box', () => {
    const words = fc.array(fc.string({minLength: 1, maxLength: 12, unit: 'grapheme-ascii'}), {maxLength: 8});
    fc.assert(
      fc.property(words, (list) => {
        const text = list.join(' ');
        const fitted = fitText(text, BOX, measure);
        if (!fitted) return;
        expect(fitted.lines.join(' ')).toBe(text.trim().split(/\s+/).join(' '));
        expect(fitted.lines.length).toBeLessThanOrEqual(BOX.maxLines);
        for (const line of fitted.lines) expect(measure(line) * fitted.size).toBeLessThanOrEqual(BOX.width);
      }),
    );
  });
});
