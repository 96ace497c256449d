import {addRecentResult, type RecentResult} from './recentResults';
import {markOpenedResult} from './showOpenedResult';

/**
 * Shows a result in a tab of its own, and remembers it: of what the browser's menu does nobody hears but this tab. The
 * browser itself lets keyboard and screen reader begin at the section.
 *
 * @param hash anchor of the section, with its `#`; empty for the start of the page
 * @param terms words to be marked
 * @returns takes the marks away
 */
export function showInOtherTab(hash: string, terms: readonly string[], result: RecentResult): () => void {
  addRecentResult(result);
  return markOpenedResult(hash, terms);
}
