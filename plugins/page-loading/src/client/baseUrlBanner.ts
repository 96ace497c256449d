/**
 * The inline script of the home page that looks for a wrong base URL: whoever publishes the site opens that page first.
 */

/** Path below which the site was built to be published. Set while bundling. */
declare const BASE_URL: string;

/** The id of Docusaurus' banner, whose place this one takes. */
const BANNER_ID = '__docusaurus-base-url-issue-banner';
/** There is no style sheet: that is the fault that it tells of. */
const STYLE = 'padding:1em;border:thick solid red;background:#ffe6b3;color:#000';

/** The path below which this page is served, as its own address tells; undefined where nothing tells. */
function findServedBase(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!canonical) return undefined;
  const route = new URL(canonical.href).pathname.slice(BASE_URL.length);
  const path = location.pathname;
  return path.endsWith(`/${route}`) ? path.slice(0, path.length - route.length) : undefined;
}

/**
 * Warns that the site was built for another path, so that nothing that the page points to loads. Docusaurus' banner is
 * HTML with style attributes, which the policy of the site forbids.
 */
function showBanner(served: string): void {
  const banner = document.createElement('div');
  banner.id = BANNER_ID;
  banner.style.cssText = STYLE;
  banner.innerText = `Your Docusaurus site did not load properly.
A very common reason is a wrong site baseUrl configuration.
Current configured baseUrl = ${BASE_URL}
We suggest trying baseUrl = ${served}`;
  document.body.prepend(banner);
}

/** A browser may give a sheet that did not load an empty list of rules. */
function isMissing({sheet}: HTMLLinkElement): boolean {
  return !sheet?.cssRules.length;
}

addEventListener('DOMContentLoaded', () => {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const served = findServedBase();
  // A style sheet that does not load is the sign; scripts that have not run are none here.
  if (served !== undefined && served !== BASE_URL && sheets.some(isMissing)) showBanner(served);
});
