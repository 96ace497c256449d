import {createNextPageKey, STARTS_SCRIPTS} from '../../../protocol';
import {isSlowConnection} from './isSlowConnection';
import {readStorage, writeStorage} from './storage';
import {whenParsed} from './whenParsed';

/** Possible first interactions. They include moving the mouse, which comes a moment before a click. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'click'];
/** What no page has in its own URL: a query string, and what the router's `repairPath` looks for. */
const UNUSUAL_ADDRESS = /[?%]|\/\/|\.html$/;

/** Reloads the page and starts its scripts at once: a missing script may belong to an earlier deployment. */
export function startAnew(): void {
  writeStorage(createNextPageKey(location), '[]');
  location.reload();
}

/** Whether the mouse has not moved: browsers send such an event after layout changes, to update what is hovered. */
function isFromBrowser(event: Event): boolean {
  return (
    event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY
  );
}

/** Calls back when one of the elements comes into view. */
function whenInView(elements: NodeListOf<Element>, callback: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  elements.forEach((element) => observer.observe(element));
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
    controller.abort();
    start();
  };
  const handleTouch = (event: Event): void => {
    if (!isFromBrowser(event)) startOnce();
  };
  const controller = new AbortController();
  const options = {capture: true, passive: true, signal: controller.signal};
  const listen = (type: string): void => addEventListener(type, handleTouch, options);
  TOUCHES.forEach(listen);

  // Either the search has stored something for this page, or the page's components have to handle the query string, or
  // the router has to repair the path.
  if (readStorage(createNextPageKey(location)) || UNUSUAL_ADDRESS.test(location.pathname + location.search)) {
    startOnce();
  }
  whenParsed(() => whenInView(document.querySelectorAll(`[${STARTS_SCRIPTS}]`), startOnce));
  // The loader runs in the head, so this event is still to come.
  addEventListener('load', () => {
    // Skips the scroll event of the browser's own scrolling to a hash or to the previous position: it is dispatched at
    // the beginning of the next frame.
    requestAnimationFrame(() => listen('scroll'));
    if (typeof requestIdleCallback === 'undefined') startOnce();
    else if (!isSlowConnection()) {
      requestIdleCallback(() => {
        if (!isStarted) prefetch();
      });
    }
  });
}
