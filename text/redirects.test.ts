import {expect, it} from 'vitest';

import {parseRedirects} from './redirects';

const hasPage = (path: string) => ['/docs/a', '/docs/b'].includes(path);
const parse = (text: string) => parseRedirects(text, 'static/_redirects', hasPage);

it('reads paths, and skips comments and empty lines', () => {
  expect(parse('# why\n\n/docs  /docs/a 301\n/old /docs/b/ 301\n')).toEqual([
    {from: '/docs', to: '/docs/a'},
    {from: '/old', to: '/docs/b/'},
  ]);
});

it.each([
  ['/docs /docs/a', '1: expected "/from /to 301", got "/docs /docs/a". Correct the line.'],
  ['/docs /docs/a 302', '1: expected "/from /to 301"'],
  ['/docs /docs/a 301!', '1: expected "/from /to 301"'],
  ['/docs /docs/a 301 Country=de', '1: expected "/from /to 301"'],
  ['/docs id=:id /docs/a 301', '1: expected "/from /to 301"'],
  ['/docs/* /docs/a 301', '1: a path consists of letters, digits and "._~-" between slashes, got "/docs/*"'],
  ['/docs/ /docs/a 301', '1: a path consists of'],
  ['/docs //host 301', '1: a path consists of'],
  ['/docs https://host/docs/a 301', '1: a path consists of'],
  ['/docs /docs/a#part 301', '1: a path consists of'],
  ['/docs /docs/a;}{ 301', '1: a path consists of'],
  ['# c\n/docs/b /docs/a 301', '2: /docs/b is a page, which no redirect may hide. Remove the line.'],
  ['/docs /docs/c 301', '1: /docs/c is no page. Correct the path.'],
  ['/docs /docs/a 301\n/docs /docs/b 301', '2: /docs occurs twice. Remove one of the lines.'],
  ['/x /y 301\n/y /docs/b 301', '1: /y is no page'],
])('refuses %j', (text, message) => {
  expect(() => parse(text)).toThrow(`static/_redirects:${message}`);
});

it('names all faults at once', () => {
  expect(() => parse('/docs\n/old /docs/b 301\n/x /docs/c 301')).toThrow(
    /^static\/_redirects:1: .*\nstatic\/_redirects:3: .*$/,
  );
});
