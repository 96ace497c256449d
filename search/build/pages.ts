import type {DocsVersion, RecordType} from '../core/index/records';

/** A page that is to be searched, before its text is read. */
export interface PageSource {
  /** Absolute path of its Markdown file. */
  file: string;
  /** Address below the host, with the base path and the trailing slash the site wants. */
  permalink: string;
  title: string;
  /** Description from the front matter: it is not shown on the page, but says what the page is about. */
  description: string;
  type: RecordType;
  /** Labels of its tags. */
  tags: string[];
  /** Version of the documentation, where there is more than one. */
  version?: DocsVersion;
  /** What is above the page, outermost first. */
  path: string[];
  /** Labels of its sidebar categories, outermost first. */
  categories: string[];
}
