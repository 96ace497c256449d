import type {Nodes} from 'mdast';

import {getAttribute, type JsxElement} from '../../markdown/jsx';
import type {Page, PageFault} from '../sources/parsePage';
import {collectNodeFaults} from './textFaults';

/** Elements that have no place in content, and what to do instead. */
const FORBIDDEN_ELEMENTS = new Map([
  ['script', 'Write a component in src/components instead.'],
  ['iframe', 'Link to the page instead.'],
  ['frame', 'Link to the page instead.'],
]);
/** Attributes from which elements load something. */
const SOURCE_ATTRIBUTES = ['src', 'srcSet', 'poster'];
const LINK_ATTRIBUTES = ['href', 'to'];

function describeLinkFault(url: string): string | undefined {
  const scheme = /^\s*(?:javascript|data|vbscript):/i.exec(url)?.[0].trim().toLowerCase();
  return scheme === undefined
    ? undefined
    : `the link has the scheme "${scheme}" and leads to no page. Link to a page, a file or an https URL.`;
}

function describeSourceFault(url: string, what: string): string | undefined {
  if (!/^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return undefined;
  return `${what} loads ${url.trim()} from another host, which learns who reads the page. Save the file next to the page or in static/, and write its path.`;
}

function describeElementFaults(node: JsxElement): (string | undefined)[] {
  const element = node.name ?? '';
  const advice = FORBIDDEN_ELEMENTS.get(element.toLowerCase());
  if (advice !== undefined) return [`<${element}> has no place on a page. ${advice}`];
  return [
    ...SOURCE_ATTRIBUTES.map((name) => describeSourceFault(getAttribute(node, name) ?? '', `<${element}>`)),
    ...LINK_ATTRIBUTES.map((name) => describeLinkFault(getAttribute(node, name) ?? '')),
  ];
}

function describeNodeFaults(node: Nodes): (string | undefined)[] {
  switch (node.type) {
    case 'image':
      return [describeSourceFault(node.url, 'the image')];
    case 'link':
    case 'definition':
      return [describeLinkFault(node.url)];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return describeElementFaults(node);
    default:
      return [];
  }
}

/**
 * Lists what a page loads from other hosts in the usual ways, with its line. The links check finds the rest in the
 * built page: styles, and what components load.
 */
export function collectSourceFaults(page: Page): PageFault[] {
  return collectNodeFaults(page, describeNodeFaults);
}
