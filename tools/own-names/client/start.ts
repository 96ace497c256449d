/**
 * Loads the script for the reader's own names if it is needed: if there are some, or if the menu opens from which they
 * are entered. An inline script of every page.
 */
import {create} from '../../../browser/create';
import {readStorage} from '../../../browser/storage';
import {OWN_NAMES_KEY, PAGE_MENU} from '../../../browser/protocol';

declare const OWN_NAMES_URL: string;

let script: Element | undefined;

function load(): void {
  if (script) return;
  script = create('script', {src: OWN_NAMES_URL});
  document.head.append(script);
}

// The event does not bubble.
document.addEventListener('toggle', ({target}) => (target as Element).matches(PAGE_MENU) && load(), true);
if (readStorage(OWN_NAMES_KEY)) load();
