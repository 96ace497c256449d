/** Normalises a path: a host may serve a page with `.html`, `index.html`, a trailing slash, or double slashes. */
function normalize(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/*$/, '/').replace(/\/+/g, '/');
}

/**
 * Derives the base path at which a page is served from its URL.
 *
 * @param address path at which the page is served
 * @param canonical path for which the page was built
 * @param baseUrl base path for which the site was built
 * @returns the base path. If the two paths do not match, as for the not-found page: `baseUrl` if the page is served
 * below it, otherwise an empty string, because the base path is unknown
 */
export function findServedBase(address: string, canonical: string, baseUrl: string): string {
  const path = normalize(address);
  const route = normalize(canonical).slice(baseUrl.length - 1);
  if (path.endsWith(route)) return path.slice(0, path.length - route.length + 1);
  return path.startsWith(baseUrl) ? baseUrl : '';
}
