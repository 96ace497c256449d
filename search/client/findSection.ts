/** The element that an anchor, with its `#`, leads to. */
export function findSection(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
