import {describe, expect, it} from 'vitest';

import {createCategoryGroups} from './createCategoryGroups';

const labels = {Network: 'Network', WebApplication: 'Web application', Website: 'Website'};

describe('createCategoryGroups', () => {
  it('follows the order of the labels and keeps the order of the entries', () => {
    const groups = createCategoryGroups(
      [
        {category: 'WebApplication', title: 'Screenshooter'},
        {category: 'Network', title: 'Amass'},
        {category: 'WebApplication', title: 'ZAP'},
      ] as const,
      labels,
    );
    expect(groups.map(({label, entries}) => [label, entries.map((entry) => entry.title)])).toEqual([
      ['Network', ['Amass']],
      ['Web application', ['Screenshooter', 'ZAP']],
    ]);
  });

  it('leaves out categories without entries', () => {
    expect(createCategoryGroups([], labels)).toEqual([]);
  });

  it('creates anchors that are readable in a URL', () => {
    const [group] = createCategoryGroups([{category: 'WebApplication'}] as const, labels);
    expect(group?.anchor).toBe('category-web-application');
  });
});
