/** Creates an element with attributes and children. Texts become text nodes, so markup in them stays text. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  Object.entries(attributes).forEach((entry) => element.setAttribute(...entry));
  element.append(...children);
  return element;
}
