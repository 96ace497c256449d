import type {Root, Table} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';

import remarkTables from './index';

interface Properties {
  className?: string[];
  role?: string;
  dataLabel?: string;
}

function getProperties(node: {data?: unknown} | undefined): Properties {
  return (node?.data as {hProperties?: Properties} | undefined)?.hProperties ?? {};
}

function transform(...lines: string[]): Table {
  const root: Root = unified().use(remarkParse).use(remarkGfm).parse(lines.join('\n'));
  remarkTables()(root);
  const [table] = root.children;
  if (table?.type !== 'table') throw new Error('There is no table.');
  return table;
}

const FINDINGS = [
  '| Subject | Name | Category | `severity` |',
  '| --- | --- | --- | --- |',
  '| A port that is open | `Open Port: <port>` | `Open Port` | `INFORMATIONAL` |',
];

describe('remarkTables', () => {
  it('sets the roles that a row loses when it is displayed as a block', () => {
    const table = transform(...FINDINGS);
    const [head, row] = table.children;
    expect(getProperties(table).role).toBe('table');
    expect([head, row].map((one) => getProperties(one).role)).toEqual(['row', 'row']);
    expect(getProperties(head?.children[0]).role).toBe('columnheader');
    expect(getProperties(row?.children[0]).role).toBe('cell');
  });

  it('gives the cells of a wide table the titles of their columns, except for the first', () => {
    const table = transform(...FINDINGS);
    expect(getProperties(table).className).toEqual(['entry-table']);
    expect(table.children[1]?.children.map((cell) => getProperties(cell).dataLabel)).toEqual([
      undefined,
      'Name',
      'Category',
      'severity',
    ]);
  });

  it('leaves a table unchanged if it fits a phone', () => {
    const table = transform('| Severity | Count |', '| --- | --- |', '| `HIGH` | 3 |');
    expect(getProperties(table)).toEqual({role: 'table'});
    expect(getProperties(table.children[1]?.children[1])).toEqual({role: 'cell'});
  });

  it('takes the length of names into account, which only wrap between their parts', () => {
    const name = (length: number) => `\`${'n'.repeat(length)}\``;
    const twoColumns = (length: number) =>
      transform('| Key | Meaning |', '| --- | --- |', `| ${name(length)} | a few words that may wrap |`);
    expect(getProperties(twoColumns(18)).className).toBeUndefined();
    expect(getProperties(twoColumns(26)).className).toEqual(['entry-table']);
  });

  it('keeps the classes that an earlier plugin set', () => {
    const root: Root = unified().use(remarkParse).use(remarkGfm).parse(FINDINGS.join('\n'));
    Object.assign(root.children[0] ?? {}, {data: {hProperties: {className: ['generated-table']}}});
    remarkTables()(root);
    expect(getProperties(root.children[0]).className).toEqual(['generated-table', 'entry-table']);
  });

  it.each(['Type', 'Default'])('turns names, their %s and meaning into a list of properties', (title) => {
    const table = transform(`| Key | ${title} | Meaning |`, '| --- | --- | --- |', '| `a` | `1` | b |');
    expect(getProperties(table)).toEqual({role: 'table', className: ['reference-table']});
    expect(table.children[1]?.children.map((cell) => getProperties(cell).dataLabel)).toEqual([
      undefined,
      title === 'Default' ? 'default' : undefined,
      undefined,
    ]);
  });

  it.each(['| Key | Meaning |', '| Key | Type | Default | Meaning |', '| Key | Task | Meaning |'])(
    'leaves a table with the columns %s a table',
    (head) => {
      const table = transform(head, head.replace(/[^|]+/g, '---'), head);
      expect(getProperties(table).className ?? []).not.toContain('reference-table');
    },
  );

  it.each([
    [['ways-table'], 'goals with a page each', 'Your goal', '[Nmap](./nmap.md), the port scanner'],
    [undefined, 'several pages', 'You want to', '[Nmap](./nmap.md), [doggo](./doggo.md) and others'],
    [undefined, 'a text that is no page', 'You want to', '`nmap`: see [Nmap](./nmap.md), the scanner'],
    [undefined, 'something else', 'Scanner of a network', '[Nmap](./nmap.md), the port scanner'],
  ])('gives the class %s to a table of %s', (className, _, head, page) => {
    const row = `| find all hosts and their services | ${page} |`;
    expect(getProperties(transform(`| ${head} | Page |`, '| --- | --- |', row)).className).toEqual(className);
  });
});
