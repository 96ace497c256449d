import {describe, expect, it} from 'vitest';

import {collectFrontMatterFaults} from './front-matter';

const description = 'Install the secureCodeBox operator with Helm and check that it runs.';

describe('collectFrontMatterFaults', () => {
  it('accepts a page with title and description', () => {
    expect(collectFrontMatterFaults({title: 'Installation', description})).toEqual([]);
  });

  it.each([undefined, '', '  ', 5])('reports the title %j', (title) => {
    expect(collectFrontMatterFaults({title, description})).toEqual([
      expect.stringContaining('title is missing'),
    ]);
  });

  it.each([
    [undefined, /description is missing/],
    ['Too short.', /description has 10 characters\. Write 60 to 160/],
    ['x'.repeat(161), /description has 161 characters/],
  ])('reports the description %j', (value, message) => {
    const faults = collectFrontMatterFaults({title: 'Installation', description: value});
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(message);
  });
});
