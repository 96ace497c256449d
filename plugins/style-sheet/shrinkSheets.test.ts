import {describe, expect, it} from 'vitest';

import {removeUnread, shortenNames} from './customProperties';
import {dropOverwritten} from './dropOverwritten';
import {inlineConstants} from './inlineConstants';
import {removeClasses} from './removeClasses';
import {collectWords, transformSheets, type Sheets} from './sheets';
import {shrinkSheets} from './shrinkSheets';

const NO_WORDS: ReadonlySet<string> = new Set();

/** Creates minified sheets, as the build passes them. */
function createSheets(...sources: string[]): Map<string, string> {
  return transformSheets(new Map(sources.map((css, index) => [`${index}.css`, css])), {minify: true});
}

function print(sheets: Sheets): string[] {
  return [...transformSheets(sheets, {minify: true}).values()];
}

describe('removeClasses', () => {
  const sheets = createSheets(
    '.used{top:0}.used-2{top:1px}.gone .used{top:2px}.theme-note-tip{top:3px}p{top:4px}',
  );

  it('keeps what scripts name, in full or by prefix', () => {
    const words = collectWords(['a("used used-2")', 'b=`theme-note-${type}`']);
    expect(print(removeClasses(sheets, words, []))).toEqual([
      '.used{top:0}.used-2{top:1px}.theme-note-tip{top:3px}p{top:4px}',
    ]);
  });

  it('removes useless classes, but keeps rules that only exclude them', () => {
    const words = collectWords(['"used gone"']);
    const other = createSheets('.gone{top:0}.used:not(.gone){top:1px}');
    expect(print(removeClasses(other, words, [/^gone$/]))).toEqual(['.used:not(.gone){top:1px}']);
  });

  it('removes the selectors of such classes from a rule that has others', () => {
    const words = collectWords(['"used"']);
    const other = createSheets('.gone,.used,.gone p,p:hover{color:var(--a);top:1px}');
    expect(print(removeClasses(other, words, []))).toEqual(['.used,p:hover{color:var(--a);top:1px}']);
  });
});

describe('dropOverwritten', () => {
  it('drops a value that a later rule sets for the same elements', () => {
    const sheets = createSheets(
      ':root{--a:1;--b:2}html[data-theme=dark]{--a:3;--b:4}@media print{:root{--b:5}}:root,html[data-theme]{--a:6}',
    );
    expect(print(dropOverwritten(sheets))).toEqual([
      ':root{--b:2}html[data-theme=dark]{--b:4}@media print{:root{--b:5}}:root,html[data-theme]{--a:6}',
    ]);
  });

  it('keeps a value that a later rule sets for some of the elements, or within an at-rule', () => {
    const css = ':root{--a:1;--b:2}html[data-theme=dark]{--a:3}@media print{:root{--b:4}}';
    expect(print(dropOverwritten(createSheets(css)))).toEqual([css]);
  });
});

describe('removeUnread', () => {
  it('removes what nothing reads, in any order and across sheets', () => {
    const sheets = createSheets(
      ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px;--e:3px;--f:4px}',
      'p{top:var(--a);left:var(--x,var(--e))}',
    );
    expect(print(removeUnread(sheets, new Set(['--f'])))).toEqual([
      ':root{--a:var(--b);--b:1px;--e:3px;--f:4px}',
      'p{top:var(--a);left:var(--x,var(--e))}',
    ]);
  });
});

describe('inlineConstants', () => {
  const inline = (...sources: string[]) => print(inlineConstants(createSheets(...sources), NO_WORDS));

  it('inlines a constant where it is read, also in other sheets', () => {
    expect(
      inline(':root{--a:1rem;--b:calc(var(--a)*2)}p{margin:var(--a) 0 var(--a) 0}', 'b{top:var(--b)}'),
    ).toEqual(['p{margin:1rem 0}', 'b{top:2rem}']);
  });

  it('adds the spaces that var() did not need', () => {
    expect(inline(':root{--w:1px;--c:red}p{border:var(--w) solid var(--c)}')).toEqual([
      'p{border:1px solid red}',
    ]);
  });

  it('follows references only to properties that are set for the whole page', () => {
    expect(
      inline(':root{--a:red;--b:var(--a)}html[data-theme=dark]{--a:blue}p{color:var(--b)}b{color:var(--b)}'),
    ).toEqual([':root{--a:red}html[data-theme=dark]{--a:blue}p,b{color:var(--a)}']);
  });

  it.each([
    ['is set twice', ':root{--a:red}@media print{:root{--a:#000}}p{color:var(--a)}'],
    ['is set for some elements', '.a{--a:red}p{color:var(--a)}'],
    ['is set in one state of the page', 'html[data-theme=dark]{--a:red}p{color:var(--a)}'],
    ['reads what an element sets', ':root{--a:red;--b:var(--a)}.x{--a:#00f}p{color:var(--b)}'],
    ['is inherited', ':root{--a:inherit}p{color:var(--a)}'],
  ])('leaves alone what %s', (_case, css) => {
    expect(inline(css)).toEqual([css]);
  });

  it('keeps what a script may set', () => {
    const css = ':root{--a:red}p{color:var(--a)}';
    expect(print(inlineConstants(createSheets(css), new Set(['--a'])))).toEqual([css]);
  });
});

describe('shortenNames', () => {
  it('gives the same short name in all sheets, and none to what a script names', () => {
    const sheets = createSheets(
      ':root{--long-name:red;--kept:#00f}',
      'p{color:var(--long-name);top:var(--kept)}',
    );
    expect(print(shortenNames(sheets, new Set(['--kept'])))).toEqual([
      ':root{--0:red;--kept:#00f}',
      'p{color:var(--0);top:var(--kept)}',
    ]);
  });
});

describe('shrinkSheets', () => {
  it('removes custom properties that only removed rules read', () => {
    const sheets = createSheets(':root{--a:1px;--b:2px}.gone{top:var(--a)}p{top:var(--b)}');
    expect([...shrinkSheets(sheets, [''], []).values()]).toEqual(['p{top:2px}']);
  });

  it('refuses what is not CSS', () => {
    expect(() => shrinkSheets(new Map([['a.css', 'p{top:0}}']]), [], [])).toThrow();
  });
});
