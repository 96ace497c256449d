import type {ClientModule} from '@docusaurus/types';

/** The element that a URL's hash refers to. */
function findTarget(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // An invalid encoding refers to no element.
    return null;
  }
}

/** Opens the folds around an anchor. Browsers do so when they navigate, but not when the site's router does. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    const target = findTarget(location.hash);
    let isOpened = false;
    for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
      isOpened ||= !fold.open;
      fold.open = true;
    }
    // The router has already scrolled, while the target was still hidden.
    if (isOpened) target?.scrollIntoView();
  },
};

export default clientModule;
