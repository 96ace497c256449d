import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';

/** Attributes by name; undefined ones are omitted. */
type Attributes = Record<string, string | undefined>;

/** Creates `<Name attribute="…" />`; src/theme/MDXComponents.tsx has the component with this name. */
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
