import type {Root, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {PROPERTIES_CLASS} from '../nodes';
import {estimateWidth} from './estimateWidth';
import {markSeverities} from './markSeverities';

/** Width of the text on a phone of 360 px, minus a margin for the estimate's error. Tables that fit stay tables. */
const PHONE_WIDTH = 310;
/** Class of tables whose rows can become entries, for the style sheet (markdown/tables/client/tables.css). */
const ENTRY_CLASS = 'entry-table';
/** Class of tables that are shown as cards at every width (markdown/tables/client/ways.css). */
const WAYS_CLASS = 'ways-table';
/** The titles of their columns, after the one with the names. */
const PROPERTIES = /^(?:Type|Default),Meaning$/;

type Properties = Record<string, unknown>;

/** The part of an mdast node that sets properties of the resulting HTML element. */
interface Marked {
  data?: {hProperties?: Properties};
}

function addProperties(node: Marked, properties: Properties): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}

/** Some browsers drop the implicit role of a row that is displayed as a block. */
function addRoles(row: TableRow, cellRole: 'columnheader' | 'cell'): void {
  addProperties(row, {role: 'row'});
  for (const cell of row.children) addProperties(cell, {role: cellRole});
}

/** When rows are shown as entries, the head is hidden, so each cell needs the title of its column. */
function addLabels({children}: TableRow, labels: readonly string[]): void {
  children.forEach((cell, column) => {
    const label = labels[column];
    // The first cell is the title of the entry.
    if (column > 0 && label) addProperties(cell, {dataLabel: label});
  });
}

/** The heading above what readers want. */
const GOAL = /^(?:Your (?:goal|question)|You want to)$/;

/** Whether a row leads to one page, which its second cell names. */
function leadsToPage({children: [, page]}: TableRow): boolean {
  const links = page?.children.filter(({type}) => type === 'link') ?? [];
  return page?.children[0]?.type === 'link' && links.length === 1;
}

/** Whether a table leads readers from what they want to a page: such tables are shown as cards. */
function hasWays({children: [head, ...rows]}: Table): boolean {
  return GOAL.test(head?.children[0] ? toString(head.children[0]) : '') && rows.every(leadsToPage);
}

function prepareTable(table: Table): void {
  const [head, ...rows] = table.children;
  if (!head) return;
  addRoles(head, 'columnheader');
  for (const row of rows) addRoles(row, 'cell');
  addProperties(table, {role: 'table'});
  markSeverities(table);
  const labels = head.children.map((cell) => toString(cell).trim());
  const isWays = hasWays(table);
  if (PROPERTIES.test(labels.slice(1).join())) {
    addProperties(table, {className: [PROPERTIES_CLASS]});
    // A type or a meaning needs no title, but a default without one could be anything.
    for (const row of rows) addLabels(row, ['', labels[1] === 'Default' ? 'default' : '']);
  } else if (isWays || estimateWidth(table) > PHONE_WIDTH) {
    const {className} = (table as Marked).data?.hProperties ?? {};
    addProperties(table, {className: [...[className ?? []].flat(), isWays ? WAYS_CLASS : ENTRY_CLASS]});
    for (const row of rows) addLabels(row, labels);
  }
}

/**
 * Remark plugin: prepares tables for narrow screens, turns tables of properties into lists, and marks severities. It
 * decides at build time which tables are too wide for a phone, so the page needs no script for it. Must run after the
 * plugins that generate tables.
 */
export default function remarkTables() {
  return (tree: Root): void => {
    visit(tree, 'table', prepareTable);
  };
}
