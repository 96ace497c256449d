function findSection(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

/**
 * Lets keyboard and screen reader go on from the section, as after a click on a link within a page. Docusaurus moves
 * the focus itself where an address has no anchor.
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
  return markOpenedResult(hash, terms);
}

/**
 * On the page of a result: opens folds that hide the words of the query, and marks these words until Escape is pressed.
 *
 * @param hash anchor of the section, with its `#`; empty for the start of the page
 * @param terms words to be marked
 * @returns takes the marks away
 */
export function markOpenedResult(hash: string, terms: readonly string[]): () => void {
  let isGone = false;
  let clear = (): void => undefined;
  const handleKey = (event: KeyboardEvent) => {
    // Escape in a dialog is meant for the dialog.
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    clear();
  };
  Promise.all([import('./highlight'), import('./openFolds')])
    .then(([{highlightTerms}, {openFolds}]) => {
      const root = document.querySelector('main article') ?? document.querySelector('main');
      if (isGone || !root) return;
      openFolds(root, hash ? findSection(hash) : null, terms);
      clear = highlightTerms(root, terms);
      document.addEventListener('keydown', handleKey);
    })
    // The page is readable without marks.
    .catch(() => undefined);
  return () => {
    isGone = true;
    document.removeEventListener('keydown', handleKey);
    clear();
  };
}
