export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Makes a hash that is no encoded text one: `#100%` becomes `#100%25`. */
export function repairHash(hash: string): string {
  if (isDecodable(hash)) return hash;
  const repaired = hash.replace(/%(?![\da-f]{2})/gi, '%25');
  return isDecodable(repaired) ? repaired : encodeURI(hash);
}

/**
 * Makes a path one that the router can read: `/docs//a`, `/docs/a.html`, `/docs/a/index.html` and `/docs%2Fa` become the
 * page's own, `/docs/a`. In one that cannot be decoded, each percent sign is encoded.
 *
 * @param pathname path of an address, percent-encoded
 * @param findPage path of the page that is published there, with its slash at the end if it has one
 * @returns the path of a page, or one that names no page: nothing that leads to another host
 */
export function repairPath(pathname: string, findPage: (path: string) => string | undefined): string {
  if (!isDecodable(pathname)) return pathname.replaceAll('%', '%25');
  if (findPage(pathname) ?? findPage(decodeURI(pathname))) return pathname;
  const shortened = decodeURIComponent(pathname)
    .replace(/\/+/g, '/')
    .replace(/(?:\/index)?\.html$/, '');
  return findPage(shortened) ?? pathname;
}
