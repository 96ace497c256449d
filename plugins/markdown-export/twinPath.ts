import {trimSlash} from '../../text/trimSlash';

/**
 * Path of a page's Markdown twin: the path of the page, without a trailing slash, and `.md`.
 *
 * @param permalink path of the page, with the base path
 */
export function createTwinPath(permalink: string): string {
  return `${trimSlash(permalink)}.md`;
}
