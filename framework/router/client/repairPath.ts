/** Encodes the percent signs of a text that cannot be decoded: `#100%` becomes `#100%25`. Leaves others unchanged. */
export function repairEncoding(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

/**
 * Makes a path readable for the router: `/docs//a`, `/docs/a.html`, `/docs/a/index.html` and `/docs%2Fa` become the
 * page's own path, `/docs/a`. A path that cannot be decoded is {@link repairEncoding encoded}.
 *
 * @param pathname percent-encoded path of a URL
 * @param findPage returns the path of the page that is published there, with its trailing slash if it has one
 * @returns the path of a page, or an unknown path; never one that leads to another host
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
