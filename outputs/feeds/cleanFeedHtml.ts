import type {Element, ElementContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toText} from 'hast-util-to-text';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';

import {renderHtml} from '../../markdown/renderHtml';
import {findElements, simplifyHtml} from '../simplifyHtml';

/** Attributes that have a meaning without the site's style sheets and scripts. */
const KEPT_ATTRIBUTES = 'href src alt width height colSpan rowSpan scope start dateTime open'.split(' ');

/** A colour of the site with its fallback, which feed readers need: `var(--diagram-line,#596870)`. */
const COLOUR_VARIABLE = /var\(--[\w-]+,\s*(#[0-9a-f]+)\)/gi;

/** Adds the description of a diagram as text, because some feed readers drop drawings. */
function describeDiagram(figure: Element): void {
  const [drawing] = findElements(figure, ({tagName}) => tagName === 'svg');
  if (!drawing) return;
  const [title = '', description = ''] = drawing.children
    .filter((child) => child.type === 'element' && ['title', 'desc'].includes(child.tagName))
    .map((child) => toText(child, {whitespace: 'pre'}));
  visit(drawing, 'element', ({properties}) => delete properties.className);
  figure.children = [drawing, h('figcaption', `${title}: ${description}`)];
}

/**
 * Adapts the HTML of a post to feed readers, which have neither style sheets nor scripts, and describes its diagrams.
 */
export function cleanFeedHtml(html: string): string {
  const tree = fromHtml(html, {fragment: true});
  simplifyHtml(tree);
  visit(tree, 'element', (element, index, parent) => {
    const {tagName, properties} = element;
    if (tagName === 'svg') return SKIP;
    if (tagName === 'figure') describeDiagram(element);
    if (tagName === 'code') element.children = [{type: 'text', value: toText(element, {whitespace: 'pre'})}];
    for (const name of Object.keys(properties)) {
      if (!KEPT_ATTRIBUTES.includes(name)) Reflect.deleteProperty(properties, name);
    }
    if ((tagName !== 'div' && tagName !== 'span') || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...element.children);
    return [SKIP, index];
  });
  return renderHtml(tree.children as ElementContent[])
    .replaceAll(COLOUR_VARIABLE, '$1')
    .trim();
}
