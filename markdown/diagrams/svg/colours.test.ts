import {describe, expect, it} from 'vitest';

import {replaceColours} from './colours';

describe('replaceColours', () => {
  it('replaces the variables of the renderer by those of the site', () => {
    expect(replaceColours('var(--_text)')).toBe('var(--diagram-text,#18232a)');
    expect(replaceColours('none')).toBe('none');
  });

  it('refuses a variable it does not know', () => {
    expect(() => replaceColours('var(--_new)')).toThrow('unknown colour --_new');
  });
});
