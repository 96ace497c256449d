import {DEFAULT_POLICY} from '../names';

/** Matches the paths of the site's scripts below any base path. */
const SCRIPT_PATH = /\/assets\/js\/[\w.-]+\.js$/;

function isOwnScript(address: string): boolean {
  const {origin, pathname} = new URL(address, document.baseURI);
  return origin === location.origin && SCRIPT_PATH.test(pathname);
}

/** Whether the text is a JSON object or list: running it as a script does nothing. */
function isData(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/**
 * Checks every string that is about to become HTML or the URL of a script, anywhere in the page. Allows scripts from
 * the site's own folder, text without a tag, and JSON as a script: structured data is set as both and is harmless.
 * Everything else is refused, except what {@link trustHtml} allows. Part of the loader, so nothing runs before it.
 */
export function guardSinks(): void {
  globalThis.trustedTypes?.createPolicy(DEFAULT_POLICY, {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScript: (text) => (isData(text) ? text : null),
    createScriptURL: (address) => (isOwnScript(address) ? address : null),
  });
}
