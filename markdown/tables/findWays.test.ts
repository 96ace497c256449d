import type {Table} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';

import {hasWays} from './findWays';

const parse = (...lines: string[]) =>
  unified().use(remarkParse).use(remarkGfm).parse(lines.join('\n')).children[0] as Table;

it.each([
  [
    true,
    'goals with a page each',
    '| Your goal | Page |',
    '| find hosts | [Nmap](./nmap.md), the port scanner |',
  ],
  [
    false,
    'several pages',
    '| You want to | Read |',
    '| find hosts | [Nmap](./nmap.md), [doggo](./doggo.md) |',
  ],
  [
    false,
    'a text that is no page',
    '| You want to | Use |',
    '| find hosts | `nmap`: see [Nmap](./nmap.md) |',
  ],
  [false, 'something else', '| Scanner | Page |', '| Nmap | [Nmap](./nmap.md) |'],
])('is %s for %s', (expected, _, head, row) => {
  expect(hasWays(parse(head, '| --- | --- |', row))).toBe(expected);
});
