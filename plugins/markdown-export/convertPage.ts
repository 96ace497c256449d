import type {Element, Nodes, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import type {Root as MarkdownRoot} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import {SKIP, visit} from 'unist-util-visit';

import {findElement, hasClass} from './elements';
import {createHandlers} from './handlers';

/** A finished page, and what its HTML does not say. */
export interface FinishedPage {
  html: string;
  /** Title and description, as plain text. */
  title: string;
  description: string;
  /** Lines between the description and the text of the page, as Markdown. */
  notes: readonly string[];
}

/** What the conversion of a page has to look up. */
export interface Lookup {
  /** Returns the absolute URL for a `href` or `src` of the page. */
  resolveUrl: (url: string) => string;
  /** Returns the Mermaid source of a drawing for the id of its `<svg>`. */
  findDiagram: (id: string) => string;
}

/** Controls, pictures that repeat a text, and marks for line breaks: they have no meaning in Markdown. */
const LEFT_OUT = new Set(['button', 'caption', 'fieldset', 'h1', 'script', 'wbr']);

/** The text of a page: the theme gives it this class, on docs and posts. */
function findText(page: Root): Element {
  const text = findElement(page, (element) => hasClass(element, 'markdown'));
  if (!text) throw new Error('the page has no element with the class "markdown"');
  return text;
}

function isLeftOut(node: Nodes): boolean {
  if (node.type === 'comment') return true;
  if (node.type !== 'element') return false;
  const {tagName, properties} = node;
  return (
    LEFT_OUT.has(tagName) ||
    hasClass(node, 'hash-link') ||
    properties.ariaHidden === 'true' ||
    // The only pictures of their own are diagrams.
    (tagName === 'svg' && properties.role !== 'img')
  );
}

/** Removes what only a browser needs, and completes URLs. */
function cleanText(text: Element, resolveUrl: Lookup['resolveUrl']): void {
  visit(text, (node, index, parent) => {
    if (parent && index !== undefined && isLeftOut(node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type !== 'element') return undefined;
    for (const name of ['href', 'src']) {
      const url = node.properties[name];
      if (typeof url === 'string') node.properties[name] = resolveUrl(url);
    }
    return undefined;
  });
}

/**
 * Converts a finished page to the syntax tree of its Markdown.
 *
 * @throws if the page has no text, or has a drawing of which the source is unknown
 */
export function convertPage(page: FinishedPage, lookup: Lookup): MarkdownRoot {
  const text = findText(fromHtml(page.html));
  cleanText(text, lookup.resolveUrl);
  const content = toMdast(
    {type: 'root', children: [text]},
    {document: true, handlers: createHandlers(lookup.findDiagram)},
  ) as MarkdownRoot;
  content.children.unshift(
    {type: 'heading', depth: 1, children: [{type: 'text', value: page.title}]},
    {
      type: 'blockquote',
      children: [{type: 'paragraph', children: [{type: 'text', value: page.description}]}],
    },
    {type: 'html', value: page.notes.join('\n')},
  );
  return content;
}

/** Writes a syntax tree as CommonMark with the tables of GFM. */
export function writeMarkdown(root: MarkdownRoot): string {
  return toMarkdown(root, {
    bullet: '-',
    emphasis: '_',
    extensions: [gfmTableToMarkdown({tablePipeAlign: false})],
  });
}
