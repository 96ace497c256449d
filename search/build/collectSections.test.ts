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

it('treats generated tables as samples, and other tables as text', () => {
  const root: Root = {type: 'root', children: [createTable('generated-table'), createTable()]};
  expect(collectSections(root)[0]?.blocks).toEqual([
    {text: 'ncrack-ssh', kind: 'code', isMinor: true},
    {text: 'ncrack-ssh', kind: 'text', isMinor: true},
  ]);
});

it('leaves out what is nearly the same on many pages', () => {
  const root: Root = {
    type: 'root',
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'Details',
        attributes: [],
        children: [{type: 'paragraph', children: [{type: 'text', value: 'repeated'}]}],
        data: {searched: false},
      },
      createTable(),
    ],
  };
  expect(collectSections(root)[0]?.blocks.map(({text}) => text)).toEqual(['ncrack-ssh']);
});
