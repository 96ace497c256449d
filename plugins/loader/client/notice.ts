import {NOTICE_ID} from '../../../protocol';
import {createBox} from './createBox';
import {isHydrated, whenHydrated} from './hydration';
import {findMissingSheets} from './styleSheets';
import {startAnew} from './triggers';
import {whenParsed} from './whenParsed';

let isShown = false;

function appendNotice(reason: string): void {
  const notice = createBox(NOTICE_ID, 'status');
  document.body.append(notice);
  const button = document.createElement('button');
  button.className = 'button button--primary';
  button.textContent = 'Retry';
  button.onclick = startAnew;
  const sheets = findMissingSheets().join(', ');
  const text = `${reason} Menus, search and buttons do not work. `;
  // A live region announces what changes in it, not what it comes with.
  setTimeout(() =>
    // Whether links lead anywhere is not known where not even style sheets are there.
    notice.append(sheets ? `${sheets} did not load. ${text}` : `${text}Reading and links work. `, button),
  );
  // The bundler asks for scripts of the page itself once more: it may work after all, or say what is wrong.
  whenHydrated(() => notice.remove());
}

/**
 * Says at the lower edge of the page, once, that its scripts did not load.
 *
 * @param reason what did not load, as a sentence
 */
export function showNotice(reason: string): void {
  if (isShown || isHydrated()) return;
  isShown = true;
  whenParsed(() => appendNotice(reason));
}
