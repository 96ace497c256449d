import {relative} from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {createCodeBlock} from './createCodeBlock';

export interface Options {
  /** Absolute path of the folder that `path` and `input` are relative to. */
  folder: string;
}

/**
 * Remark plugin: replaces each `<ExampleFile path="…" />` on a line of its own with a code block that shows the file,
 * so that pages show what the tests run.
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
