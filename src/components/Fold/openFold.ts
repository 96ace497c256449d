import type {ClientModule} from '@docusaurus/types';

/** The element that the hash of an address names. */
function findTarget(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that is no encoded text names nothing.
    return null;
  }
}

/** Opens the folds around an anchor. Browsers do so for their own jumps, but not for those of the site's router. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    const target = findTarget(location.hash);
    let isOpened = false;
    for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
      isOpened ||= !fold.open;
      fold.open = true;
    }
    // The router has scrolled already, when there was nothing to scroll to.
    if (isOpened) target?.scrollIntoView();
  },
};

export default clientModule;
