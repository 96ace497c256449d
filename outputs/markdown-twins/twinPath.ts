import {trimSlash} from '../../text/trimSlash';

/** Path of a page's Markdown twin: the path of the page, without a trailing slash, and `.md`. */
export function toTwinPath(permalink: string): string {
  return `${trimSlash(permalink)}.md`;
}
