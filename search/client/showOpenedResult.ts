import {findTarget} from '../../browser/reveal';

/** As a click on a link within a page does. Without an anchor, Docusaurus moves the focus itself. */
function focusSection(hash: string): void {
  const section = findTarget(hash);
  if (!section) return;
  if (!section.hasAttribute('tabindex')) {
    section.tabIndex = -1;
    section.addEventListener('blur', () => section.removeAttribute('tabindex'), {once: true});
  }
  section.focus({preventScroll: true});
}

/** Focuses the section of a result and marks words. Returns what removes the marks. */
export function showOpenedResult(hash: string, terms: readonly string[]): () => void {
  if (hash) focusSection(hash);
  let isGone = false;
  let clear = (): void => undefined;
  import('./markOpenedResult').then(
    ({markOpenedResult}) => {
      if (!isGone) clear = markOpenedResult(hash, terms);
    },
    // The page is readable without marks.
    () => undefined,
  );
  return () => {
    isGone = true;
    clear();
  };
}
