/*
 * On every page, so it only decides whether the script for the reader's own names is needed: if there are some, or if
 * the menu opens from which they are entered. SCRIPT_URL is its URL.
 */
import {PAGE_MENU} from '../../../protocol';
import {KEY} from './storage';

declare const SCRIPT_URL: string;

let isRequested = false;

function load(): void {
  if (isRequested) return;
  isRequested = true;
  const script = document.createElement('script');
  script.src = SCRIPT_URL;
  document.head.append(script);
}

// The event does not bubble.
document.addEventListener('toggle', ({target}) => (target as Element).matches(PAGE_MENU) && load(), true);
try {
  if (localStorage.getItem(KEY)) load();
} catch {
  // Without a storage there are no names.
}
