import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {getAttribute} from '../../markdown/jsx';
import {ADMONITIONS} from '../../markdown/parseMarkdown';
import {findClosest} from '../../text/suggest';
import type {Page, PageFault} from '../sources/parsePage';

type Message = string | undefined;

export function collectNodeFaults({tree}: Page, describe: (node: Nodes) => readonly Message[]): PageFault[] {
  const faults: PageFault[] = [];
  visit(tree, (node, _index, parent) => {
    // Bare URLs have no position.
    const line = (node.position ?? parent?.position)?.start.line;
    for (const message of describe(node)) if (message !== undefined) faults.push({line, message});
  });
  return faults;
}

/** Whether a text alternative is the file name of the image, with or without its extension. */
function isFileName(alt: string, url: string): boolean {
  const name = (url.split(/[?#]/)[0] ?? '').split('/').at(-1)?.toLowerCase() ?? '';
  return name !== '' && [name, name.replace(/\.\w+$/, '')].includes(alt.trim().toLowerCase());
}

/** The text alternative and the URL of an image, written as `![alt](url)` or as `<img>`, where they are known. */
function readImage(node: Nodes): {alt?: string; url?: string} | undefined {
  if (node.type === 'image' || node.type === 'imageReference') {
    return {alt: node.alt ?? '', url: node.type === 'image' ? node.url : ''};
  }
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isElement && node.name === 'img'
    ? {alt: getAttribute(node, 'alt'), url: getAttribute(node, 'src')}
    : undefined;
}

function describeImageFault(node: Nodes, emptyTexts: readonly string[]): Message {
  const {alt, url = ''} = readImage(node) ?? {};
  if (alt === undefined) return undefined;
  return emptyTexts.includes(alt.trim().toLowerCase()) || isFileName(alt, url)
    ? `the text alternative "${alt}" does not say what the image shows. Describe it.`
    : undefined;
}

/** Reports links whose text is their URL. markdownlint reports empty links and bare URLs. */
function describeLinkFault(node: Nodes): Message {
  const text = node.type === 'link' ? toString(node) : '';
  return /^(?:https?:\/\/|www\.)\S+$/i.test(text.trim())
    ? `the link [${text}](…) shows its URL. Say in words where it leads.`
    : undefined;
}

/** Headings in HTML are not in the table of contents, have no anchor and are not seen by the other checks. */
function describeRawHeading(node: Nodes): Message {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  return /^h[1-6]$/.test(node.name ?? '')
    ? `the heading <${node.name ?? ''}> is written in HTML. Write it in Markdown, such as "## ${toString(node).trim()}".`
    : undefined;
}

/** Admonitions of an unknown kind are shown as plain text, colons included. */
function describeAdmonitionFault(node: Nodes): Message {
  let name: string | undefined;
  if (node.type === 'containerDirective' && !ADMONITIONS.includes(node.name)) name = node.name;
  if (node.type === 'paragraph') name = /^:{3,}[ \t]*(\w*)/.exec(toString(node))?.[1];
  if (name === undefined) return undefined;
  if (name === '') return 'the line ":::" closes no admonition. Remove it, or open one above.';
  const closest = findClosest(name, ADMONITIONS);
  const advice = closest ? `Did you mean ":::${closest}"?` : `There are: ${ADMONITIONS.join(', ')}.`;
  return `the admonition ":::${name}" is not known. ${advice}`;
}

/** Screen readers cannot announce a column without a heading. */
function describeTableFault(node: Nodes): Message {
  const cells = node.type === 'table' ? (node.children[0]?.children ?? []) : [];
  return cells.some((cell) => toString(cell).trim() === '')
    ? 'a column of the table has no heading. Name what it holds, such as "Property".'
    : undefined;
}

/**
 * Lists what is wrong with images, links, headings, admonitions and tables of a page.
 *
 * @param emptyTexts text alternatives, in lower case, that say nothing about an image
 */
export function collectTextFaults(page: Page, emptyTexts: readonly string[]): PageFault[] {
  return collectNodeFaults(page, (node) => [
    describeImageFault(node, emptyTexts),
    describeLinkFault(node),
    describeRawHeading(node),
    describeAdmonitionFault(node),
    describeTableFault(node),
  ]);
}
