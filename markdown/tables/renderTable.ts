import type {Element, ElementContent, Properties} from 'hast';

import {renderHtml} from '../renderHtml';

/** Elements that only contain other table elements, no text. */
const PARTS = ['table', 'thead', 'tbody', 'tr'];
/** Elements that need no script. Links are checked individually. */
const STATIC_ELEMENTS = [...PARTS, 'th', 'td', 'code', 'strong', 'em', 'del', 'span', 'br', 'wbr'];

/** A URL with a protocol, as in Docusaurus' `isInternalUrl`. */
const HAS_PROTOCOL = /^(?:\w*:|\/\/)/;

function isExternal({properties: {href}}: Element): boolean {
  return typeof href === 'string' && HAS_PROTOCOL.test(href);
}

/** Whether a link needs no script: one to another site, or within the page. */
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

/** The attributes to render, including those that Docusaurus' link component adds. */
function toAttributes(element: Element): Properties {
  const {align, ...own} = element.properties;
  if (element.tagName !== 'a' || !isExternal(element)) {
    // The attribute `align`, which Markdown produces for an aligned column, is obsolete in HTML, and the site's policy
    // forbids style attributes. The style sheet (markdown/tables/client/tables.css) supports `data-align` instead.
    return {...own, dataAlign: align};
  }
  const {href, ...others} = own;
  return {href, target: '_blank', rel: ['noopener', 'noreferrer'], ...others};
}

/** An element as React would render it: with the attributes of links, and without line feeds between rows and cells. */
function completeElement(element: Element): Element {
  const isPart = PARTS.includes(element.tagName);
  const children = element.children
    .filter(({type}) => !isPart || type !== 'text')
    .map((child) => (child.type === 'element' ? completeElement(child) : child));
  return {...element, children, properties: toAttributes(element)};
}

/** @returns undefined if anything in it needs a script, such as links to other pages and components */
export function renderTableContent(table: Element): string | undefined {
  return isStatic(table) ? renderHtml(completeElement(table).children) : undefined;
}
