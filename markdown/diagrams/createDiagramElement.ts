import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import type {RenderedDiagram} from './renderDiagram';

/** `<Diagram title="…" svg="…" />`: src/theme/MDXComponents.tsx knows the component behind the name. */
export function createDiagramElement({title, svg}: RenderedDiagram): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'title', value: title},
      {type: 'mdxJsxAttribute', name: 'svg', value: svg},
    ],
    children: [],
  };
}
