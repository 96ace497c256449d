import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

/** A `mermaid` block of a page. */
export interface DiagramBlock {
  /** Text between the fences. */
  source: string;
  /** What stands behind `mermaid` on the opening fence. */
  meta: string;
  /** Line of the opening fence in the file, counted from 1. */
  line: number;
  /** Puts another node in the place of the block. */
  replaceWith: (node: RootContent) => void;
}

/** All `mermaid` blocks of a page, also those in lists, admonitions and tabs, in the order of the page. */
export function collectDiagramBlocks(root: Root): DiagramBlock[] {
  const blocks: DiagramBlock[] = [];
  visit(root, 'code', (code: Code, index, parent) => {
    if (code.lang !== 'mermaid' || index === undefined || parent === undefined) return;
    blocks.push({
      source: code.value,
      meta: code.meta ?? '',
      line: code.position?.start.line ?? 1,
      replaceWith: (node) => {
        parent.children[index] = node;
      },
    });
  });
  return blocks;
}
