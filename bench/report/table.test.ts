import {describe, expect, it} from 'vitest';

import {formatRatio, formatValue, renderTable} from './table';

describe('formatValue', () => {
  it.each([
    [12.34, 'KB', '12.3 KB'],
    [1234.5, 'ms', '1,235 ms'],
    [99, 'score', '99'],
    [0.0004, 'shift', '0.000'],
    [NaN, 'ms', '–'],
  ] as const)('writes %d %s as %s', (value, unit, text) => {
    expect(formatValue(value, unit)).toBe(text);
  });
});

describe('formatRatio', () => {
  it('has two digits, and is a dash if it has no meaning', () => {
    expect(formatRatio(4, 5)).toBe('1.25×');
    expect(formatRatio(0, 5)).toBe('–');
    expect(formatRatio(NaN, 5)).toBe('–');
  });
});

describe('renderTable', () => {
  it('has a column for each site and a ratio for each but the first', () => {
    expect(
      renderTable(
        ['Page', 'Measure'],
        ['ours', 'a', 'b'],
        [{labels: ['/', 'LCP'], unit: 'ms', values: [100, 250, NaN]}],
      ),
    ).toBe(
      [
        '| Page | Measure | ours | a | b | a ÷ ours | b ÷ ours |',
        '| --- | --- | --: | --: | --: | --: | --: |',
        '| / | LCP | 100 ms | 250 ms | – | 2.50× | – |',
      ].join('\n'),
    );
  });

  it('has no ratio for a single site, and escapes pipes in cells', () => {
    expect(renderTable(['File'], ['ours'], [{labels: ['a|b'], unit: 'KB', values: [3]}])).toBe(
      ['| File | ours |', '| --- | --: |', '| a\\|b | 3.0 KB |'].join('\n'),
    );
  });
});
