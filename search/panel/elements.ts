import type {Segment} from '../core/text/passage';

/** Creates an element with a class, attributes and children. Texts become text nodes, so markup in them stays text. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** What the children of an element were created from. */
const keys = new WeakMap<Element, string>();

/** Replaces the children of an element if what they are created from has changed. */
export function replaceIfChanged(
  element: Element,
  key: string,
  createChildren: () => (Node | string)[],
): void {
  if (keys.get(element) === key) return;
  keys.set(element, key);
  element.replaceChildren(...createChildren());
}

/** Shows segments of text in an element, with marks. */
export function showSegments(element: HTMLElement, segments: Segment[]): void {
  replaceIfChanged(element, JSON.stringify(segments), () =>
    segments.map(({text, marked}) => (marked ? create('mark', {}, text) : text)),
  );
}
