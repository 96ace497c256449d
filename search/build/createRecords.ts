import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {unified, type PluggableList} from 'unified';

import {parseMarkdown} from '../../markdown/parseMarkdown';
import {formatFault, sortFaults, type Fault} from '../../text/fault';
import {readText} from '../../text/readText';
import type {SearchRecord} from '../core/index/records';
import type {PageSource} from './collectPages';
import {collectSections, type Row, type Section} from './collectSections';
import {encodeRows} from './encodeRows';
import {readKeywords} from './keywords';
import {replaceDiagrams} from './replaceDiagrams';

export type IndexRecord = SearchRecord & {
  /** So that samples can weigh less than text. */
  blocks: Section['blocks'];
  /** See README.md. */
  keywords: string[];
  subjects: string[];
  /** Searched but not shown: the page's description, at the start of a page. */
  summary: string;
};

export interface MarkdownSettings {
  /** Absolute path of the site; messages name files relative to it. */
  siteDir: string;
  remarkPlugins: PluggableList;
  /** How many sidebar categories to search, nearest first. */
  categoryCount: number;
}

/** A record before the rows of all pages are known. */
type PageRecord = Omit<IndexRecord, 'id' | 'entries'> & {rows: Row[]};

interface ReadPage {
  records: PageRecord[];
  faults: Fault[];
}

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
      keywords: [],
      subjects: [],
      summary: anchor === undefined ? page.description : '',
    };
  });
}

async function readPage(page: PageSource, settings: MarkdownSettings): Promise<ReadPage> {
  const {siteDir, remarkPlugins, categoryCount} = settings;
  const fileContent = readText(page.file);
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({filePath: page.file, fileContent});
  const root = (await unified()
    .use(replaceDiagrams)
    .use(remarkPlugins)
    .run(parseMarkdown(content), {path: page.file, data: {frontMatter}})) as Root;
  const sections = collectSections(root);
  const records = createPageRecords(page, sections, categoryCount);
  const {lists, subjects, faults} = readKeywords(
    frontMatter,
    sections.map(({anchor, blocks}, position) => ({
      anchor,
      texts: [...collectTitles(records[position]), ...blocks.map(({text}) => text)],
    })),
    path.relative(siteDir, page.file).replaceAll('\\', '/'),
    fileContent,
  );
  return {
    records: records.map((record, position) => ({
      ...record,
      keywords: lists[position] ?? [],
      subjects: position === 0 ? subjects : [],
    })),
    faults,
  };
}

function collectTitles(record: PageRecord | undefined): string[] {
  return record ? [record.title, record.pageTitle, record.summary, ...record.tags] : [];
}

/** One record per section, in the order of `pages`. Throws one error that lists all invalid keywords. */
export async function createRecords(
  pages: readonly PageSource[],
  settings: MarkdownSettings,
): Promise<IndexRecord[]> {
  const read = await Promise.all(pages.map((page) => readPage(page, settings)));
  const faults = sortFaults(read.flatMap((page) => page.faults));
  if (faults.length > 0) throw new Error(`Keywords for the search:\n${faults.map(formatFault).join('\n')}`);
  return encodeRows(read.flatMap(({records}) => records)).map((record, id) => ({...record, id}));
}
