import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {getAttribute} from '../../markdown/jsx';
import {ADMONITIONS} from '../../markdown/parseMarkdown';
import {findClosest} from '../../text/suggest';
import type {Page, PageFault} from '../sources/parsePage';

/** Whether a text alternative is the file name of the image, with or without its extension. */
function isFileName(alt: string, url: string): boolean {
  const name = (url.split(/[?#]/)[0] ?? '').split('/').at(-1)?.toLowerCase() ?? '';
  return name !== '' && [name, name.replace(/\.\w+$/, '')].includes(alt.trim().toLowerCase());
}

/** The text alternative and the URL of an image, as `![alt](url)` or as `<img>`, if they are known. */
function readImage(node: Nodes): {alt?: string | null; url?: string} | undefined {
  if (node.type === 'image' || node.type === 'imageReference') {
    return {alt: node.alt ?? '', url: node.type === 'image' ? node.url : ''};
  }
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isElement && node.name === 'img'
    ? {alt: getAttribute(node, 'alt'), url: getAttribute(node, 'src')}
    : undefined;
}

function collectImageFaults({tree}: Page, emptyTexts: readonly string[]): PageFault[] {
  const faults: PageFault[] = [];
  visit(tree, (node) => {
    const {alt, url = ''} = readImage(node) ?? {};
    if (typeof alt !== 'string' || !(emptyTexts.includes(alt.trim().toLowerCase()) || isFileName(alt, url)))
      return;
    const message = `the text alternative "${alt}" does not say what the image shows. Describe it.`;
    faults.push({line: node.position?.start.line, message});
  });
  return faults;
}

/** Reports links whose text is their URL. markdownlint reports empty links and bare URLs. */
function collectLinkFaults({tree}: Page): PageFault[] {
  const faults: PageFault[] = [];
  visit(tree, 'link', (node, _index, parent) => {
    const text = toString(node);
    if (!/^(?:https?:\/\/|www\.)\S+$/i.test(text.trim())) return;
    const line = (node.position ?? parent?.position)?.start.line;
    faults.push({line, message: `the link [${text}](…) shows its URL. Say in words where it leads.`});
  });
  return faults;
}

/** Headings in HTML are not in the table of contents, have no anchor and are not seen by the other checks. */
function collectRawHeadingFaults({tree}: Page): PageFault[] {
  const faults: PageFault[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (!/^h[1-6]$/.test(node.name ?? '')) return;
    faults.push({
      line: node.position?.start.line,
      message: `the heading <${node.name ?? ''}> is written in HTML. Write it in Markdown, such as "## ${toString(node).trim()}".`,
    });
  });
  return faults;
}

/** Admonitions of an unknown kind are shown as plain text, colons included. */
function collectAdmonitionFaults({tree}: Page): PageFault[] {
  const faults: PageFault[] = [];
  const report = (name: string, line: number | undefined) => {
    const closest = findClosest(name, ADMONITIONS);
    const advice = closest ? `Did you mean ":::${closest}"?` : `There are: ${ADMONITIONS.join(', ')}.`;
    const message =
      name === ''
        ? 'the line ":::" closes no admonition. Remove it, or open one above.'
        : `the admonition ":::${name}" is not known. ${advice}`;
    faults.push({line, message});
  };
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'containerDirective' && !ADMONITIONS.includes(node.name)) report(node.name, line);
    if (node.type === 'paragraph') {
      const name = /^:{3,}[ \t]*(?<name>\w*)/.exec(toString(node))?.groups?.name;
      if (name !== undefined) report(name, line);
    }
  });
  return faults;
}

/**
 * Lists what is wrong with images, links and admonitions of a page.
 *
 * @param emptyTexts text alternatives, in lower case, that say nothing about an image
 */
export function collectTextFaults(page: Page, emptyTexts: readonly string[]): PageFault[] {
  return [
    ...collectImageFaults(page, emptyTexts),
    ...collectLinkFaults(page),
    ...collectRawHeadingFaults(page),
    ...collectAdmonitionFaults(page),
  ];
}
