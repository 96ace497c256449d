import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {loadCharts, loadSchemaFiles} from '../../../platform/loadPlatform';
import {createReferenceTable, REFERENCE_ELEMENTS} from './createReferenceTable';

function isReference(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && REFERENCE_ELEMENTS.has(node.name ?? '');
}

/**
 * Remark plugin: replaces `<FieldTable of="Scan" path="spec" />` and `<ChartValues chart="nmap" />` by tables made
 * from the schemas and chart values that also check the examples. Elements stand on a line of their own.
 */
export default function remarkReference() {
  return (tree: Root, file: VFile): void => {
    const references = tree.children.filter(isReference);
    if (references.length === 0) return;
    const data = {schemas: loadSchemaFiles(), charts: loadCharts()};
    tree.children = tree.children.map((node) =>
      isReference(node) ? createReferenceTable(node, data, file.path) : node,
    );
  };
}
