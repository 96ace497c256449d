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

/** Opens the folds around the target of a hash, and scrolls to it if it was hidden. */
export function openFolds(hash: string): void {
  const target = findTarget(hash);
  let isHidden: boolean | undefined;
  let fold: HTMLDetailsElement | null | undefined;
  while ((fold = target?.closest('details:not([open])'))) isHidden = fold.open = true;
  if (isHidden) target?.scrollIntoView();
}
