function isMissing({sheet}: HTMLLinkElement): boolean {
  try {
    // A browser may give a sheet that did not load an empty list of rules,
    return !sheet?.cssRules.length;
  } catch {
    // or one that nobody may read.
    return true;
  }
}

/** The addresses of the page's style sheets that did not load. Complete once the page is parsed. */
export function findMissingSheets(): (string | null)[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter(isMissing)
    .map((link) => link.getAttribute('href'));
}
