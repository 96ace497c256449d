import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {unified, type PluggableList} from 'unified';

import {parseMarkdown} from '../../markdown/parseMarkdown';
import {formatFault, sortFaults} from '../../text/fault';
import {readText} from '../../text/readText';
import {encodeEntry} from '../core/index/entries';
import type {SearchRecord} from '../core/index/records';
import {MINOR_START} from '../core/text/passage';
import type {PageSource} from './collectPages';
import {collectSections, type Row, type Section} from './collectSections';
import {readKeywords} from './keywords';
import {addPhrases} from './phrases';
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
  /** Titles of sections that are not searched. */
  ignoredHeadings: readonly string[];
  /** Path of a file with phrases of readers, relative to the site; see README.md. */
  phrases: string | null;
  /** With slashes at both ends. */
  baseUrl: string;
}

function toContent({text, isMinor}: Section['blocks'][number]): string {
  return isMinor ? text.replaceAll(/^/gm, MINOR_START) : text;
}

async function readPage(
  page: PageSource,
  {siteDir, remarkPlugins, categoryCount, ignoredHeadings}: MarkdownSettings,
) {
  const fileContent = readText(page.file);
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({filePath: page.file, fileContent});
  const root = (await unified()
    .use(replaceDiagrams)
    .use(remarkPlugins)
    .run(parseMarkdown(content), {path: page.file, data: {frontMatter}})) as Root;
  const sections = collectSections(root)
    .filter(({title}) => !ignoredHeadings.includes(title))
    .map((section) =>
      section.anchor === undefined
        ? {...section, title: page.title, route: page.permalink, summary: page.description}
        : {...section, route: `${page.permalink}#${section.anchor}`, summary: ''},
    );
  const {lists, subjects, faults} = readKeywords(
    frontMatter,
    sections.map(({anchor, title, summary, blocks}) => ({
      anchor,
      texts: [title, page.title, summary, ...page.tags, ...blocks.map(({text}) => text)],
    })),
    path.relative(siteDir, page.file).replaceAll('\\', '/'),
    fileContent,
  );
  const records = sections.map(({title, route, blocks, rows, summary}, position) => ({
    pageTitle: page.title,
    sectionTitle: title,
    sectionRoute: route,
    type: page.type,
    tags: page.tags,
    sidebarParentCategories: categoryCount > 0 ? page.categories.slice(-categoryCount) : [],
    path: page.path,
    title,
    content: blocks.map(toContent).join('\n'),
    blocks,
    rows,
    keywords: lists[position] ?? [],
    subjects: position === 0 ? subjects : [],
    summary,
  }));
  return {records, faults};
}

/**
 * Charts and resources share field names, so rows with the same name are distinguished by their text; the index only
 * needs to know whether it is the same.
 */
export function encodeRows<Section extends {rows: readonly Row[]}>(
  sections: readonly Section[],
): (Omit<Section, 'rows'> & {entries?: string[]})[] {
  const textsByName = new Map<string, string[]>();

  function getVariant({name, text}: Row): string {
    const texts = textsByName.get(name) ?? [];
    textsByName.set(name, texts);
    if (!texts.includes(text)) texts.push(text);
    return texts.indexOf(text) === 0 ? '' : String(texts.indexOf(text));
  }

  return sections.map(({rows, ...section}) => {
    const entries = rows.map((row) =>
      encodeEntry({name: row.name, anchor: row.anchor, variant: getVariant(row)}),
    );
    return entries.length > 0 ? {...section, entries} : section;
  });
}

/** One record per section, in the order of `pages`. Throws one error that lists all invalid keywords and phrases. */
export async function buildRecords(
  pages: readonly PageSource[],
  settings: MarkdownSettings,
): Promise<IndexRecord[]> {
  const read = await Promise.all(pages.map((page) => readPage(page, settings)));
  const records = encodeRows(read.flatMap((page) => page.records)).map((record, id) => ({...record, id}));
  const {siteDir, phrases: file, baseUrl} = settings;
  const described =
    file === null
      ? {records, faults: []}
      : addPhrases(records, {file, source: readText(path.join(siteDir, file))}, baseUrl);
  const faults = sortFaults([...read.flatMap((page) => page.faults), ...described.faults]);
  if (faults.length > 0) throw new Error(`Keywords for the search:\n${faults.map(formatFault).join('\n')}`);
  return described.records;
}
