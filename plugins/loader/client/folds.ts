import {isHydrated} from './hydration';
import {whenParsed} from './whenParsed';

/** The element that the URL's hash refers to. */
function findTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // An invalid encoding refers to no element.
    return null;
  }
}

function openFolds(): void {
  if (isHydrated()) return;
  const target = findTarget();
  let isOpened = false;
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    isOpened ||= !fold.open;
    fold.open = true;
  }
  if (isOpened && target) target.scrollIntoView();
}

/** Opens the folds around the target of a hash in browsers that do not do so themselves. */
export function watchFolds(): void {
  whenParsed(openFolds);
  addEventListener('hashchange', openFolds);
}
