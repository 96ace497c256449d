import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {loadCharts, loadSchemaFiles} from '../../platform/loadPlatform';
import {createReference, REFERENCE_ELEMENTS, type ReferenceData} from './createReference';
import type {Page} from './page';

function isReference(node: RootContent | Root): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && REFERENCE_ELEMENTS.has(node.name ?? '');
}

/**
 * Remark plugin: replaces elements such as `<ChartValues chart="nmap" />` with content generated from the page's front
 * matter and from the platform data that the examples are checked against. Elements must be on a line of their own,
 * which can be inside a fold.
 */
export default function remarkReference() {
  return (tree: Root, file: VFile): void => {
    const page: Page = {
      file: file.path,
      frontMatter: (file.data.frontMatter ?? {}) as Page['frontMatter'],
    };
    let data: ReferenceData | undefined;
    visit(tree, (node, index, parent) => {
      if (!isReference(node) || parent === undefined || index === undefined) return undefined;
      data ??= {schemas: loadSchemaFiles(), charts: loadCharts()};
      const nodes = createReference(node, data, page);
      (parent as Root).children.splice(index, 1, ...nodes);
      // The replacement contains no further elements.
      return [SKIP, index + nodes.length];
    });
  };
}
