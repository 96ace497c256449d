import type {Content, Properties} from './hast';

/** Elements without content and end tag. */
const VOID_ELEMENTS = ['br', 'wbr'];
/** Attributes whose names are not those of the properties. Others are lower case with a hyphen before each word. */
const ATTRIBUTE_NAMES: Partial<Record<string, string>> = {className: 'class', tabIndex: 'tabindex'};

/** Escapes a text that stands between tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escapes the value of an attribute in double quotes. */
function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;');
}

function renderAttribute(name: string, value: Properties[string]): string {
  if (value === undefined || value === null || value === false) return '';
  // HTML has given up the attribute `align`, which is what Markdown makes of a column with a side. No style attribute:
  // the policy of the site forbids them. The style sheet (src/css/site/tables.css) knows this one.
  if (name === 'align') return ` data-align="${escapeAttribute(String(value))}"`;
  const attribute = ATTRIBUTE_NAMES[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (value === true) return ` ${attribute}=""`;
  return ` ${attribute}="${escapeAttribute(Array.isArray(value) ? value.join(' ') : String(value))}"`;
}

/**
 * Writes HTML: elements and texts, everything escaped.
 *
 * @throws if there is anything else, such as a component.
 */
export function renderHtml(nodes: readonly Content[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escapeText(node.value);
      if (node.type !== 'element') throw new Error(`A node of type "${node.type}" is no HTML.`);
      const {tagName, properties, children} = node;
      const attributes = Object.entries(properties).map(([name, value]) => renderAttribute(name, value));
      const start = `<${tagName}${attributes.join('')}>`;
      return VOID_ELEMENTS.includes(tagName) ? start : `${start}${renderHtml(children)}</${tagName}>`;
    })
    .join('');
}
