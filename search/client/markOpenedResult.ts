import {findTarget} from '../../browser/reveal';
import {highlightTerms} from './highlight';
import {openFolds} from './openFolds';
import {takeFromOtherTab} from './otherTabs';
import {addRecentResult} from './recentResults';

/**
 * Opens folds that hide the words of the query, and marks these until Escape is pressed. Returns what removes the
 * marks.
 *
 * @param hash anchor of the section, with its `#`; empty for the start of the page
 */
export function markOpenedResult(hash: string, terms: readonly string[]): () => void {
  const root = document.querySelector('main article') ?? document.querySelector('main');
  if (!root) return () => undefined;
  openFolds(root, hash ? findTarget(hash) : null, terms);
  const clear = highlightTerms(root, terms);
  const handleKey = (event: KeyboardEvent) => {
    // Escape in a dialog is meant for the dialog.
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    clear();
  };
  document.addEventListener('keydown', handleKey);
  return () => {
    document.removeEventListener('keydown', handleKey);
    clear();
  };
}

/**
 * For a result that another tab opened here: only now is it certain that the browser's menu was used to open it, so it
 * becomes a recent one. The browser itself moves the focus to the section.
 */
export function markKeptResult(hash: string): (() => void) | undefined {
  const kept = takeFromOtherTab();
  if (!kept) return undefined;
  addRecentResult(kept.result);
  return markOpenedResult(hash, kept.terms);
}
