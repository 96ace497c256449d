import type {Page} from '@playwright/test';

/**
 * Changes a page as the translation of a browser does, and keeps doing so: each text is replaced by elements `font` with
 * a text of their own. The text itself stays the same, so that a test can compare it.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isText = (node: Node): node is Text =>
      node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
    const translate = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || parent.closest('font, script, style, textarea, select, svg, [translate="no"]')) return;
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      font.append(text.data);
      text.replaceWith(font);
    };
    const translateAll = (root: Node) => {
      if (isText(root)) translate(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
      texts.forEach(translate);
    };
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const {target, addedNodes} of records) [target, ...addedNodes].forEach(translateAll);
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
  });
}
