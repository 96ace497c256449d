import {createNextPageKey} from '../../protocol';
import type {RecentResult} from './recentResults';

/** A tab that takes longer than this to show its page is of no interest any more, in milliseconds. */
const LIFETIME = 60_000;

/** What is kept for a tab: when, the words to be marked, the result. */
type Kept = [time: number, terms: string[], result: RecentResult];

/**
 * Keeps what another tab needs to show a result that the browser opens there: new tabs know nothing of this one. It is
 * gone as soon as the tab takes it, after a minute, or with this page.
 */
export function keepForOtherTab(result: RecentResult, terms: readonly string[]): void {
  const key = createNextPageKey(new URL(result.route, location.href));
  const forget = () => localStorage.removeItem(key);
  try {
    localStorage.setItem(key, JSON.stringify([Date.now(), terms, result]));
    setTimeout(forget, LIFETIME);
    addEventListener('pagehide', forget, {once: true});
  } catch {
    // Storage is full, blocked or absent: then the page has no marks.
  }
}

/** What another tab has kept for the URL of this one. It is returned once. */
export function takeFromOtherTab(): {terms: string[]; result: RecentResult} | undefined {
  try {
    const key = createNextPageKey(location);
    const [time = 0, terms = [], result] = JSON.parse(localStorage.getItem(key) ?? '[]') as Partial<Kept>;
    localStorage.removeItem(key);
    return result && Date.now() - time < LIFETIME ? {terms, result} : undefined;
  } catch {
    // Storage is blocked, or holds something else.
    return undefined;
  }
}
