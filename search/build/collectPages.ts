import path from 'node:path';

import type {AllContent} from '@docusaurus/types';

import {collectContent, isListed} from '../../markdown/contentPages';
import type {RecordType} from '../core/index/records';

export interface PageSource {
  /** Absolute path of the Markdown file. */
  file: string;
  /** With the base path, and a trailing slash or not, as the site is configured. */
  permalink: string;
  title: string;
  /** Not visible on the page. */
  description: string;
  type: RecordType;
  tags: string[];
  /** Outermost first, like the labels in `categories`. */
  path: string[];
  categories: string[];
}

/** Pages to be searched, by URL: no drafts, unlisted pages, lists or tag pages, which only repeat other content. */
export function collectPages(allContent: AllContent, siteDir: string): PageSource[] {
  return collectContent(allContent)
    .filter(isListed)
    .map(({source, permalink, title, frontMatter, type, tags, categories = [], isIndex, day}): PageSource => {
      const above = isIndex ? categories.slice(0, -1) : [...categories];
      const {description} = frontMatter;
      return {
        file: path.resolve(siteDir, source),
        permalink,
        title,
        description: typeof description === 'string' ? description : '',
        type,
        tags,
        path: day === undefined ? ['Docs', ...above] : ['Blog', day],
        categories: above,
      };
    })
    .sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
}
