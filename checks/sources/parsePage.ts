import {DEFAULT_PARSE_FRONT_MATTER, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {parseMarkdown} from '../../markdown/parseMarkdown';
import {loadCharts, loadRelease} from '../../platform/loadPlatform';
import {fillPagePlaceholders, listPlaceholders} from '../../markdown/placeholders/fillPlaceholders';
import type {Fault} from '../../text/fault';
import {parseFenceMeta} from '../../text/fenceMeta';
import {findFieldLine} from '../../text/yamlLines';

export type PageKind = 'doc' | 'scanner' | 'hook' | 'adr' | 'post';

export interface CodeBlock {
  /** Language after the opening fence, `undefined` if there is none. */
  lang: string | undefined;
  /** `key=value` and `key="value with spaces"` parts after the language; a part without `=` has the value `''`. */
  meta: ReadonlyMap<string, string>;
  value: string;
  /** Line in the file on which `value` begins. */
  line: number;
}

/** A heading in the text, which the title in the front matter is not. */
export interface PageHeading {
  depth: number;
  /** Text without markup and without an explicit id. */
  text: string;
  /** The id written after the text as `{#id}`; `undefined` if Docusaurus derives one from the text. */
  id: string | undefined;
  line: number;
}

export interface PageHead {
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  kind: PageKind;
  frontMatter: Record<string, unknown>;
  /** Line of each top-level key of the front matter in the file. */
  frontMatterLines: ReadonlyMap<string, number>;
  /** The content of the file, placeholders not replaced. */
  source: string;
}

/** A Markdown file, parsed once for all checks. */
export interface Page extends PageHead {
  /** Syntax tree of the whole file, placeholders replaced; line numbers are those of the file. */
  tree: Root;
  codeBlocks: CodeBlock[];
  headings: PageHeading[];
}

/** A fault of a page; the caller adds the file. */
export type PageFault = Omit<Fault, 'file'>;

function findKind(file: string): PageKind {
  if (file.startsWith('blog/')) return 'post';
  if (/^docs\/scanners\/(?!index\.)/.test(file)) return 'scanner';
  if (/^docs\/hooks\/(?!index\.)/.test(file)) return 'hook';
  if (/\/(?:\d+_)?architecture_decisions\/adr_\d+\./.test(file)) return 'adr';
  return 'doc';
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/**
 * Reads the front matter of a Markdown or MDX file as Docusaurus does.
 *
 * @throws if it is not valid YAML; the message has the reason, but not the file
 */
export async function parsePageHead(file: string, source: string): Promise<PageHead> {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: source});
  const frontMatterLines = new Map<string, number>();
  for (const key of Object.keys(frontMatter)) frontMatterLines.set(key, findFieldLine(source, [key]) ?? 1);
  return {file, kind: findKind(file), frontMatter, frontMatterLines, source};
}

/**
 * Reads a Markdown or MDX file as Docusaurus does.
 *
 * @throws if front matter or text cannot be parsed; the message has the reason, but not the file
 */
export async function parsePage(file: string, source: string): Promise<Page> {
  const head = await parsePageHead(file, source);
  const tree = parseMarkdown(source);
  fillPagePlaceholders(tree, listPlaceholders(loadRelease(), loadCharts(), head.frontMatter));
  const page: Page = {...head, tree, codeBlocks: [], headings: []};
  visit(tree, (node) => {
    if (node.type === 'code') {
      page.codeBlocks.push({
        lang: node.lang ?? undefined,
        meta: parseFenceMeta(node.meta),
        value: node.value,
        line: lineOf(node) + 1,
      });
    } else if (node.type === 'heading') {
      const {text, id} = parseMarkdownHeadingId(toString(node));
      page.headings.push({depth: node.depth, text: text.trim(), id, line: lineOf(node)});
    }
  });
  return page;
}
