import type {Link, PhrasingContent, RootContent, Table, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import type {Charts} from '../platform/charts';
import {toAttributes} from './jsx';

/** Class of tables that are shown as lists of properties at every width (tables/client/properties.css). */
export const PROPERTIES_CLASS = 'reference-table';

const markdown = unified().use(remarkParse);

export function text(value: string): PhrasingContent[] {
  return value === '' ? [] : [{type: 'text', value}];
}

export function strong(value: string): PhrasingContent {
  return {type: 'strong', children: text(value)};
}

export function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

export function link(url: string, title: string): Link {
  return {type: 'link', url, children: [{type: 'text', value: title}]};
}

/** Cache of parsed texts: charts share most of their texts, and a build creates each page's tables twice. */
const parsed = new Map<string, PhrasingContent[]>();

/** Parses a short text from the data files as Markdown. @returns a copy, which the caller can change */
export function parsePhrasing(source: string): PhrasingContent[] {
  const nodes = parsed.get(source) ?? parseParagraph(source);
  parsed.set(source, nodes);
  return structuredClone(nodes);
}

function parseParagraph(source: string): PhrasingContent[] {
  const [first]: RootContent[] = markdown.parse(source).children;
  return first?.type === 'paragraph' ? first.children : text(source);
}

export function join(parts: readonly PhrasingContent[][], separator: string): PhrasingContent[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [...text(separator), ...part]));
}

/** Joins parts into an enumeration: `a, b and c`. */
export function enumerate(parts: readonly PhrasingContent[][], last = 'and'): PhrasingContent[] {
  const end = parts.at(-1);
  if (end === undefined || parts.length === 1) return end ?? [];
  return [...join(parts.slice(0, -1), ', '), ...text(` ${last} `), ...end];
}

export function joinCode(values: readonly string[], separator = ', '): PhrasingContent[] {
  return join(
    values.map((value) => [code(value)]),
    separator,
  );
}

/** Names as code, each once: `a`, `b` and `c`. */
export function enumerateCode(names: readonly string[]): PhrasingContent[] {
  return enumerate([...new Set(names)].map((name) => [code(name)]));
}

export function paragraph(children: PhrasingContent[]): RootContent {
  return {type: 'paragraph', children};
}

function cell(children: PhrasingContent[]): TableCell {
  return {type: 'tableCell', children};
}

function row(cells: PhrasingContent[][]): TableRow {
  return {type: 'tableRow', children: cells.map(cell)};
}

/** @param className class for the style sheets */
export function table(className: string, headings: string[], rows: PhrasingContent[][][]): Table {
  return {
    type: 'table',
    align: headings.map(() => null),
    children: [row(headings.map(text)), ...rows.map(row)],
    data: {hProperties: {className: [className]}},
  };
}

export type Fact = [label: string, value: PhrasingContent[]];

/** A table of what is known: facts without a value are left out. */
export function factTable(facts: readonly Fact[]): Table {
  const rows = facts.filter(([, value]) => value.length > 0).map(([label, value]) => [text(label), value]);
  return table('fact-table', ['Property', 'Value'], rows);
}

/**
 * Class of tables that list the platform's data. Such lists repeat on many pages, so the search weighs their words less
 * than the page's own text (search/build/collectSections.ts).
 */
export const DATA_LIST_CLASS = 'generated-table';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** False for what the search leaves out, because nearly the same is on many pages. */
    searched?: boolean;
  }
}

export function fold(summary: string, children: RootContent[]): MdxJsxFlowElement {
  const head: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'summary',
    attributes: [],
    // Bare text, because HTML does not allow a paragraph in a summary.
    children: text(summary) as unknown as MdxJsxFlowElement['children'],
  };
  return {
    type: 'mdxJsxFlowElement',
    // Docusaurus' name for the component; its own plugin, which renames `details`, runs before this one.
    name: 'Details',
    attributes: [],
    children: [head, ...children] as MdxJsxFlowElement['children'],
  };
}

export function element(name: string, classNames: string[], children: PhrasingContent[]): PhrasingContent {
  return {type: 'emphasis', children, data: {hName: name, hProperties: {className: classNames}}};
}

/** An inline component, such as `<FieldName id="spec.scanType">`. */
export function textElement(
  name: string,
  attributes: Record<string, string>,
  value: string,
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: toAttributes(attributes),
    children: [{type: 'text', value}],
  };
}

/** Links to the page of a chart; gives just the chart's name if it has no page. */
export type ChartLink = (chart: string) => PhrasingContent;

export function compileChartLink(charts: Charts): ChartLink {
  return (chart) => {
    const page = charts.get(chart)?.page;
    return page === undefined ? code(chart) : link(page, chart);
  };
}
