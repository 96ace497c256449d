import remarkComment from '@slorber/remark-comment';
import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type PluggableList} from 'unified';

import {replaceDiagrams} from './replaceDiagrams';

/** Admonitions that may carry their title behind the keyword, as in `:::warning Title`. */
const ADMONITIONS = [
  'secondary',
  'info',
  'success',
  'danger',
  'note',
  'tip',
  'warning',
  'important',
  'caution',
];
/**
 * Reads a page into the same syntax tree that Docusaurus makes its HTML from.
 *
 * @param text the file without its front matter
 * @param file absolute path of the file, for the remark plugins
 * @param remarkPlugins those of the site, which expand components and the like
 * @param frontMatter the page's own, which the site's plugins may read as they do in Docusaurus
 * @throws if the page is not valid MDX, with the line
 */
export async function parseMarkdown(
  text: string,
  file: string,
  remarkPlugins: PluggableList,
  frontMatter: Record<string, unknown> = {},
): Promise<Root> {
  const source = admonitionTitleToDirectiveLabel(
    escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(text)),
    ADMONITIONS,
  );
  const processor = unified()
    .use(remarkParse)
    .use(remarkDirective)
    .use(remarkGfm)
    .use(remarkMdx)
    .use(remarkComment)
    .use(replaceDiagrams)
    .use(remarkPlugins);
  const page = {value: source, path: file, data: {frontMatter}};
  return processor.run(processor.parse(page), page);
}
