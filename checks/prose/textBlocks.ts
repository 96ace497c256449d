import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Nodes, Parents} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {findFieldLine} from '../../text/yamlLines';
import type {Page, PageHead} from '../sources/parsePage';

/** The kind of a text. Titles and descriptions come from front matter, or from the data about the platform. */
export type TextRole = 'title' | 'description' | 'heading' | 'paragraph' | 'cell';

export interface TextBlock {
  role: TextRole;
  /** The words without markup. Code, URLs and components are {@link OPAQUE} characters. */
  text: string;
  /** Line of the character at an offset of `text`, counted from 1 in the file. */
  lineAt: (offset: number) => number;
}

/** Replaces a character that is not prose: the object replacement character, which no author types. */
export const OPAQUE = '\uFFFC';

const ADDRESSES = /\b[a-z][a-z\d+.-]*:\/\/[^\s)\]]+|\bwww\.[^\s)\]]+|[\w.+-]+@[\w-]+\.[\w.-]+/giu;

/** Parses texts of the platform data, which have no MDX or GFM. */
const markdown = unified().use(remarkParse);

const ROLES: Partial<Record<Nodes['type'], TextRole>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  tableCell: 'cell',
};

interface Piece {
  text: string;
  line: number;
}

function isParent(node: Nodes): node is Parents {
  return 'children' in node;
}

/** @param titles texts of links that quote the title of a page, and so are not prose of this page */
function collectPieces(node: Nodes, titles: ReadonlySet<string>, line: number): Piece[] {
  const start = node.position?.start.line ?? line;
  if (node.type === 'text') return [{text: node.value, line: start}];
  if (node.type === 'break') return [{text: '\n', line: start}];
  if (node.type === 'footnoteReference') return [];
  const isQuote = node.type === 'link' && titles.has(toString(node));
  // What is parsed as an inline directive is mostly `name:value`.
  if (!isParent(node) || node.type === 'textDirective' || isQuote) return [{text: OPAQUE, line: start}];
  return node.children.flatMap((child) => collectPieces(child, titles, start));
}

function hideAddresses(text: string): string {
  return text.replaceAll(ADDRESSES, (address) => OPAQUE.repeat(address.length));
}

function toBlock(role: TextRole, node: Nodes, titles: ReadonlySet<string>, line: number): TextBlock {
  const pieces = collectPieces(node, titles, line);
  const starts: number[] = [];
  let text = '';
  for (const piece of pieces) {
    starts.push(text.length);
    text += piece.text;
  }
  const lineAt = (offset: number): number => {
    const index = starts.findLastIndex((start) => start <= offset);
    const piece = pieces[index];
    if (!piece) return line;
    const before = piece.text.slice(0, offset - (starts[index] ?? 0));
    return piece.line + before.split('\n').length - 1;
  };
  return {role, text: hideAddresses(role === 'heading' ? parseMarkdownHeadingId(text).text : text), lineAt};
}

function collectBlocks(node: Nodes, titles: ReadonlySet<string>): TextBlock[] {
  // Text may be directly inside a component or HTML element, such as <summary>.
  const role = node.type === 'text' ? 'paragraph' : ROLES[node.type];
  if (role) return [toBlock(role, node, titles, node.position?.start.line ?? 1)];
  return isParent(node) ? node.children.flatMap((child) => collectBlocks(child, titles)) : [];
}

/** The prose of a catalogue entry, which the index pages and the section "At a glance" show. */
function collectCatalogueBlocks({frontMatter, source}: Page): TextBlock[] {
  const collect = (value: unknown, path: readonly string[]): TextBlock[] => {
    if (typeof value === 'string') return collectShortText(value, findFieldLine(source, path) ?? 1);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.entries(value).flatMap(([key, inner]) => collect(inner, [...path, key]));
  };
  const {useCase, atAGlance} = (frontMatter.integration ?? {}) as Record<string, unknown>;
  return [
    ...collect(useCase, ['integration', 'useCase']),
    ...collect(atAGlance, ['integration', 'atAGlance']),
  ];
}

function collectFrontMatterBlocks({frontMatter, frontMatterLines}: PageHead): TextBlock[] {
  return (['title', 'description'] as const).flatMap((role): TextBlock[] => {
    const value = frontMatter[role];
    if (typeof value !== 'string') return [];
    const line = frontMatterLines.get(role) ?? 1;
    return [{role, text: hideAddresses(value), lineAt: () => line}];
  });
}

/** The prose of a short Markdown text; all its faults get the same line. */
export function collectShortText(text: string, line: number): TextBlock[] {
  return collectBlocks(markdown.parse(text), new Set()).map((block) => ({
    ...block,
    role: 'description',
    lineAt: () => line,
  }));
}

/**
 * Collects all prose of a page: title, description, catalogue entry; then, in the order of the file, headings,
 * paragraphs, table cells.
 *
 * @param titles texts that are ignored if they are the whole text of a link
 */
export function collectTextBlocks(page: Page, titles: ReadonlySet<string>): TextBlock[] {
  return [
    ...collectFrontMatterBlocks(page),
    ...collectCatalogueBlocks(page),
    ...collectBlocks(page.tree, titles),
  ];
}
