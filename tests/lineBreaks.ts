import type {Page} from '@playwright/test';

/** Text of a page that must not be broken across lines. */
interface Unbreakable {
  name: string;
  selector: string;
  /** What must stay on one line: source of a regular expression with the flag `u`. */
  pattern: string;
}

const UNBREAKABLE: readonly Unbreakable[] = [
  {
    name: 'beginning of a command option in inline code',
    // The table of contents wraps headings wherever they fit.
    selector: 'main :not(pre, a.table-of-contents__link) > code',
    pattern: String.raw`(?<=^|[\s=(\[{<|,"'])-+[\p{L}\p{N}]+`,
  },
  {
    name: 'word in a table, or word of an identifier there',
    selector: '.scb-table :is(th, td)',
    // Not in a digest, which may break anywhere.
    pattern: String.raw`(?<![\da-f]{16})(?![\da-f]{16})(?:\p{Lu}?\p{Ll}{2,}|\p{Lu}{2,})`,
  },
];

/** Collects text that is broken across lines although it must not be. */
export async function collectCuts(page: Page): Promise<string[]> {
  return page.evaluate(async (kinds) => {
    // Layout requests the fonts of texts that have just become visible.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    const cuts: string[] = [];
    const range = document.createRange();
    for (const {name, selector, pattern} of kinds) {
      for (const element of document.querySelectorAll(selector)) {
        // Joins text that components split into several nodes.
        const nodes: {node: Node; start: number}[] = [];
        let text = '';
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          nodes.push({node, start: text.length});
          text += node.textContent ?? '';
        }
        const locate = (offset: number): [Node, number] => {
          const found = nodes.findLast(({start}) => start <= offset) ?? {node: element, start: offset};
          return [found.node, offset - found.start];
        };
        for (const {index, 0: match} of text.matchAll(new RegExp(pattern, 'gu'))) {
          range.setStart(...locate(index));
          const [endNode, endOffset] = locate(index + match.length - 1);
          range.setEnd(endNode, endOffset + 1);
          const tops = [...range.getClientRects()].filter(({width}) => width > 0).map(({top}) => top);
          if (Math.max(...tops) - Math.min(...tops) > 8) cuts.push(`${name}: ${match}`);
        }
      }
    }
    return cuts;
  }, UNBREAKABLE);
}
