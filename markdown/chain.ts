import {join} from 'node:path';
import type {PrismTheme} from 'prism-react-renderer';

import remarkDecisions from './decisions';
import remarkDiagrams from './diagrams';
import remarkExampleFiles from './example-files';
import remarkRelease from './placeholders';
import remarkReference from './reference';
import rehypeStaticContent from './static-html/rehypeStaticContent';
import remarkTables from './tables';

/**
 * Creates the chain that docs, blog and search share. Plugins are functions without options, because the configuration,
 * which Docusaurus copies into the scripts of pages, would contain those: the folder of the site, and the colours of code.
 */
export function createMarkdownChain(siteDir: string, theme: PrismTheme) {
  return {
    // Before Docusaurus creates the anchors of headings, which must contain the version. Documentation only: posts keep
    // the versions of their date.
    beforeDefaultRemarkPlugins: [remarkRelease],
    remarkPlugins: [
      () => remarkExampleFiles({folder: join(siteDir, 'examples')}),
      remarkReference,
      remarkDecisions,
      remarkDiagrams,
      // Last, so that it also sees the generated tables.
      remarkTables,
    ],
    // Whatever needs no script becomes plain HTML.
    rehypePlugins: [() => rehypeStaticContent({theme})],
  };
}
