import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Code, Heading, Nodes, Parents, Root, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {getAttribute} from '../../markdown/jsx';
import {DATA_LIST_CLASS} from '../../markdown/nodes';
import {parseFenceMeta} from '../../text/fenceMeta';
import {CELL_END} from '../core/text/passage';

export interface Block {
  text: string;
  /** Samples are searched like text, but say less about what a section is about. */
  kind: 'text' | 'code';
  /** Shown as a passage only if nothing else has the words: of a sample, or the header of a table. */
  isMinor?: boolean;
}

export interface Row {
  name: string;
  anchor: string;
  text: string;
}

export interface Section {
  title: string;
  /** Undefined for the start of the page. */
  anchor: string | undefined;
  blocks: Block[];
  rows: Row[];
}

/** Their content comes from elsewhere or is no text of the page. */
const LEFT_OUT = new Set(['IntegrationIndex', 'nav', 'head', 'Head', 'script', 'style', 'svg']);
const VISIBLE_ATTRIBUTES = new Set(['label', 'title', 'summary', 'caption', 'alt']);
const CONTAINERS = new Set([
  'root',
  'blockquote',
  'list',
  'listItem',
  'containerDirective',
  'mdxJsxFlowElement',
  'footnoteDefinition',
]);
const MAX_DEPTH = 3;

function hasChildren(node: Nodes): node is Parents {
  return 'children' in node;
}

function renderExpression(value: string): string {
  const literal = /^\s*(['"`])(.*)\1\s*$/s.exec(value);
  return literal?.[2]?.includes('${') === false ? literal[2] : '';
}

function collectAttributes(node: Nodes): string[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) => {
    const isText = attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string';
    return isText && VISIBLE_ATTRIBUTES.has(attribute.name) ? [attribute.value as string] : [];
  });
}

function renderText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'image':
    case 'imageReference':
      return [node.alt, node.type === 'image' ? node.title : undefined].filter(Boolean).join(' ');
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return renderExpression(node.value);
    default:
      if ('name' in node && node.name === 'br') return ' ';
      if (!hasChildren(node) || ('name' in node && LEFT_OUT.has(node.name ?? ''))) return '';
      return [...collectAttributes(node), ...node.children.map(renderText)].join('');
  }
}

/** The id of an element in the first cell. */
function findAnchor({children: [first]}: TableRow): string | undefined {
  const elements = first?.children.filter((node) => node.type === 'mdxJsxTextElement') ?? [];
  return elements.map((element) => getAttribute(element, 'id')).find((id) => id !== undefined);
}

/** Lists of platform data repeat on many pages, so they weigh less than text. */
function isGenerated({data}: Table): boolean {
  const {className} = (data as {hProperties?: {className?: unknown}} | undefined)?.hProperties ?? {};
  return Array.isArray(className) && className.includes(DATA_LIST_CLASS);
}

function clean(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Splits a page at its h2 and h3 headings. All visible text ends up in a section. */
export function collectSections(root: Root): Section[] {
  const slugger = createSlugger();
  let current: Section = {title: '', anchor: undefined, blocks: [], rows: []};
  const sections = [current];

  const add = (text: string, kind: Block['kind'] = 'text', isMinor = false) => {
    if (text.trim() !== '') current.blocks.push({text, kind, ...(isMinor && {isMinor})});
  };

  function addHeading(node: Heading): void {
    const text = toString(node);
    const anchor = parseMarkdownHeadingId(text).id ?? slugger.slug(clean(text));
    const title = clean(parseMarkdownHeadingId(renderText(node)).text);
    if (node.depth > MAX_DEPTH) return add(title);
    current = {title, anchor, blocks: [], rows: []};
    sections.push(current);
  }

  function addRow(row: TableRow, kind: Block['kind'], isHeader: boolean): void {
    const cells = row.children.map((cell) => clean(renderText(cell)));
    const text = cells.join(CELL_END);
    add(text, kind, isHeader);
    const anchor = findAnchor(row);
    if (anchor !== undefined) current.rows.push({name: cells[0] ?? '', anchor, text});
  }

  function addCode({meta, value}: Code): void {
    add(clean(parseFenceMeta(meta).get('title') ?? ''), 'text', true);
    add(value, 'code', true);
  }

  function addTable(table: Table): void {
    const kind = isGenerated(table) ? 'code' : 'text';
    table.children.forEach((row, position) => addRow(row, kind, position === 0));
  }

  function addText(node: Nodes): void {
    if (hasChildren(node) && (CONTAINERS.has(node.type) || hasFlowContent(node))) {
      for (const text of collectAttributes(node)) add(clean(text));
      node.children.forEach(addNode);
    } else add(clean(renderText(node)));
  }

  function addNode(node: Nodes): void {
    if ('name' in node && LEFT_OUT.has(node.name ?? '')) return;
    if (node.type === 'mdxJsxFlowElement' && node.data?.searched === false) return;
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
      case 'definition':
      case 'thematicBreak':
        return;
      case 'heading':
        return addHeading(node);
      case 'code':
        return addCode(node);
      case 'table':
        return addTable(node);
      default:
        addText(node);
    }
  }

  addNode(root);
  return sections;
}

/** MDX parses some elements as inline that contain blocks. */
function hasFlowContent(node: Parents): boolean {
  return node.children.some(
    ({type}) => type === 'paragraph' || type === 'table' || type === 'code' || type === 'list',
  );
}
