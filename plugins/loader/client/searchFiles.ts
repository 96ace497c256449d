import {SEARCH_FAILED_EVENT, SEARCH_META, type SearchHandle} from '../../../protocol';
import {loadTwice, readUrls} from './scripts';

/** Milliseconds before the panel's script is requested again. */
const RETRY_DELAY = 500;

let isLoading = false;
/** Whether the scripts of the page have to wait. */
let isFirst = false;
let startScripts: (() => void) | undefined;

/** What the loader, the panel's script and the search button share. */
export const searchHandle: SearchHandle = {
  urls: ['', '', ''],
  keys: [],
  release() {
    isFirst = false;
    startScripts?.();
    startScripts = undefined;
  },
  fail(reason) {
    searchHandle.error = reason;
    searchHandle.release();
    document.dispatchEvent(new Event(SEARCH_FAILED_EVENT));
  },
};
(window as Window & {localSearch?: SearchHandle}).localSearch = searchHandle;

/** Starts the scripts of the page at once, or, while the search is loading, once it has loaded or failed. */
export function startAfterSearch(start: () => void): void {
  startScripts = start;
  if (!isFirst) searchHandle.release();
}

/** Starts the worker and loads the panel. */
function startCode([worker, panel]: SearchHandle['urls']): void {
  try {
    searchHandle.worker ??= new Worker(worker);
    searchHandle.worker.onerror = () => (searchHandle.worker = undefined);
  } catch {
    // Workers are forbidden: the panel says so.
  }
  if (isLoading) return;
  isLoading = true;
  loadTwice(panel, RETRY_DELAY, (reason) => {
    isLoading = false;
    searchHandle.fail(reason);
  });
}

/**
 * Starts to load what the search needs, unless that has been done: index, worker and panel. What has failed is tried
 * again. Once the panel has loaded, it does this.
 */
export function prepareSearch(): void {
  const urls = (searchHandle.urls = readUrls(SEARCH_META) as SearchHandle['urls']);
  if (searchHandle.mount) return;
  isFirst = true;
  // On the page, because the worker could only start this a round trip later, once its script has loaded.
  searchHandle.index ??= fetch(urls[2]).catch(() => (searchHandle.index = undefined));
  // The index takes longest. The rest waits until the dialog is open, because it would delay that.
  queueMicrotask(() => startCode(urls));
}
