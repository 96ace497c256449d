import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';

export function transformPage(
  plugin: (tree: Root, file: VFile) => void,
  value: string,
  {path = 'docs/page.md', data = {}}: {path?: string; data?: Record<string, unknown>} = {},
): Root {
  const page = new VFile({path, value, data});
  const tree = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).parse(page);
  plugin(tree, page);
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
