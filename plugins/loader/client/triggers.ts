import {createNextPageKey, STARTS_SCRIPTS} from '../../../protocol';
import {isSlowConnection} from './isSlowConnection';
import {readStorage, writeStorage} from '../../../browser/storage';
import {whenParsed} from './whenParsed';

/**
 * Possible first interactions, besides scrolling the page. They include moving the mouse, which comes a moment before a
 * click.
 */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'click'];
/** What no page has in its own URL: a query string, and what the router's `repairPath` looks for. */
const UNUSUAL_ADDRESS = /[?%]|\/\/|\.html$/;

/** Reloads the page and starts its scripts at once: a missing script may belong to an earlier deployment. */
export function startAnew(): void {
  writeStorage(createNextPageKey(location), '[]');
  location.reload();
}

/**
 * Whether an event is not the reader's: browsers send a movement of a mouse that has not moved after layout changes, to
 * update what is hovered, and focus the target of the hash if it can have the focus.
 */
function isFromBrowser({type, target, movementX, movementY}: PointerEvent): boolean {
  return type === 'focusin'
    ? (target as Element).matches(':target')
    : type === 'pointermove' && !movementX && !movementY;
}

/**
 * Calls `start` once: at the reader's first interaction, or at once if the page needs its scripts without one. Until
 * then, calls `prefetch` when the browser is idle, unless the connection is slow.
 *
 * @param prefetch fetches what `start` needs
 */
export function whenScriptsAreWanted(prefetch: () => void, start: () => void): void {
  let isStarted = false;
  const startOnce = (): void => {
    if (isStarted) return;
    isStarted = true;
    start();
  };
  const handleTouch = (event: Event): void => {
    if (!isFromBrowser(event as PointerEvent)) startOnce();
  };
  TOUCHES.forEach((type) => addEventListener(type, handleTouch, true));

  // Either the search has stored something for this page, or the page's components have to handle the query string, or
  // the router has to repair the path.
  if (readStorage(createNextPageKey(location)) || UNUSUAL_ADDRESS.test(location.pathname + location.search)) {
    startOnce();
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) startOnce();
  });
  whenParsed(() =>
    document.querySelectorAll(`[${STARTS_SCRIPTS}]`).forEach((element) => observer.observe(element)),
  );
  // The loader runs in the head, so this event is still to come.
  addEventListener('load', () => {
    // Where the browser itself has scrolled: to a hash or to the previous position. The event of that can still come, and
    // Firefox then corrects the position by a pixel.
    const top = scrollY;
    window.onscroll = () => {
      if (Math.abs(scrollY - top) > 2) startOnce();
    };
    if (typeof requestIdleCallback === 'undefined') startOnce();
    else if (!isSlowConnection()) {
      requestIdleCallback(() => {
        if (!isStarted) prefetch();
      });
    }
  });
}
