import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import type {Root as MarkdownRoot} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';

import {findElements, hasClass, simplifyHtml} from '../simplifyHtml';
import {buildHandlers} from './handlers';

/** A finished page, and what its HTML does not say. */
export interface FinishedPage {
  html: string;
  /** Title and description, as plain text. */
  title: string;
  description: string;
  /** Lines between the description and the text of the page, as Markdown. */
  notes: readonly string[];
}

export interface Lookup {
  /** Returns the absolute URL for a `href` or `src` of the page. */
  resolveUrl: (url: string) => string;
  /** Returns the Mermaid source of a drawing for the id of its `<svg>`. */
  findDiagram: (id: string) => string;
}

function completeUrls(text: Element, resolveUrl: Lookup['resolveUrl']): void {
  visit(text, 'element', ({properties}) => {
    for (const name of ['href', 'src']) {
      const url = properties[name];
      if (typeof url === 'string') properties[name] = resolveUrl(url);
    }
  });
}

/**
 * Converts a page to Markdown. Throws if it has no text, or a drawing without a known source.
 */
export function convertPage(page: FinishedPage, lookup: Lookup): string {
  // Menus are most of a page. The theme gives the text this class, on docs and posts.
  const article = /<article\b.*<\/article>/s.exec(page.html)?.[0] ?? '';
  const [text] = findElements(fromHtml(article, {fragment: true}), (element) =>
    hasClass(element, 'markdown'),
  );
  if (!text) throw new Error('the page has no element with the class "markdown"');
  simplifyHtml(text);
  completeUrls(text, lookup.resolveUrl);
  const content = toMdast(
    {type: 'root', children: [text]},
    {document: true, handlers: buildHandlers(lookup.findDiagram)},
  ) as MarkdownRoot;
  content.children.unshift(
    {type: 'heading', depth: 1, children: [{type: 'text', value: page.title}]},
    {
      type: 'blockquote',
      children: [{type: 'paragraph', children: [{type: 'text', value: page.description}]}],
    },
    {type: 'html', value: page.notes.join('\n')},
  );
  return toMarkdown(content, {
    bullet: '-',
    emphasis: '_',
    extensions: [gfmTableToMarkdown({tablePipeAlign: false})],
  });
}
