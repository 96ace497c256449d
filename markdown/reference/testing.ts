import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';

import remarkReference from './index';

export function transform(source: string, frontMatter: Record<string, unknown> = {}): Root {
  const file = new VFile({path: 'docs/page.md', value: source, data: {frontMatter}});
  const tree = unified().use(remarkParse).use(remarkMdx).parse(file);
  remarkReference()(tree, file);
  return tree;
}

export function findTables(tree: Root): Table[] {
  const tables: Table[] = [];
  visit(tree, 'table', (node) => void tables.push(node));
  return tables;
}

export function tableTexts({children}: Table): string[][] {
  return children.map((row) => row.children.map((cell) => toString(cell)));
}

export function rowTexts(tree: Root): string[][] {
  return findTables(tree).slice(0, 1).flatMap(tableTexts);
}

export function foldTexts(tree: Root): string[] {
  return tree.children.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Details') return [];
    const [summary] = node.children;
    return summary === undefined ? [] : [toString(summary)];
  });
}

export function findLinks(tree: Root): string[] {
  const urls: string[] = [];
  visit(tree, 'link', ({url}) => void urls.push(url));
  return urls;
}
