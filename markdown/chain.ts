import {join} from 'node:path';
import type {PrismTheme} from 'prism-react-renderer';
import type {PluggableList} from 'unified';

import remarkDecisions from './decisions';
import remarkDiagrams from './diagrams';
import remarkExampleFiles from './example-files';
import remarkRelease from './placeholders';
import remarkReference from './reference';
import rehypeStaticContent from './static-html/rehypeStaticContent';
import remarkTables from './tables';

/** What a page's text passes through beyond Docusaurus' own plugins, in this order. */
export interface MarkdownChain {
  /** For the documentation only: posts keep the versions of their date. */
  beforeDefaultRemarkPlugins: PluggableList;
  remarkPlugins: PluggableList;
  rehypePlugins: PluggableList;
}

/**
 * Creates the chain that docs, blog and search share.
 *
 * @param siteDir absolute path of the site
 * @param theme says which types of tokens have a colour
 */
export function createMarkdownChain(siteDir: string, theme: PrismTheme): MarkdownChain {
  return {
    // Docusaurus makes the anchors of headings: they must contain the version.
    beforeDefaultRemarkPlugins: [remarkRelease],
    remarkPlugins: [
      [remarkExampleFiles, {folder: join(siteDir, 'examples')}],
      remarkReference,
      remarkDecisions,
      remarkDiagrams,
      // Last, so that it sees the generated tables too.
      remarkTables,
    ],
    // What needs no script reaches the page as HTML.
    rehypePlugins: [[rehypeStaticContent, {theme}]],
  };
}
