/**
 * Key of the local storage under which a tab finds what the search keeps for it, see `client/otherTabs.ts`. The loader
 * of a page that finds it starts scripts at once.
 */
export function createOpenedKey({pathname, hash}: Pick<URL, 'pathname' | 'hash'>): string {
  return `local-search.opened ${pathname}${hash}`;
}
