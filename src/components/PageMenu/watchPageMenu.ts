import {COPIES, PAGE_MENU} from '../../../browser/protocol';
import {copy} from '../../../browser/clipboard';

const findOpenMenu = (): HTMLDetailsElement | null =>
  document.querySelector<HTMLDetailsElement>(`${PAGE_MENU}[open]`);

/** Closes the open menu, whose button takes the focus. */
function close(): void {
  const menu = findOpenMenu();
  menu?.querySelector('summary')?.focus();
  menu?.removeAttribute('open');
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  // The development server, which has no twins, responds with a page to any path.
  if (!response.ok || response.headers.get('content-type')?.includes('html')) throw new Error(url);
  return response.text();
}

/** Does what an item of the menu or a button beside a link is for, if the browser does not, and closes the menu. */
async function choose(item: Element): Promise<void> {
  const file = item.closest('ul, p')?.querySelector('a')?.href ?? '';
  // oxlint-disable-next-line typescript/prefer-nullish-coalescing -- an empty value means the file
  if (item.matches('a') || (await copy(item, item.getAttribute(COPIES) || fetchText(file)))) close();
}

/**
 * Makes the page menu copy the page, and close: after a choice, with Escape, and when the reader goes on elsewhere. The
 * browser opens it. Other buttons copy files in the same way.
 */
export function watchPageMenu(): void {
  document.addEventListener('click', ({target}) => {
    const item = (target as Element).closest(`${PAGE_MENU} a, [${COPIES}]`);
    if (item) void choose(item);
  });
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') close();
  });
  for (const type of ['pointerdown', 'focusin']) {
    document.addEventListener(type, ({target}) => {
      const menu = findOpenMenu();
      if (!menu?.contains(target as Node)) menu?.removeAttribute('open');
    });
  }
}
