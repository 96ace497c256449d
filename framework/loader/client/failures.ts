import {create} from '../../../browser/create';
import {BASE_URL_BANNER_ID, NOTICE_ID} from '../../../browser/protocol';
import {findServedBase} from './findServedBase';
import {isHydrated, whenHydrated, whenParsed} from './page';
import {startAnew} from './scripts';

/** Base path that the site was built for. Set while bundling. */
declare const BASE_URL: string;

function isMissing({sheet}: HTMLLinkElement): boolean {
  try {
    // If a sheet did not load, browsers either give it an empty list of rules,
    return !sheet?.cssRules.length;
  } catch {
    // or throw when the list is read.
    return true;
  }
}

/** URLs of the page's style sheets that did not load. Complete once the page is parsed. */
function findMissingSheets(): (string | null)[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter(isMissing)
    .map((link) => link.getAttribute('href'));
}

/**
 * Warns if the site is served below a different base path than it was built for, so that none of its files load.
 * Docusaurus' own banner is HTML with style attributes, which the site's policy forbids.
 */
export function checkBaseUrl(): void {
  whenParsed(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    // Only a missing style sheet is a sign: here, scripts do not run until the first interaction.
    if (!canonical || !findMissingSheets()[0]) return;
    const served = findServedBase(location.pathname, new URL(canonical.href).pathname, BASE_URL);
    if (served === BASE_URL) return;
    const banner = create('div', {id: BASE_URL_BANNER_ID, role: 'alert'});
    // Inline, because no style sheet has loaded. For the same reason the page is black on white.
    banner.style.cssText = 'padding:1em;border:thick solid red';
    banner.innerText = `Your Docusaurus site did not load properly.
Current configured baseUrl = ${BASE_URL}${served && `\nWe suggest trying baseUrl = ${served}`}`;
    document.body.prepend(banner);
  });
}

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

let isShown = false;

/** Shows a notice at the lower edge of the page, at most once, that its scripts did not load: the reason is a sentence. */
export function showNotice(reason: string): void {
  if (isShown || isHydrated()) return;
  isShown = true;
  whenParsed(() => appendNotice(reason));
}
