import {createNextPageKey} from '../../protocol';
import type {RecentResult} from './recentResults';

/** How long to keep a result for another tab to load its page, in milliseconds. */
const LIFETIME = 60_000;

/** What is kept for another tab: the time, the words to mark, the result. */
type Kept = [time: number, terms: string[], result: RecentResult];

/**
 * Keeps what another tab needs to show a result that the browser opens there, because new tabs know nothing of this
 * one. It is removed when the tab reads it, after a minute, or when this page is left.
 */
export function keepForOtherTab(result: RecentResult, terms: readonly string[]): void {
  const key = createNextPageKey(new URL(result.route, location.href));
  const forget = () => localStorage.removeItem(key);
  try {
    localStorage.setItem(key, JSON.stringify([Date.now(), terms, result]));
    setTimeout(forget, LIFETIME);
    addEventListener('pagehide', forget, {once: true});
  } catch {
    // Storage is full, blocked or unavailable: the page will have no marks.
  }
}

/** Returns, once, what another tab has kept for this tab's URL. */
export function takeFromOtherTab(): {terms: string[]; result: RecentResult} | undefined {
  try {
    const key = createNextPageKey(location);
    const [time = 0, terms = [], result] = JSON.parse(localStorage.getItem(key) ?? '[]') as Partial<Kept>;
    localStorage.removeItem(key);
    return result && Date.now() - time < LIFETIME ? {terms, result} : undefined;
  } catch {
    // Storage is blocked, or contains something else.
    return undefined;
  }
}
