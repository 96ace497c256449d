/* Imported by pages too, which the server renders: nothing here may need a document while it is loaded. */

/** The element that a URL's hash refers to; null if there is none or the hash cannot be decoded. */
export function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Opens the folds around the target of a hash, and scrolls to it if it was hidden. */
export function revealTarget(hash: string): void {
  const target = findTarget(hash);
  let isHidden: boolean | undefined;
  let fold: HTMLDetailsElement | null | undefined;
  while ((fold = target?.closest('details:not([open])'))) isHidden = fold.open = true;
  if (isHidden) target?.scrollIntoView();
}

/** If the current item of a menu is out of sight, scrolls the menu to centre it. Nothing else scrolls. */
export function revealActiveItems(): void {
  document.querySelectorAll('.menu').forEach((menu) => {
    const item = menu.querySelector('[aria-current]')?.getBoundingClientRect();
    const {top, height} = menu.getBoundingClientRect();
    if (item && (item.top < top || item.bottom > top + height)) {
      menu.scrollTop += item.top - top - height / 2;
    }
  });
}
