import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';

/** Attributes by name. Those without a value are left out. */
type Attributes = Record<string, string | undefined>;

/** Makes `<Name attribute="…" />`: src/theme/MDXComponents.tsx knows the component with that name. */
export function createComponent(name: string, attributes: Attributes): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]): MdxJsxAttribute[] =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute', name: key, value}],
    ),
    children: [],
  };
}
