/**
 * Key of the local storage for what the search keeps for the page that is loaded next at an address. The loader of a page
 * that finds it starts scripts at once; the search removes it.
 */
export function createNextPageKey({pathname, hash}: Pick<URL, 'pathname' | 'hash'>): string {
  return `local-search.next ${pathname}${hash}`;
}
