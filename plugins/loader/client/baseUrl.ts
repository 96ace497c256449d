import {BASE_URL_BANNER_ID} from '../../../protocol';
import {createBox} from './createBox';
import {findServedBase} from './findServedBase';
import {findMissingSheets} from './styleSheets';
import {whenParsed} from './whenParsed';

/** Path below which the site was built to be published. Set while bundling. */
declare const BASE_URL: string;

/**
 * Warns where the site was built for another path than that below which it is served, so that nothing that the page
 * points to loads. Docusaurus' banner is HTML with style attributes, which the policy of the site forbids.
 */
export function checkBaseUrl(): void {
  whenParsed(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    // A style sheet that does not load is the sign; scripts that have not run are none here.
    if (!canonical || !findMissingSheets()[0]) return;
    const served = findServedBase(location.pathname, new URL(canonical.href).pathname, BASE_URL);
    if (served === BASE_URL) return;
    const banner = createBox(BASE_URL_BANNER_ID, 'alert');
    // There is no style sheet: that is the fault that it tells of. So the page is black on white, too.
    banner.style.cssText = 'padding:1em;border:thick solid red';
    banner.innerText = `Your Docusaurus site did not load properly.
Current configured baseUrl = ${BASE_URL}${served && `\nWe suggest trying baseUrl = ${served}`}`;
    document.body.prepend(banner);
  });
}
