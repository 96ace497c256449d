import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {createReferenceTable, REFERENCE_ELEMENTS} from './createReferenceTable';
import {readReferenceData, type ReferenceData} from './readData';

function isReference(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && REFERENCE_ELEMENTS.has(node.name ?? '');
}

let data: Promise<ReferenceData> | undefined;

/**
 * Remark plugin: replaces `<FieldTable of="Scan" path="spec" />` and `<ChartValues chart="nmap" />` by tables made
 * from the schemas and chart values that also check the examples. Elements stand on a line of their own.
 */
export default function remarkReference() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const references = tree.children.filter(isReference);
    if (references.length === 0) return;
    data ??= readReferenceData();
    const known = await data;
    tree.children = tree.children.map((node) =>
      isReference(node) ? createReferenceTable(node, known, file.path) : node,
    );
  };
}
