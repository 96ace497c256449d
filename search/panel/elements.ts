import {create} from '../../browser/create';
import type {Segment} from '../core/text/passage';

const keys = new WeakMap<Element, string>();

/** Replaces the children if what they are created from has changed. */
export function replaceIfChanged(
  element: Element,
  key: string,
  createChildren: () => (Node | string)[],
): void {
  if (keys.get(element) === key) return;
  keys.set(element, key);
  element.replaceChildren(...createChildren());
}

export function showSegments(element: HTMLElement, segments: Segment[]): void {
  replaceIfChanged(element, JSON.stringify(segments), () =>
    segments.map(({text, marked}) => (marked ? create('mark', {}, text) : text)),
  );
}

/** With one, the browser decides where the link opens. */
export function isModified({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
