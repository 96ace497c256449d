import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** The admonitions that Docusaurus supports by default: `:::note Title`. */
export const ADMONITIONS = [
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

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkComment)
  .freeze();

/**
 * Parses a Markdown or MDX file in the dialect of Docusaurus' loader, before any plugin has changed the tree.
 *
 * @throws if it is not valid MDX, with `line` and `reason`
 */
export function parseMarkdown(source: string): Root {
  const text = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(source));
  return parser.parse(admonitionTitleToDirectiveLabel(text, ADMONITIONS));
}
