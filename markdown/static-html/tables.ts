import type {Element, ElementContent, Properties} from 'hast';

import {renderHtml} from './renderHtml';

/** What consists of other parts of a table, and holds no text. */
const PARTS = ['table', 'thead', 'tbody', 'tr'];
/** Elements without behaviour. Links are looked at one by one. */
const STATIC_ELEMENTS = [...PARTS, 'th', 'td', 'code', 'strong', 'em', 'del', 'span', 'br', 'wbr'];

/** An address with a protocol, as `isInternalUrl` of Docusaurus knows it. */
const HAS_PROTOCOL = /^(?:\w*:|\/\/)/;

function isExternal({properties: {href}}: Element): boolean {
  return typeof href === 'string' && HAS_PROTOCOL.test(href);
}

/** A link that leaves the page's scripts nothing to do: to another site, or to a place on the same page. */
function isStaticLink(link: Element): boolean {
  const {href} = link.properties;
  return isExternal(link) || (typeof href === 'string' && href.startsWith('#'));
}

function isStatic(node: ElementContent): boolean {
  if (node.type === 'text') return true;
  if (node.type !== 'element') return false;
  const isKnown = node.tagName === 'a' ? isStaticLink(node) : STATIC_ELEMENTS.includes(node.tagName);
  return isKnown && node.children.every((child) => isStatic(child));
}

/** The attributes that are written: with what Docusaurus' component for links adds. */
function createAttributes(element: Element): Properties {
  const {align, ...own} = element.properties;
  if (element.tagName !== 'a' || !isExternal(element)) {
    // HTML has given up the attribute `align`, which Markdown writes for an aligned column. No style attribute:
    // the policy of the site forbids them. The style sheet (src/css/site/tables.css) knows this one.
    return {...own, dataAlign: align};
  }
  const {href, ...others} = own;
  return {href, target: '_blank', rel: ['noopener', 'noreferrer'], ...others};
}

/** The elements as React renders them: with the attributes of links, and without the line feeds between rows and cells. */
function completeElement(element: Element): Element {
  const isPart = PARTS.includes(element.tagName);
  const children = element.children
    .filter(({type}) => !isPart || type !== 'text')
    .map((child) => (child.type === 'element' ? completeElement(child) : child));
  return {...element, children, properties: createAttributes(element)};
}

/**
 * Renders what is in a table.
 *
 * @returns undefined if anything in it needs a script: links to other pages, components.
 */
export function renderTableContent(table: Element): string | undefined {
  return isStatic(table) ? renderHtml(completeElement(table).children) : undefined;
}
