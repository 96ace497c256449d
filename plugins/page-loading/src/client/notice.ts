import {whenParsed} from './whenParsed';

const TEXT = 'Menus, search and buttons did not load. Reading and links work.';
const ACTION = 'Reload';

/** Says at the lower edge of the page that its scripts did not load. Once is enough. */
export const showNotice = (() => {
  let isShown = false;
  return (): void => {
    if (isShown) return;
    isShown = true;
    whenParsed(() => {
      const notice = document.createElement('div');
      notice.setAttribute('data-loading-notice', '');
      notice.setAttribute('role', 'status');
      document.body.appendChild(notice);
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'button button--sm button--secondary';
      button.textContent = ACTION;
      button.onclick = () => location.reload();
      // A live region announces what changes in it, not what it comes with.
      setTimeout(() => notice.append(TEXT, ' ', button));
    });
  };
})();
