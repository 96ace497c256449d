import {collectMarks} from '../core/passage';

/** Name under which the style sheet knows the marks. */
const HIGHLIGHT_NAME = 'local-search';
/** More marks than these help nobody to find their place. */
const MAX_RANGES = 400;

/**
 * Marks words on the page without changing it. Does nothing where the browser cannot do that.
 *
 * @param root what is searched for the words
 * @returns takes the marks away
 */
export function highlightTerms(root: Element, terms: readonly string[]): () => void {
  if (!('highlights' in CSS) || terms.length === 0) return () => undefined;
  const wanted = new Set(terms);
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && ranges.length < MAX_RANGES; node = walker.nextNode()) {
    for (const {start, end} of collectMarks(node.textContent ?? '', wanted)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges));
  return () => {
    CSS.highlights.delete(HIGHLIGHT_NAME);
  };
}
