import {collectMarks} from '../core/text/passage';

const HIGHLIGHT_NAME = 'local-search';
/** The build's CSS compiler does not know `::highlight` and warns about it. */
const HIGHLIGHT_STYLE = `::highlight(${HIGHLIGHT_NAME}) { background-color: var(--scb-mark); color: var(--scb-ink); }`;
/** More marks would not help anybody. */
const MAX_RANGES = 400;

/**
 * Marks words without changing the DOM, except in navigation and buttons. Returns a function that removes the marks.
 * Does nothing in browsers without the CSS Custom Highlight API.
 */
export function highlightTerms(root: Element, terms: readonly string[]): () => void {
  if (!('highlights' in CSS) || terms.length === 0) return () => undefined;
  const wanted = new Set(terms);
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('nav, button') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node && ranges.length < MAX_RANGES; node = walker.nextNode()) {
    for (const {start, end} of collectMarks(node.textContent ?? '', wanted)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges));
  const style = new CSSStyleSheet();
  style.replaceSync(HIGHLIGHT_STYLE);
  document.adoptedStyleSheets.push(style);
  return () => {
    CSS.highlights.delete(HIGHLIGHT_NAME);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== style);
  };
}
