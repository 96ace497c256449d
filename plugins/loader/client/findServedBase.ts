/** One form for the paths of a page: a host may serve it with `.html`, `index.html`, a slash at its end, or two within. */
function normalize(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/*$/, '/').replace(/\/+/g, '/');
}

/**
 * The path below which a page is served, as its address tells.
 *
 * @param address path of the page as it is served
 * @param canonical path of the page as it was built
 * @param baseUrl path below which the site was built to be published
 * @returns `baseUrl` also where the address tells nothing, as that of the page for unknown addresses; the empty text
 * where the address is not below it and nothing tells the right one
 */
export function findServedBase(address: string, canonical: string, baseUrl: string): string {
  const path = normalize(address);
  const route = normalize(canonical).slice(baseUrl.length - 1);
  if (path.endsWith(route)) return path.slice(0, path.length - route.length + 1);
  return path.startsWith(baseUrl) ? baseUrl : '';
}
