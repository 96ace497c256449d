import {describe, expect, it} from 'vitest';

import {
  hookCategoryLabels,
  hookHeadings,
  scannerCategoryLabels,
  scannerHeadings,
} from '../../../platform/catalogue/labels';
import {groupByCategory} from './groupByCategory';

const labels = {Network: 'Network', WebApplication: 'Web application', Website: 'Website'};
const headings = {Network: ['Network'], Web: ['WebApplication', 'Website']} as const;

describe('groupByCategory', () => {
  it('follows the order of the headings and keeps the order of the entries', () => {
    const groups = groupByCategory(
      [
        {category: 'Website', title: 'Screenshooter'},
        {category: 'Network', title: 'Amass'},
        {category: 'WebApplication', title: 'ZAP'},
      ] as const,
      headings,
      labels,
    );
    expect(groups.map(({label, entries}) => [label, entries.map((entry) => entry.title)])).toEqual([
      ['Network', ['Amass']],
      ['Web', ['Screenshooter', 'ZAP']],
    ]);
  });

  it('leaves out headings without entries', () => {
    expect(groupByCategory([], headings, labels)).toEqual([]);
  });

  it('keeps an anchor for each category, readable in a URL', () => {
    const [group] = groupByCategory([{category: 'Website'}] as const, headings, labels);
    expect(group?.anchors).toEqual(['category-web-application', 'category-website']);
  });

  it.each([
    ['scanners', scannerHeadings, scannerCategoryLabels],
    ['hooks', hookHeadings, hookCategoryLabels],
  ])('has a heading for every category of %s', (_, all, categories) => {
    expect(Object.values(all).flat().toSorted()).toEqual(Object.keys(categories).toSorted());
  });
});
