import {collectMarks} from '../core/text/passage';

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
export function openFolds(root: Element, heading: Element | null, terms: readonly string[]): void {
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
