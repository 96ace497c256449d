import {findTarget} from '../../browser/reveal';
import {collectMarks} from '../core/text/passage';
import {highlightTerms} from './highlight';
import {takeFromOtherTab} from './otherTabs';
import {addRecentResult} from './recentResults';

/** From a heading, or from the start of the page, to the next h2 or h3. */
function collectSectionTexts(root: Element, heading: Element | null): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const texts: Text[] = [];
  if (heading) walker.currentNode = heading;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node);
    else if ((node as Element).matches('h2, h3')) break;
  }
  return texts;
}

/**
 * Opens the folds of a section that contain words of the query, unless these are also visible elsewhere in it.
 *
 * @param heading where the section begins; null for the start of the page
 */
function openFolds(root: Element, heading: Element | null, terms: readonly string[]): void {
  const texts = collectSectionTexts(root, heading);
  const findFold = (text: Text) => text.parentElement?.closest<HTMLDetailsElement>('details:not([open])');
  const isHidden = (text: Text) => findFold(text) != null && text.parentElement?.closest('summary') === null;
  for (const term of terms) {
    const holding = texts.filter((text) => collectMarks(text.data, new Set([term])).length > 0);
    const [first] = holding;
    if (!first || !holding.every(isHidden)) continue;
    // Opening all of them would push the rest of the page out of sight.
    for (let fold = findFold(first); fold; fold = findFold(first)) fold.open = true;
  }
}

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
