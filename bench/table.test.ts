import {expect, it} from 'vitest';

import {getMedian, renderTable} from './table';

it.each([
  [[100, 9, 20], 20],
  [[4, 1, 2, 100], 3],
  [[], NaN],
])('the median of %j is %d', (values, median) => {
  expect(getMedian(values)).toBe(median);
});

it('has a column for each site and a ratio for each but the first; what is missing is a dash', () => {
  const rows = [
    {label: '/: LCP', unit: 'ms', runs: [[1000, 900, 1234.5], [2000], []]},
    {label: '/: all', unit: 'KB', runs: [[12.34], [0], [NaN]]},
    {label: '/: CLS', unit: 'shift', runs: [[0], [0.0004], [1]]},
  ] as const;
  expect(renderTable(['ours', 'a', 'b'], rows)).toBe(
    [
      '| Measure | ours | a | b | a ÷ ours | b ÷ ours |',
      '| --- | --: | --: | --: | --: | --: |',
      '| /: LCP | 1,000 ms | 2,000 ms | – | 2.00× | – |',
      '| /: all | 12.3 KB | 0.0 KB | – | 0.00× | – |',
      '| /: CLS | 0.000 | 0.000 | 1.000 | – | – |',
    ].join('\n'),
  );
});
