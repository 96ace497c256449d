/**
 * What tells two releases of the site apart: the name of the script that every page starts with. It knows the names of
 * all scripts that are fetched later, which have hashes of their content, so that its own hash changes with each.
 *
 * @param html a page, or its head; only the head counts
 * @returns empty if the page has no such script, as in development
 */
export function findRelease(html: string): string {
  const [head = ''] = html.split('</head>', 1);
  return /\/assets\/js\/(runtime~main\.\w+)/.exec(head)?.[1] ?? '';
}
