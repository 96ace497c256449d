import {CONTAINER_ID, HYDRATED} from '../../../browser/protocol';

export const root = document.documentElement;

/** The control that an event is meant for: its target or the closest ancestor that matches the selector. */
export function findControl(target: EventTarget | null, selector: string): HTMLElement | false | null {
  return target instanceof Element && target.closest<HTMLElement>(selector);
}

export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback);
  else callback();
}

/** Whether React has replaced the whole page with its error page, in which case it does not set the attribute. */
let isReplaced = false;

export function isHydrated(): boolean {
  return isReplaced || root.getAttribute(HYDRATED) === 'true';
}

/** Calls back once React has taken over the page and rendered the updates that follow. */
export function whenHydrated(callback: () => void): void {
  const finish = (): void => {
    if (!isHydrated()) return;
    observer.disconnect();
    // Components that depend on the browser render again now; React has scheduled that before this timer.
    setTimeout(callback);
  };
  const observer = new MutationObserver((records) => {
    isReplaced ||= records.some(({type}) => type === 'childList');
    finish();
  });
  observer.observe(root, {attributeFilter: [HYDRATED]});
  whenParsed(() => {
    const container = document.getElementById(CONTAINER_ID);
    if (container) observer.observe(container, {childList: true});
  });
}
