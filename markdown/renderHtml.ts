import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';

/** Renders elements and text to HTML, with text and attributes escaped. */
export function renderHtml(nodes: ElementContent[]): string {
  return toHtml({type: 'root', children: nodes}, {characterReferences: {useNamedReferences: true}});
}
