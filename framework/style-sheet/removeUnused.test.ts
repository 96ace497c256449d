import {describe, expect, it} from 'vitest';

import {removeUnused} from './removeUnused';

/** Removes from sheets what scripts do not name. Returns the minified sheets. */
function remove(sources: string[], ...scripts: string[]): string[] {
  return [...removeUnused(new Map(sources.map((css, index) => [`${index}.css`, css])), scripts).values()];
}

describe('removeUnused', () => {
  it('keeps the classes that scripts name, in full or by prefix, and rules for elements', () => {
    const css = '.used{top:0}.used-2{top:1px}.gone .used{top:2px}.theme-note-tip{top:3px}p{top:4px}';
    expect(remove([css], 'a("used used-2")', 'b=`theme-note-${type}`')).toEqual([
      '.used{top:0}.used-2{top:1px}.theme-note-tip{top:3px}p{top:4px}',
    ]);
  });

  it('keeps rules that only exclude an unused class', () => {
    expect(remove(['.gone{top:0}.used:not(.gone){top:1px}'], '"used"')).toEqual([
      '.used:not(.gone){top:1px}',
    ]);
  });

  it('removes custom properties that no rule of any sheet reads and no script names, and shortens others', () => {
    const sheets = [
      ':root{--a:1px;--long-name:2px;--c:3px;--d:4px}.gone{top:var(--a)}',
      'p{top:var(--long-name);left:var(--x,var(--c))}',
    ];
    expect(remove(sheets, 'get("--d")')).toEqual([
      ':root{--0:2px;--2:3px;--d:4px}',
      'p{top:var(--0);left:var(--1,var(--2))}',
    ]);
  });

  it('refuses what is not CSS', () => {
    expect(() => remove(['p{top:0}}'])).toThrow();
  });
});
