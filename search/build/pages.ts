import type {RecordType} from '../core/index/records';

/** A page to be searched, before its text is read. */
export interface PageSource {
  /** Absolute path of its Markdown file. */
  file: string;
  /** URL path, with the base path and with or without a trailing slash, as the site is configured. */
  permalink: string;
  title: string;
  /** Description from the front matter, which is not visible on the page but says what it is about. */
  description: string;
  type: RecordType;
  /** Labels of the page's tags. */
  tags: string[];
  /** What is above the page, outermost first. */
  path: string[];
  /** Labels of its sidebar categories, outermost first. */
  categories: string[];
}
