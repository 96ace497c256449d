import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {ParseFrontMatter} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {PluggableList} from 'unified';

import type {SearchRecord} from '../core/records';
import {collectSections, type Row, type Section} from './collectSections';
import {encodeRows} from './encodeRows';
import type {PageSource} from './pages';
import {parseMarkdown} from './parseMarkdown';

/** A record as the index is made from it. */
export type IndexRecord = SearchRecord & {
  /** The content in pieces, so that samples can weigh less than text. */
  blocks: Section['blocks'];
  /** Text that is searched with the content but not shown: the page's description, for the start of a page. */
  summary: string;
};

/** How the site reads Markdown. */
export type MarkdownSettings = {
  parseFrontMatter: ParseFrontMatter;
  /** `detect` reads `.md` as CommonMark, everything else as MDX. */
  format: 'md' | 'mdx' | 'detect';
  remarkPlugins: PluggableList;
  /** How many of the nearest sidebar categories are searched. */
  categoryCount: number;
};

/** A record before the rows of all pages are known. */
type PageRecord = Omit<IndexRecord, 'id' | 'entries'> & {rows: Row[]};

function createPageRecords(
  page: PageSource,
  sections: readonly Section[],
  categoryCount: number,
): PageRecord[] {
  return sections.map(({title, anchor, blocks, rows}) => {
    const sectionTitle = anchor === undefined ? page.title : title;
    return {
      pageTitle: page.title,
      sectionTitle,
      sectionRoute: anchor === undefined ? page.permalink : `${page.permalink}#${anchor}`,
      type: page.type,
      tags: page.tags,
      sidebarParentCategories: categoryCount > 0 ? page.categories.slice(-categoryCount) : [],
      path: page.path,
      title: sectionTitle,
      content: blocks.map(({text}) => text).join('\n'),
      blocks,
      rows,
      summary: anchor === undefined ? page.description : '',
    };
  });
}

async function readPage(page: PageSource, settings: MarkdownSettings): Promise<PageRecord[]> {
  const {parseFrontMatter, remarkPlugins, categoryCount} = settings;
  const fileContent = await readFile(page.file, 'utf8');
  const {frontMatter, content} = await parseFrontMatter({
    filePath: page.file,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const detected = path.extname(page.file) === '.md' ? 'md' : 'mdx';
  const wanted =
    (frontMatter.mdx as {format?: MarkdownSettings['format']} | undefined)?.format ?? settings.format;
  const root = await parseMarkdown(
    content,
    page.file,
    wanted === 'detect' ? detected : wanted,
    remarkPlugins,
    frontMatter,
  );
  return createPageRecords(page, collectSections(root), categoryCount);
}

/**
 * The records of all pages, one a section.
 *
 * @param pages in the order that the records are to have
 * @throws if a page cannot be read
 */
export async function createRecords(
  pages: readonly PageSource[],
  settings: MarkdownSettings,
): Promise<IndexRecord[]> {
  const records = await Promise.all(pages.map((page) => readPage(page, settings)));
  return encodeRows(records.flat()).map((record, id) => ({...record, id}));
}
