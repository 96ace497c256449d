import type {refractor} from 'refractor/core';

/** HTML as a tree, as rehype plugins get it. */
export type Root = ReturnType<typeof refractor.highlight>;
/** A part of such a tree. */
export type Content = Root['children'][number];
/** An element of such a tree. */
export type Element = Extract<Content, {type: 'element'}>;
/** Attributes of an element, by the names of DOM properties: `className`, `dataLabel`. */
export type Properties = Element['properties'];

/** Makes an element. */
export function createElement(
  tagName: string,
  properties: Properties,
  children: Element['children'],
): Element {
  return {type: 'element', tagName, properties, children};
}

/** The text of a part of a tree, without elements. */
export function readText(node: Content): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => readText(child)).join('') : '';
}
