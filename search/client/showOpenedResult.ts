import {findSection} from './findSection';

/**
 * Lets keyboard and screen reader go on from the section, as after a click on a link within a page. Docusaurus moves
 * the focus itself if a URL has no anchor.
 */
function focusSection(hash: string): void {
  const section = findSection(hash);
  if (!section) return;
  if (!section.hasAttribute('tabindex')) {
    section.tabIndex = -1;
    section.addEventListener('blur', () => section.removeAttribute('tabindex'), {once: true});
  }
  section.focus({preventScroll: true});
}

/**
 * On the page of a result: puts the focus on its section, and does what {@link markOpenedResult} does.
 *
 * @returns takes the marks away
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
