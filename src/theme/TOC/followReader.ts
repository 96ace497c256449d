/** How much of the box at either end is faded out, in pixels. */
const FADE = 32;

/**
 * Keeps the entry that the theme marks as active in view: scrolls the box, never the page. Leaves the box alone while
 * the reader is in it with pointer or keyboard.
 *
 * @param box the table of contents, which scrolls if it is longer than the window
 * @returns a function that stops following
 */
export function followReader(box: Element | null | undefined): () => void {
  if (!box) return () => undefined;
  let shown: Element | null = null;
  // The theme sets the classes of all entries at each event of scrolling, also those that stay the same.
  const observer = new MutationObserver(() => {
    const active = box.querySelector('.table-of-contents__link--active');
    if (active === shown || box.matches(':hover') || box.querySelector(':focus-visible')) return;
    shown = active;
    const frame = box.getBoundingClientRect();
    const entry = active?.getBoundingClientRect();
    // At the top of a page, no entry is active.
    if (!entry) box.scrollTop = 0;
    else if (entry.top < frame.top + FADE || entry.bottom > frame.bottom - FADE) {
      box.scrollTop += entry.top - frame.top - frame.height / 2;
    }
  });
  observer.observe(box, {subtree: true, attributeFilter: ['class']});
  return () => observer.disconnect();
}
