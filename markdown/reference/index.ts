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
 * Remark plugin: replaces elements such as `<ChartValues chart="nmap" />` by tables made from the data of the platform
 * that also check the examples, and from the front matter of the page. Elements are on a line of their own, also
 * within a fold.
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
      // What has taken the place holds no further elements.
      return [SKIP, index + nodes.length];
    });
  };
}
