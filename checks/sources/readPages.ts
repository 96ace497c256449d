import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';

import type {Fault} from '../../text/fault';
import {readText} from '../../text/readText';
import {UnknownPlaceholderError} from '../../markdown/placeholders/fillPlaceholders';
import {parsePage, parsePageHead, type Page, type PageHead} from './parsePage';

/** Pages and posts. Files whose names begin with `_` are partials without front matter. */
const PAGE_FILES = ['{docs,blog}/**/*.{md,mdx}', '!**/_*'];

/** The pages of a site that could be read, and the faults of those that could not. */
export interface ReadResult<Item> {
  pages: Item[];
  faults: Fault[];
}

export type PageSet = ReadResult<Page>;

export function readPages(siteDir: string): Promise<PageSet> {
  return readEach(siteDir, parsePage);
}

/** Reads the front matter of every page and post below `siteDir`, sorted by path. Much faster than `readPages`. */
export function readPageHeads(siteDir: string): Promise<ReadResult<PageHead>> {
  return readEach(siteDir, parsePageHead);
}

async function readEach<Item>(
  siteDir: string,
  parse: (file: string, source: string) => Promise<Item>,
): Promise<ReadResult<Item>> {
  const result: ReadResult<Item> = {pages: [], faults: []};
  for (const file of (await Globby(PAGE_FILES, {cwd: siteDir})).sort()) {
    try {
      result.pages.push(await parse(file, readText(join(siteDir, file))));
    } catch (error) {
      result.faults.push({file, ...describeParseError(error)});
    }
  }
  return result;
}

/** YAML and MDX parsers report the line in different properties. */
function describeParseError(error: unknown): Pick<Fault, 'line' | 'message'> {
  if (error instanceof UnknownPlaceholderError) return {line: error.line, message: error.message};
  const {line, mark, reason, message} = error as {
    line?: number | null;
    mark?: {line: number};
    reason?: string;
    message?: string;
  };
  if (mark) {
    return {line: mark.line + 1, message: `the front matter is not valid YAML: ${reason ?? message ?? ''}`};
  }
  return {
    line: line ?? undefined,
    message: `the text is not valid MDX: ${reason ?? message ?? String(error)}`,
  };
}
