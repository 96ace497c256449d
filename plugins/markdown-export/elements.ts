import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Whether an element has a class. */
export function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** All elements in a tree that fulfil a condition, in document order. */
export function findElements(tree: Element | Root, fulfils: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (fulfils(element)) found.push(element);
  });
  return found;
}

/** The first element in a tree that fulfils a condition. */
export function findElement(
  tree: Element | Root,
  fulfils: (element: Element) => boolean,
): Element | undefined {
  return findElements(tree, fulfils)[0];
}
