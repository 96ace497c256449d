import {join} from 'node:path';
import type {Root} from 'hast';
import type {PrismTheme} from 'prism-react-renderer';

import remarkDecisions from './decisions';
import remarkDiagrams from './diagrams';
import remarkExampleFiles from './example-files';
import remarkRelease from './placeholders';
import remarkReference from './reference';
import rehypeStaticContent from './rehypeStaticContent';
import remarkTables from './tables';

/**
 * Creates the chain that docs, blog and search share. Plugins are functions without options, because the configuration,
 * which Docusaurus copies into the scripts of pages, would contain those.
 *
 * @param siteDir folder of the site
 * @param theme the colours of code
 * @param codeSteps rehype plugins that take code blocks before they become HTML
 */
export function buildMarkdownChain(
  siteDir: string,
  theme: PrismTheme,
  codeSteps: readonly ((theme: PrismTheme) => (tree: Root) => void)[],
) {
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
    rehypePlugins: [...codeSteps.map((step) => () => step(theme)), () => rehypeStaticContent({theme})],
  };
}
