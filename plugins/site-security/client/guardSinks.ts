import {DEFAULT_POLICY} from '../names';

/** Path of the scripts of the site, below whatever base path it is published. */
const SCRIPT_PATH = /\/assets\/js\/[\w.-]+\.js$/;

function isOwnScript(address: string): boolean {
  const {origin, pathname} = new URL(address, document.baseURI);
  return origin === location.origin && SCRIPT_PATH.test(pathname);
}

/** An object or a list as JSON is no program: running it does nothing. */
function isData(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/**
 * Decides on every text that is about to become HTML or the address of a script, wherever in the page that happens:
 * scripts come from the site's own folder, and a text without a tag can do no harm,
 * nor can JSON as a script: structured data is set as both.
 * Everything else is refused, except what {@link trustHtml} lets through. Part of the loader, so nothing runs before it.
 */
export function guardSinks(): void {
  globalThis.trustedTypes?.createPolicy(DEFAULT_POLICY, {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScript: (text) => (isData(text) ? text : null),
    createScriptURL: (address) => (isOwnScript(address) ? address : null),
  });
}
