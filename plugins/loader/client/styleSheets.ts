function isMissing({sheet}: HTMLLinkElement): boolean {
  try {
    // If a sheet did not load, browsers either give it an empty list of rules,
    return !sheet?.cssRules.length;
  } catch {
    // or throw when the list is read.
    return true;
  }
}

/** URLs of the page's style sheets that did not load. Complete once the page is parsed. */
export function findMissingSheets(): (string | null)[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter(isMissing)
    .map((link) => link.getAttribute('href'));
}
