import type {Root, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {estimateWidth} from './estimateWidth';

/** Width of the text on a phone of 360 px, less what the estimate may be wrong. What fits there stays a table everywhere. */
const PHONE_WIDTH = 310;
/** The class by which the style sheet (src/css/site/tables.css) knows tables whose rows may become entries. */
const ENTRY_CLASS = 'entry-table';

type Properties = Record<string, unknown>;

/** What mdast nodes carry for the HTML that is made from them. */
interface Marked {
  data?: {hProperties?: Properties};
}

function addProperties(node: Marked, properties: Properties): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}

/** A row shown as a block loses its role in some browsers, unless it is written down. */
function addRoles(row: TableRow, cellRole: 'columnheader' | 'cell'): void {
  addProperties(row, {role: 'row'});
  for (const cell of row.children) addProperties(cell, {role: cellRole});
}

/** Where the rows are entries, nobody sees the head: each cell brings the title of its column along. */
function addLabels({children}: TableRow, labels: readonly string[]): void {
  children.forEach((cell, column) => {
    const label = labels[column];
    // The first cell is the title of the entry.
    if (column > 0 && label) addProperties(cell, {dataLabel: label});
  });
}

function prepareTable(table: Table): void {
  const [head, ...rows] = table.children;
  if (!head) return;
  addRoles(head, 'columnheader');
  for (const row of rows) addRoles(row, 'cell');
  addProperties(table, {role: 'table'});
  if (estimateWidth(table) <= PHONE_WIDTH) return;
  const {className} = (table as Marked).data?.hProperties ?? {};
  addProperties(table, {className: [...[className ?? []].flat(), ENTRY_CLASS]});
  const labels = head.children.map((cell) => toString(cell).trim());
  for (const row of rows) addLabels(row, labels);
}

/**
 * Remark plugin: prepares tables for narrow screens. Which table needs more room than a phone has is known here, so the
 * page needs no script for it. Runs after the plugins that make tables.
 */
export default function remarkTables() {
  return (tree: Root): void => {
    visit(tree, 'table', prepareTable);
  };
}
