import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';

import {markSeverities} from './markSeverities';

function collectMarked(head: string, row: string): string[] {
  const root = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(`${head}\n${head.replace(/[^|]+/g, '---')}\n${row}`);
  const marked: string[] = [];
  visit(root, 'table', markSeverities);
  visit(root, 'inlineCode', ({value, data}) => {
    if (data?.hName === 'span') marked.push(value);
  });
  return marked;
}

it.each([
  [
    'the column of severities',
    '| Finding | Severity of the finding |',
    '| `HIGH` | `LOW`, otherwise `HIGH` |',
    ['LOW', 'HIGH'],
  ],
  [
    'the row of the field',
    '| Field | Type | Meaning |',
    '| `severity` | string | `HIGH` or `CRITICAL` |',
    ['HIGH'],
  ],
  [
    'the row of a field below another one',
    '| Field | Meaning |',
    '| `status.findings.severities.low` | findings of severity `LOW` |',
    ['LOW'],
  ],
  ['no other column', '| Level | Meaning |', '| `HIGH` | `LOW` |', []],
  ['no levels of a tool', '| Severity |', '| `high`, `CRITICAL` |', []],
])('marks %s', (_, head, row, marked) => {
  expect(collectMarked(head, row)).toEqual(marked);
});
