import {readStoredJson, removeStorage, writeStorage} from '../../browser/storage';
import {createNextPageKey} from '../../protocol';
import type {RecentResult} from './recentResults';

/** How long to keep a result for its page to load, in milliseconds. */
const LIFETIME = 60_000;

/** What is kept: the time, the words to mark, the result. */
type Kept = [time: number, terms: string[], result: RecentResult];

/**
 * Keeps what the page of a result needs to show it if the browser loads that page, because a new page knows nothing of
 * this one. The page removes it when it reads it.
 *
 * @returns removes it; undefined if nothing can be stored
 */
export function keepForPage(result: RecentResult, terms: readonly string[]): (() => void) | undefined {
  const key = createNextPageKey(new URL(result.route, location.href));
  const isKept = writeStorage(key, JSON.stringify([Date.now(), terms, result]));
  return isKept ? () => removeStorage(key) : undefined;
}

/** The same for a page in another tab. It is also removed after a minute, or when this page is left. */
export function keepForOtherTab(result: RecentResult, terms: readonly string[]): void {
  const forget = keepForPage(result, terms);
  if (!forget) return;
  setTimeout(forget, LIFETIME);
  addEventListener('pagehide', forget, {once: true});
}

/** Returns, once, what another page or tab has kept for this URL. */
export function takeFromOtherTab(): {terms: string[]; result: RecentResult} | undefined {
  const key = createNextPageKey(location);
  const kept = readStoredJson(key);
  removeStorage(key);
  if (!Array.isArray(kept)) return undefined;
  const [time = 0, terms = [], result] = kept as Partial<Kept>;
  return result && Date.now() - time < LIFETIME ? {terms, result} : undefined;
}
