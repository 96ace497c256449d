/* The script for the reader's own names: loaded when some are stored, or when the page menu opens. */
import {create} from '../../../browser/create';
import {PAGE_MENU, PAGE_MENU_SLOT} from '../../../browser/protocol';
import {changeNames, collectNames, showNames} from './codeBlocks';
import {openForm} from './form';
import {readOwnNames} from './storage';

declare const STYLES: string;

/** Milliseconds without a change before a new page is searched for code, so that its text is painted first. */
const PATIENCE = 50;

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);
document.adoptedStyleSheets.push(sheet);

/** Offers the form in the menu of a page that has names to replace. */
function showItem(): void {
  const item = document.querySelector<HTMLElement>(`[${PAGE_MENU_SLOT}]`);
  if (!item) return;
  item.hidden = collectNames().size === 0;
  if (!item.firstChild) {
    item.append(create('button', {type: 'button', class: 'clean-btn'}, 'Use your own names'));
  }
}

document.addEventListener('toggle', ({target}) => (target as Element).matches(PAGE_MENU) && showItem(), true);
document.addEventListener('click', ({target}) => {
  const item = (target as Element).closest(`[${PAGE_MENU_SLOT}] button`);
  if (!item) return;
  const menu = item.closest('details');
  if (menu) menu.open = false;
  openForm(collectNames(), changeNames, () => menu?.querySelector('summary')?.focus());
});

let timer = 0;
new MutationObserver(() => {
  clearTimeout(timer);
  timer = window.setTimeout(() => showNames(readOwnNames()), PATIENCE);
}).observe(document.body, {childList: true, subtree: true});

showItem();
showNames(readOwnNames());
