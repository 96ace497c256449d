import type {Fault} from '../../text/fault';
import type {PageHead} from '../sources/parsePage';

/**
 * Reports every page with the title of an earlier one, ignoring case: in tabs, search results and link previews the
 * title is all that distinguishes pages.
 */
export function collectTitleFaults(pages: readonly PageHead[]): Fault[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({file, frontMatter: {title}, frontMatterLines}) => {
    if (typeof title !== 'string' || title.trim() === '') return [];
    const key = title.trim().toLowerCase();
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, file);
      return [];
    }
    return [
      {
        file,
        line: frontMatterLines.get('title'),
        message: `title is that of ${owner}, too: "${title}". Name in one of them what only that page has; the sidebar keeps its words with sidebar_label.`,
      },
    ];
  });
}
