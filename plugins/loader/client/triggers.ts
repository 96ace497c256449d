import {createNextPageKey, STARTS_SCRIPTS} from '../../../protocol';
import {isSlowConnection} from './isSlowConnection';
import {readStorage, writeStorage} from './storage';
import {whenParsed} from './whenParsed';

/** What a reader does first. Moving the mouse counts: a click takes a moment longer. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'click'];
/** What no page has in its own address: a query, and what the router's `repairPath` looks for. */
const UNUSUAL_ADDRESS = /[?%]|\/\/|\.html$/;

/** Reloads the page, and its scripts at once: a missing script may belong to an earlier deployment. */
export function startAnew(): void {
  writeStorage(createNextPageKey(location), '[]');
  location.reload();
}

/** Whether the mouse has not moved: browsers send such an event after a layout, to find out what lies under it. */
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
 * Calls `start` once: at the reader's first touch, or where the page has something that runs by itself. Until then, the
 * page prefetches when the browser has nothing else to do, unless the connection is slow.
 *
 * @param prefetch fetches what `start` needs
 */
export function whenScriptsAreWanted(prefetch: () => void, start: () => void): void {
  let isStarted = false;
  const startOnce = (): void => {
    if (isStarted) return;
    isStarted = true;
    TOUCHES.concat('scroll').forEach((type) => removeEventListener(type, handleTouch, true));
    start();
  };
  const handleTouch = (event: Event): void => {
    if (!isFromBrowser(event)) startOnce();
  };
  const listen = (type: string): void => addEventListener(type, handleTouch, {capture: true, passive: true});
  TOUCHES.forEach(listen);

  // The search has something for this page. What the query asks for is up to the components of the page, and the path
  // has to be put right.
  if (readStorage(createNextPageKey(location)) || UNUSUAL_ADDRESS.test(location.pathname + location.search)) {
    startOnce();
  }
  whenParsed(() => whenInView(document.querySelectorAll(`[${STARTS_SCRIPTS}]`), startOnce));
  // The loader is in the head: that is still to come.
  addEventListener('load', () => {
    // The browser's own scrolling to a hash, or to where the reader was, is told at the beginning of the next frame.
    requestAnimationFrame(() => {
      if (!isStarted) listen('scroll');
    });
    if (typeof requestIdleCallback === 'undefined') startOnce();
    else if (!isSlowConnection()) {
      requestIdleCallback(() => {
        if (!isStarted) prefetch();
      });
    }
  });
}
