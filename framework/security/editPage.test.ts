import {describe, expect, it} from 'vitest';

import {insertPolicies, removeRedundantStyles} from './editPage';

describe('removeRedundantStyles', () => {
  it.each([
    ['<ul class="menu__list" style=display:block;overflow:visible;height:auto>', '<ul class="menu__list">'],
    ['<ul style="display:block;overflow:visible;height:auto" class=a>', '<ul class=a>'],
    ['<svg class=a style="display: none;"><defs>', '<svg class=a display="none"><defs>'],
  ])('takes out what changes nothing: %s', (html, expected) => {
    expect(removeRedundantStyles(html)).toBe(expected);
  });

  it.each([
    '<ul style="display:block;overflow:visible;height:auto;color:red">',
    '<p>ul style=display:block;overflow:visible;height:auto </p>',
    '<td style=text-align:right>',
    '<p style=display:none>',
  ])('leaves the rest: %s', (html) => {
    expect(removeRedundantStyles(html)).toBe(html);
  });
});

describe('insertPolicies', () => {
  it('inserts them before everything that they apply to', () => {
    expect(
      insertPolicies('<head><meta charset=UTF-8><script>a()</script>', `img-src "&"`, 'no-referrer'),
    ).toBe(
      '<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="img-src &quot;&amp;&quot;">' +
        '<meta name="referrer" content="no-referrer"><script>a()</script>',
    );
  });

  it('returns nothing for a page that declares no encoding', () => {
    expect(insertPolicies('<head><script>a()</script>', '', '')).toBeUndefined();
  });
});
