import type {Element, ElementContent, Nodes, Root} from 'hast';
import {toText} from 'hast-util-to-text';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';

export function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

export function findElements(tree: Element | Root, fulfils: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (fulfils(element)) found.push(element);
  });
  return found;
}

/** Controls, and pictures that repeat a text. */
const LEFT_OUT = new Set(['button', 'fieldset', 'iframe', 'script', 'style']);

function isLeftOut(node: Nodes): boolean {
  if (node.type === 'comment') return true;
  if (node.type !== 'element') return false;
  const {tagName, properties} = node;
  return (
    LEFT_OUT.has(tagName) ||
    hasClass(node, 'hash-link') ||
    properties.ariaHidden === 'true' ||
    // Icons: drawings that carry information have a role.
    (tagName === 'svg' && properties.role !== 'img')
  );
}

/** The part after a prefix in the first class that has it: `yaml` in `language-yaml`. */
function readClass({properties}: Element, prefix: string): string | undefined {
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : [];
  return classes.find((name) => name.startsWith(prefix))?.slice(prefix.length);
}

function renderLead(...children: (ElementContent | string)[]): Element {
  return h('p', h('strong', children));
}

/** Plain code after its file name. A label that only repeats the language is left out. */
function convertCode(box: Element): Element[] {
  const [name] = findElements(box, (one) => hasClass(one, 'code-title') && !hasClass(one, 'code-label'));
  const [pre = box] = findElements(box, ({tagName}) => tagName === 'pre');
  const language = readClass(box, 'language-');
  const className = language === undefined ? [] : [`language-${language}`];
  const code = h('pre', h('code', {className}, toText(pre, {whitespace: 'pre'}).trimEnd()));
  return name ? [renderLead(h('code', toText(name))), code] : [code];
}

/** A quotation that begins with the kind of the admonition, and its title if it has one of its own. */
function convertAdmonition(box: Element): Element[] {
  const kind = readClass(box, 'theme-admonition-') ?? 'note';
  const [heading, content] = box.children.filter((child) => child.type === 'element');
  const label = kind.charAt(0).toUpperCase() + kind.slice(1);
  const hasTitle = heading && toText(heading).trim().toLowerCase() !== kind;
  const lead = hasTitle ? renderLead(`${label}: `, ...heading.children) : renderLead(label);
  return [h('blockquote', [lead, ...(content?.children ?? [])])];
}

/** All panels, each after the label of its tab. */
function convertTabs(box: Element): ElementContent[] {
  const labels = findElements(box, ({properties}) => properties.role === 'tab');
  const panels = findElements(box, ({properties}) => properties.role === 'tabpanel');
  return panels.flatMap((panel, index) => {
    const label = labels[index];
    return [...(label ? [renderLead(...label.children)] : []), ...panel.children];
  });
}

/** What the theme's boxes become, by their class. */
const BOXES: Readonly<Record<string, (box: Element) => ElementContent[]>> = {
  'theme-code-block': convertCode,
  'theme-admonition': convertAdmonition,
  'tabs-container': convertTabs,
};

/**
 * Simplifies the HTML of a finished page for those who have neither its style sheets nor its scripts: no controls,
 * comments, icons and anchor links of headings; code as plain text, admonitions as quotations, all tabs open.
 */
export function simplifyHtml(tree: Element | Root): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const convert =
      node.type === 'element' ? Object.entries(BOXES).find(([name]) => hasClass(node, name))?.[1] : undefined;
    if (!convert && !isLeftOut(node)) return undefined;
    parent.children.splice(index, 1, ...(convert ? convert(node as Element) : []));
    // What takes its place is visited next.
    return [SKIP, index];
  });
}
