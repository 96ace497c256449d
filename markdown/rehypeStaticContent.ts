import type {Element, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {PrismTheme} from 'prism-react-renderer';

import {renderComponent, getAttribute} from './jsx';
import {renderFieldName, renderInlineCode} from './code/inlineCode';
import {readCodeBlock, renderCodeBlock} from './code/renderCodeBlock';
import {renderTableContent} from './tables/renderTable';

interface Options {
  /** Determines which token types are coloured. The colours are in the style sheet, by the first type of each rule. */
  theme: PrismTheme;
}

interface Place extends Options {
  isInTable: boolean;
}

function toStaticTable(table: Element): RootContent {
  const html = renderTableContent(table);
  if (html === undefined) return table;
  const {className, role} = table.properties;
  return renderComponent('StaticTable', {
    className: className === undefined ? undefined : [className].flat().join(' '),
    role: typeof role === 'string' ? role : undefined,
    html,
  });
}

type Parent = Root | Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;

function convertChildren(parent: Parent, place: Place): void {
  parent.children = parent.children.map((child) => convert(child, place));
}

function convertElement(element: Element, place: Place): RootContent {
  const {tagName, children} = element;
  const [child] = children;
  if (tagName === 'pre' && child?.type === 'element' && child.tagName === 'code') {
    return renderComponent('StaticHtml', {...renderCodeBlock(readCodeBlock(child), place.theme)});
  }
  if (tagName === 'code' && children.every(({type}) => type === 'text')) {
    // Elsewhere, the component writes it (src/theme/MDXComponents/Code), which makes the page's script smaller.
    const properties = {...element.properties, ...(place.isInTable && {translate: 'no'})};
    return {...element, properties, children: renderInlineCode(toString(element), place.isInTable)};
  }
  convertChildren(element, {...place, isInTable: place.isInTable || tagName === 'table'});
  // Some browsers drop the implicit role of these elements when they are displayed as blocks, as on a phone.
  if (tagName === 'thead' || tagName === 'tbody') element.properties.role = 'rowgroup';
  return tagName === 'table' ? toStaticTable(element) : element;
}

function convert(node: RootContent, place: Place): RootContent {
  if (node.type === 'element') return convertElement(node, place);
  if (node.type === 'mdxJsxTextElement' && node.name === 'FieldName') {
    return renderFieldName(getAttribute(node, 'id') ?? '', toString(node));
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') convertChildren(node, place);
  return node;
}

/** Rehype plugin: turns each code block, and each table that needs no script, into one HTML string. See README.md. */
export default function rehypeStaticContent(options: Options) {
  return (root: Root): void => convertChildren(root, {...options, isInTable: false});
}
