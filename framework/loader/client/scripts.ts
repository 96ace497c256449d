import {create} from '../../../browser/create';
import {readStorage, writeStorage} from '../../../browser/storage';
import {toNextPageKey, SCRIPTS_META, STARTS_SCRIPTS} from '../../../browser/protocol';
import {whenParsed} from './page';

/** Milliseconds before a script of the page is requested again: a random failure may be over by then. */
const RETRY_DELAY = 1000;
/**
 * Possible first interactions, besides scrolling the page. They include moving the mouse, which comes a moment before a
 * click.
 */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'click'];
/** What no page has in its own URL: a query string, and what the router's `repairPath` looks for. */
const UNUSUAL_ADDRESS = /[?%]|\/\/|\.html$/;

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** The URLs that a `<meta>` lists. */
export function readUrls(name: string): string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.match(/\S+/g) ?? [];
}

const readScripts = (): string[] => readUrls(SCRIPTS_META);

/** Loads a script. If that fails, removes the element, for which the bundler would wait forever. */
function loadScript(src: string, onError: () => void): void {
  const element = create('script', {src});
  element.onerror = () => {
    element.remove();
    onError();
  };
  document.head.append(element);
}

/**
 * Loads a script, and requests it again if that fails.
 *
 * @param delay milliseconds before the second request
 * @param onFailure called with the error text if it fails twice
 */
export function loadTwice(src: string, delay: number, onFailure: (reason: string) => void): void {
  const fail = () => onFailure(`${src} did not load.`);
  loadScript(src, () => setTimeout(() => loadScript(src, fail), delay));
}

/**
 * Loads the scripts of the page. They can arrive in any order.
 *
 * @param onFailure called with the error text if a script has failed twice: then the page stays without behaviour
 */
export function loadScripts(onFailure: (reason: string) => void): void {
  whenParsed(() => readScripts().forEach((src) => loadTwice(src, RETRY_DELAY, onFailure)));
}

/** Fetches the scripts without running them, unless the reader saves data or has a slow connection. */
function prefetchScripts(): void {
  const {connection} = navigator as Navigator & {connection?: Connection};
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  document.head.append(...readScripts().map((href) => create('link', {rel: 'prefetch', as: 'script', href})));
}

/** Reloads the page and starts its scripts at once: a missing script may belong to an earlier deployment. */
export function startAnew(): void {
  writeStorage(toNextPageKey(location), '[]');
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
 * then, prefetches them when the browser is idle.
 */
export function whenScriptsAreWanted(start: () => void): void {
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
  if (readStorage(toNextPageKey(location)) || UNUSUAL_ADDRESS.test(location.pathname + location.search)) {
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
    else {
      requestIdleCallback(() => {
        if (!isStarted) prefetchScripts();
      });
    }
  });
}
