/**
 * Makes a hash that is no encoded text one: `#100%` becomes `#100%25`. Docusaurus' `ClientLifecyclesDispatcher` decodes
 * the hash without a look, and the page would crash. This listener is there before the router's, which reads the address
 * after it.
 */
function repairHash(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    const hash = location.hash.replace(/%(?![\da-f]{2})/gi, '%25');
    history.replaceState(history.state, '', isDecodable(hash) ? hash : encodeURI(location.hash));
  }
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

if (typeof window !== 'undefined') {
  repairHash();
  addEventListener('popstate', repairHash);
}
