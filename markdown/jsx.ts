import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';

/** A component or HTML element in MDX, on lines of its own or within a paragraph. */
export type JsxElement = Pick<MdxJsxFlowElement, 'name' | 'attributes'>;

/**
 * The value of an attribute; `''` for one without a value, `undefined` if it is absent. Of an expression
 * (`alt={label}`) the source is returned, because its value is not known.
 */
export function getAttribute({attributes}: JsxElement, name: string): string | undefined {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  if (!found) return undefined;
  return (typeof found.value === 'object' ? found.value?.value : found.value) ?? '';
}

/** Creates the attributes of an element; undefined ones are left out. */
export function toAttributes(attributes: Record<string, string | undefined>): MdxJsxAttribute[] {
  return Object.entries(attributes).flatMap(([name, value]): MdxJsxAttribute[] =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
  );
}

/** Creates `<Name attribute="…" />`; src/theme/MDXComponents/index.tsx has the component with this name. */
export function renderComponent(
  name: string,
  attributes: Record<string, string | undefined>,
): MdxJsxFlowElement & MdxJsxFlowElementHast {
  return {type: 'mdxJsxFlowElement', name, attributes: toAttributes(attributes), children: []};
}
