import {isTextList, readStoredJson, removeStorage, writeStorage} from '../../browser/storage';
import {toNextPageKey} from '../../browser/protocol';
import {isRecentResult, type RecentResult} from './recentResults';

/** For the page to load, in milliseconds. */
const LIFETIME = 60_000;

type Kept = [time: number, terms: string[], result: RecentResult];

function isKept(value: unknown): value is Kept {
  if (!Array.isArray(value)) return false;
  const [time, terms, result] = value as unknown[];
  return typeof time === 'number' && isTextList(terms) && isRecentResult(result);
}

/**
 * For a page that the browser loads, which knows nothing of this one and removes it. Returns what removes it otherwise;
 * undefined if nothing can be stored.
 */
export function keepForPage(result: RecentResult, terms: readonly string[]): (() => void) | undefined {
  const key = toNextPageKey(new URL(result.route, location.href));
  const isKept = writeStorage(key, JSON.stringify([Date.now(), terms, result]));
  return isKept ? () => removeStorage(key) : undefined;
}

/** Also removed after a minute, or when this page is left. */
export function keepForOtherTab(result: RecentResult, terms: readonly string[]): void {
  const forget = keepForPage(result, terms);
  if (!forget) return;
  setTimeout(forget, LIFETIME);
  addEventListener('pagehide', forget, {once: true});
}

/** Once. */
export function takeFromOtherTab(): {terms: string[]; result: RecentResult} | undefined {
  const key = toNextPageKey(location);
  const [time = 0, terms = [], result] = readStoredJson(key, isKept) ?? [];
  removeStorage(key);
  return result && Date.now() - time < LIFETIME ? {terms, result} : undefined;
}
