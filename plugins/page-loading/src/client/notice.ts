import {isHydrated, whenHydrated} from './hydration';
import {whenParsed} from './whenParsed';

const TEXT = 'Menus, search and buttons did not load. Reading and links work.';
const ACTION = 'Reload';

let isShown = false;

function appendNotice(): void {
  const notice = document.createElement('div');
  notice.setAttribute('data-loading-notice', '');
  notice.setAttribute('role', 'status');
  document.body.appendChild(notice);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = ACTION;
  button.onclick = () => location.reload();
  // A live region announces what changes in it, not what it comes with.
  setTimeout(() => notice.append(TEXT, ' ', button));
  // The bundler asks for scripts of the page itself once more: it may work after all, or say what is wrong.
  whenHydrated(() => notice.remove());
}

/** Says at the lower edge of the page, once, that its scripts did not load. */
export function showNotice(): void {
  if (isShown || isHydrated()) return;
  isShown = true;
  whenParsed(appendNotice);
}
