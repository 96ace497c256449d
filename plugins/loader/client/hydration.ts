import {CONTAINER_ID, HYDRATED} from '../../../protocol';
import {root} from './root';
import {whenParsed} from './whenParsed';

/** Whether React has replaced the whole page with its error page, in which case it does not set the attribute. */
let isReplaced = false;

/** Whether React has taken over the page. */
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
