import {relative} from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {createCodeBlock} from './createCodeBlock';

/** Options of the plugin. */
export interface Options {
  /** Absolute path of the folder that `path` and `input` begin in. */
  folder: string;
}

/**
 * Remark plugin: replaces `<ExampleFile path="…" />` by a code block with the content of that file, so that pages show
 * what the tests run. Elements are on a line of their own.
 */
export default function remarkExampleFiles({folder}: Options) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'ExampleFile' || !parent || index === undefined) return;
      try {
        parent.children.splice(index, 1, createCodeBlock(node, folder));
      } catch (error) {
        const place = `${relative(process.cwd(), file.path)}:${node.position?.start.line ?? 1}`;
        throw new Error(`${place}: <ExampleFile> ${(error as Error).message}`, {cause: error});
      }
    });
  };
}
