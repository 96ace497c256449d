import type {Root, Table} from 'mdast';
import {expect, it} from 'vitest';

import {collectSections} from './collectSections';

function createTable(className?: string): Table {
  const hProperties = className === undefined ? {} : {className: [className]};
  return {
    type: 'table',
    data: {hProperties},
    children: [
      {
        type: 'tableRow',
        children: [{type: 'tableCell', children: [{type: 'inlineCode', value: 'ncrack-ssh'}]}],
      },
    ],
  };
}

it('takes rows that list the same data on many pages for samples, and rows of other tables for text', () => {
  const root: Root = {type: 'root', children: [createTable('generated-table'), createTable()]};
  expect(collectSections(root)[0]?.blocks).toEqual([
    {text: 'ncrack-ssh', kind: 'code'},
    {text: 'ncrack-ssh', kind: 'text'},
  ]);
});
