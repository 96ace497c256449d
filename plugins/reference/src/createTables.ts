import type {PhrasingContent, RootContent, Table, TableCell, TableRow} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import type {Chart, ChartValue} from '../../../platform/charts';
import type {FieldRow} from './createFieldRows';

const markdown = unified().use(remarkParse);

function text(value: string): PhrasingContent[] {
  return value === '' ? [] : [{type: 'text', value}];
}

function strong(value: string): PhrasingContent {
  return {type: 'strong', children: text(value)};
}

function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

/** Short texts of the data files are Markdown: code spans and emphasis keep their meaning. */
function parsePhrasing(source: string): PhrasingContent[] {
  const [first]: RootContent[] = markdown.parse(source).children;
  return first?.type === 'paragraph' ? first.children : text(source);
}

function cell(children: PhrasingContent[]): TableCell {
  return {type: 'tableCell', children};
}

function row(cells: PhrasingContent[][]): TableRow {
  return {type: 'tableRow', children: cells.map(cell)};
}

function table(headings: string[], rows: PhrasingContent[][][]): Table {
  return {
    type: 'table',
    align: headings.map(() => null),
    children: [row(headings.map(text)), ...rows.map(row)],
  };
}

/** The anchor of a field: its path without the marks of lists. */
function createFieldAnchor(path: string): string {
  return path.replaceAll('[]', '');
}

/** The name of a field with an anchor of its own, so that a field can be linked. */
function fieldName(path: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'FieldName',
    attributes: [{type: 'mdxJsxAttribute', name: 'id', value: createFieldAnchor(path)}],
    children: [{type: 'text', value: path}],
  };
}

function allowedValues(values: readonly (string | number | boolean)[]): PhrasingContent[] {
  if (values.length === 0) return [];
  const list = values.flatMap((value, index) => [...text(index === 0 ? '' : ', '), code(String(value))]);
  return [...text(' One of '), ...list, ...text('.')];
}

/** One narrow column instead of three: the meaning needs the width. */
function typeAndDefault(
  type: string,
  isRequired: boolean,
  defaultValue: string | undefined,
): PhrasingContent[] {
  const required: PhrasingContent[] = isRequired ? [...text(', '), strong('required')] : [];
  const byDefault = defaultValue === undefined ? [] : [...text(', default '), code(defaultValue)];
  return [...parsePhrasing(type), ...required, ...byDefault];
}

/** The table of a resource's fields. */
export function createFieldTable(rows: readonly FieldRow[]): Table {
  return table(
    ['Field', 'Type', 'Meaning'],
    rows.map((field) => [
      [fieldName(field.path)],
      typeAndDefault(field.type, field.required, field.default),
      [...parsePhrasing(field.meaning), ...allowedValues(field.allowed)],
    ]),
  );
}

function createValueCells(value: ChartValue): PhrasingContent[][] {
  return [
    [fieldName(value.key)],
    typeAndDefault(value.type, false, value.default),
    [...parsePhrasing(value.meaning), ...allowedValues(value.allowed ?? [])],
  ];
}

/**
 * The table of a chart's values.
 *
 * @param prefixes show only these keys and the ones below them; none for all
 */
export function createValuesTable({values}: Chart, prefixes: readonly string[]): Table {
  const shown = values.filter(
    ({key}) =>
      prefixes.length === 0 || prefixes.some((prefix) => key === prefix || key.startsWith(`${prefix}.`)),
  );
  return table(['Key', 'Type', 'Meaning'], shown.map(createValueCells));
}
