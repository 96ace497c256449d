import {relative} from 'node:path';
import type {Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import type {Charts} from '../../../platform/charts';
import {createSchemaFileName, type SchemaFiles} from '../../../platform/schemas';
import {createFieldRows} from './createFieldRows';
import {createFieldTable, createValuesTable} from './createTables';

/** What the tables are made from: the same data that examples are checked against. */
export interface ReferenceData {
  schemas: SchemaFiles;
  charts: Charts;
}

/** Elements that this plugin replaces, with the attributes they take. */
const ATTRIBUTES: Record<string, readonly string[]> = {
  FieldTable: ['of', 'path', 'without'],
  ChartValues: ['chart', 'prefix'],
};

/** Names of the elements that this plugin replaces. */
export const REFERENCE_ELEMENTS: ReadonlySet<string> = new Set(Object.keys(ATTRIBUTES));

function readAttributes(node: MdxJsxFlowElement): Record<string, string | undefined> {
  const known = ATTRIBUTES[node.name ?? ''] ?? [];
  return Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        throw new Error('takes attributes with plain text only: name="value"');
      }
      if (!known.includes(attribute.name)) {
        throw new Error(`has no attribute "${attribute.name}". It takes ${known.join(', ')}`);
      }
      return [attribute.name, attribute.value];
    }),
  );
}

/** Attributes that take several names separate them by blanks. */
function splitList(value: string): string[] {
  return value.split(/\s+/).filter(Boolean);
}

/** The class by which the style sheet (src/css/site/tables.css) knows the tables of this plugin. */
const TABLE_CLASS = 'reference-table';

function createTable(node: MdxJsxFlowElement, {schemas, charts}: ReferenceData): Table {
  const {of, path = '', without = '', chart, prefix = ''} = readAttributes(node);
  if (node.name === 'FieldTable') {
    if (of === undefined) throw new Error('needs the attribute "of": the kind, such as of="Scan"');
    return createFieldTable(createFieldRows(createSchemaFileName(of), path, splitList(without), schemas));
  }
  const known = charts.get(chart ?? '');
  if (!known) throw new Error(`needs the attribute "chart" with a known chart, got "${chart ?? ''}"`);
  const table = createValuesTable(known, splitList(prefix));
  if (table.children.length === 1)
    throw new Error(`shows nothing: no value of ${known.chart} begins with "${prefix}"`);
  return table;
}

/**
 * Makes the table that takes the place of an element.
 *
 * @throws an error that names file and line, if the element's attributes lead to no data
 */
export function createReferenceTable(node: MdxJsxFlowElement, data: ReferenceData, filePath: string): Table {
  try {
    return {...createTable(node, data), data: {hProperties: {className: [TABLE_CLASS]}}};
  } catch (error) {
    const place = `${relative(process.cwd(), filePath)}:${node.position?.start.line ?? 1}`;
    const {message} = error as Error;
    throw new Error(`${place}: <${node.name ?? ''}> ${message}${message.endsWith('?') ? '' : '.'}`);
  }
}
