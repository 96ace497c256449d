import {BASE_URL_BANNER_ID} from '../../../protocol';
import {create} from '../../../browser/create';
import {findServedBase} from './findServedBase';
import {findMissingSheets} from './styleSheets';
import {whenParsed} from './whenParsed';

/** Base path that the site was built for. Set while bundling. */
declare const BASE_URL: string;

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
