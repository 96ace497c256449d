/** Encodes each percent sign of what cannot be decoded: `#100%` becomes `#100%25`. The rest stays as it is. */
export function repairEncoding(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

/**
 * Makes a path one that the router can read: `/docs//a`, `/docs/a.html`, `/docs/a/index.html` and `/docs%2Fa` become the
 * page's own, `/docs/a`. One that cannot be decoded is {@link repairEncoding encoded}.
 *
 * @param pathname path of an address, percent-encoded
 * @param findPage path of the page that is published there, with its slash at the end if it has one
 * @returns the path of a page, or one that names no page: nothing that leads to another host
 */
export function repairPath(pathname: string, findPage: (path: string) => string | undefined): string {
  const encoded = repairEncoding(pathname);
  if (encoded !== pathname) return encoded;
  if (findPage(pathname) ?? findPage(decodeURI(pathname))) return pathname;
  const shortened = decodeURIComponent(pathname)
    .replace(/\/+/g, '/')
    .replace(/(?:\/index)?\.html$/, '');
  return findPage(shortened) ?? pathname;
}
