import {findTarget} from '../../browser/reveal';

/**
 * Moves the keyboard and screen reader position to the section, as a click on a link within a page does. If a URL has
 * no anchor, Docusaurus moves the focus itself.
 */
function focusSection(hash: string): void {
  const section = findTarget(hash);
  if (!section) return;
  if (!section.hasAttribute('tabindex')) {
    section.tabIndex = -1;
    section.addEventListener('blur', () => section.removeAttribute('tabindex'), {once: true});
  }
  section.focus({preventScroll: true});
}

/**
 * On the page of a result: focuses its section, and does what {@link markOpenedResult} does.
 *
 * @returns a function that removes the marks
 */
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
