import {NOTICE_ID} from '../../../protocol';
import {create} from '../../../browser/create';
import {isHydrated, whenHydrated} from './hydration';
import {findMissingSheets} from './styleSheets';
import {startAnew} from './triggers';
import {whenParsed} from './whenParsed';

let isShown = false;

function appendNotice(reason: string): void {
  const notice = create('div', {id: NOTICE_ID, role: 'status'});
  document.body.append(notice);
  const button = create('button', {class: 'button button--primary'}, 'Retry');
  button.onclick = startAnew;
  const sheets = findMissingSheets().join(', ');
  const text = `${reason} Menus, search and buttons do not work. `;
  // A live region announces only changes, not its initial content.
  setTimeout(() =>
    // If not even style sheets have loaded, links may not work either.
    notice.append(sheets ? `${sheets} did not load. ${text}` : `${text}Reading and links work. `, button),
  );
  // The bundler requests the page's own scripts again: the page may work after all, or show the error itself.
  whenHydrated(() => notice.remove());
}

/**
 * Shows a notice at the lower edge of the page, at most once, that its scripts did not load.
 *
 * @param reason what did not load, as a sentence
 */
export function showNotice(reason: string): void {
  if (isShown || isHydrated()) return;
  isShown = true;
  whenParsed(() => appendNotice(reason));
}
