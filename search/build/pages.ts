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
