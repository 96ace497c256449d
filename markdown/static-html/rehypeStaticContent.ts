import type {Element, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {PrismTheme} from 'prism-react-renderer';

import {createComponent, getAttribute} from '../jsx';
import {createFieldName, createInlineCode} from './inlineCode';
import {renderCodeBlock} from './renderCodeBlock';
import {renderTableContent} from './tables';

interface Options {
  /** Determines which token types are coloured. The colours are in the style sheet, by the first type of each rule. */
  theme: PrismTheme;
}

interface Place extends Options {
  isInTable: boolean;
}

const LANGUAGE_CLASS = /^language-(?<name>.+)$/;

function readLanguage({properties: {className}}: Element): string | undefined {
  const names = [className ?? []].flat().map((name) => LANGUAGE_CLASS.exec(name)?.groups?.name);
  return names.find((name) => name !== undefined);
}

function readString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** An editable block becomes a component, which shows the same HTML until the reader comes near it. */
function createCodeBlock(code: Element, {theme}: Options): RootContent {
  const {live, input, env, ...properties} = code.properties;
  const metastring = readString(properties.metastring);
  const text = toString(code);
  const block = renderCodeBlock({language: readLanguage(code), metastring, code: text}, theme);
  if (live !== true) return createComponent('StaticHtml', {...block});
  const texts = {code: text, input: readString(input), env: readString(env)};
  return createComponent('LiveCode', {...block, metastring, ...texts});
}

function createTable(table: Element): RootContent {
  const html = renderTableContent(table);
  if (html === undefined) return table;
  const {className, role} = table.properties;
  return createComponent('StaticTable', {
    className: className === undefined ? undefined : [className].flat().join(' '),
    role: readString(role),
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
    return createCodeBlock(child, place);
  }
  if (tagName === 'code' && children.every(({type}) => type === 'text')) {
    return {...element, children: createInlineCode(toString(element), place.isInTable)};
  }
  convertChildren(element, {...place, isInTable: place.isInTable || tagName === 'table'});
  // Some browsers drop the implicit role of these elements when they are displayed as blocks, as on a phone.
  if (tagName === 'thead' || tagName === 'tbody') element.properties.role = 'rowgroup';
  return tagName === 'table' ? createTable(element) : element;
}

function convert(node: RootContent, place: Place): RootContent {
  if (node.type === 'element') return convertElement(node, place);
  if (node.type === 'mdxJsxTextElement' && node.name === 'FieldName') {
    return createFieldName(getAttribute(node, 'id') ?? '', toString(node));
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') convertChildren(node, place);
  return node;
}

/** Rehype plugin: turns each code block, and each table that needs no script, into one HTML string. See README.md. */
export default function rehypeStaticContent(options: Options) {
  return (root: Root): void => convertChildren(root, {...options, isInTable: false});
}
