import {whenParsed} from './whenParsed';

declare global {
  /**
   * Shows Docusaurus' banner about a wrong base URL. Its own script, which only the home page has, defines it and calls
   * it where `window.docusaurus` is missing once the document is parsed.
   */
  var insertBanner: (() => void) | undefined;
  var docusaurus: unknown;
}

/**
 * Shows the banner about a wrong base URL when, and only when, a style sheet does not load. Docusaurus takes scripts
 * that have not run for a sign of it, but scripts start late here.
 */
export function watchStyleSheets(): void {
  globalThis.docusaurus ??= {};
  addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
        whenParsed(() => globalThis.insertBanner?.());
      }
    },
    // Failures of elements do not bubble.
    {capture: true, once: true},
  );
}
