import type {Page} from '@playwright/test';

/** Text of a page that must not be broken across lines. */
export interface Unbreakable {
  /** Elements whose text is checked. */
  selector: string;
  /** What must stay on one line: source of a regular expression with the flag `u`. */
  pattern: string;
}

/** The beginning of a command option in inline code. */
export const OPTION_START: Unbreakable = {
  selector: 'main :not(pre) > code',
  pattern: String.raw`(?<=^|[\s=(\[{<|,"'])-+[\p{L}\p{N}]+`,
};

/** A word in a table, or a word of an identifier. */
export const TABLE_WORD: Unbreakable = {
  selector: '.scb-table :is(th, td)',
  pattern: String.raw`\p{Lu}?\p{Ll}{2,}|\p{Lu}{2,}`,
};

/** Collects text that is broken across lines although it must not be. */
export async function collectCuts(page: Page, {selector, pattern}: Unbreakable): Promise<string[]> {
  return page.evaluate(
    ({selector: within, pattern: source}) => {
      const cuts: string[] = [];
      const range = document.createRange();
      for (const element of document.querySelectorAll(within)) {
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
        for (const {index, 0: match} of text.matchAll(new RegExp(source, 'gu'))) {
          range.setStart(...locate(index));
          const [endNode, endOffset] = locate(index + match.length - 1);
          range.setEnd(endNode, endOffset + 1);
          const tops = [...range.getClientRects()].filter(({width}) => width > 0).map(({top}) => top);
          if (Math.max(...tops) - Math.min(...tops) > 8) cuts.push(match);
        }
      }
      return cuts;
    },
    {selector, pattern},
  );
}
