import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';

/** Writes HTML: elements and texts, everything escaped. */
export function renderHtml(nodes: ElementContent[]): string {
  return toHtml({type: 'root', children: nodes}, {characterReferences: {useNamedReferences: true}});
}
