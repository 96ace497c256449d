/* Imported by pages too, which the server renders: nothing here may need a document while it is loaded. */

/** The element that a URL's hash refers to. */
export function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // An invalid encoding refers to no element.
    return null;
  }
}
