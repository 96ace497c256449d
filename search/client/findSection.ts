/** The element that a URL fragment, including its `#`, points to. */
export function findSection(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
