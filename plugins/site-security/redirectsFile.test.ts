import {describe, expect, it} from 'vitest';

import {parseRedirects} from './redirectsFile';

const hasPage = (path: string) => ['/docs/a', '/docs/b'].includes(path);

describe('parseRedirects', () => {
  it('reads paths, and passes over comments and empty lines', () => {
    expect(parseRedirects('# why\n\n/docs  /docs/a 301\n/old /docs/b 301\n', hasPage)).toEqual([
      {from: '/docs', to: '/docs/a'},
      {from: '/old', to: '/docs/b'},
    ]);
  });

  it.each([
    ['/docs /docs/a', '_redirects:1: expected "/from /to 301"'],
    ['/docs /docs/a 302', '_redirects:1: expected "/from /to 301"'],
    ['/docs /docs/a 301 Country=de', '_redirects:1: expected "/from /to 301"'],
    ['/docs/* /docs/a 301', '_redirects:1: a path consists of'],
    ['/docs/ /docs/a 301', '_redirects:1: a path consists of'],
    ['/docs //host 301', '_redirects:1: a path consists of'],
    ['/docs https://host/docs/a 301', '_redirects:1: a path consists of'],
    ['/docs /docs/a;}{ 301', '_redirects:1: a path consists of'],
    ['# c\n/docs/b /docs/a 301', '_redirects:2: /docs/b is a page'],
    ['/docs /docs/c 301', '_redirects:1: /docs/c is no page'],
    ['/docs /docs/a 301\n/docs /docs/b 301', '_redirects:2: /docs occurs twice'],
    ['/x /y 301\n/y /docs/b 301', '_redirects:1: /y is no page'],
  ])('refuses %j', (text, message) => {
    expect(() => parseRedirects(text, hasPage)).toThrow(message);
  });
});
