import type {Browser, Page} from '@playwright/test';

import {isHydrated, openQuietly, PHONE, SLOWDOWN, watchNetwork, withPage} from '../browser/page';
import {findEmptyPoint, touch, type Point} from '../browser/touch';
import {findBeginning, HYDRATED_MARK, START_MARK, type Begin, type Beginning, type TraceEvent} from './tasks';

/** What tells the tasks of a page, and its marks. */
const TASK_CATEGORIES = [
  '-*',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-lighthouse',
];
/** What tells the functions that ran, too: this slows the page down a little. */
const PROFILE_CATEGORIES = [...TASK_CATEGORIES, 'v8', 'disabled-by-default-v8.cpu_profiler'];

/** Milliseconds after which React is given up. */
const HYDRATION_LIMIT = 60_000;

/** A trace of a page from its first touch, or from its navigation on. */
export interface Recording {
  events: TraceEvent[];
  beginning: Beginning;
}

/** Sets a mark at the first trusted input, and one when React has taken over. Runs in the page before its scripts. */
function markTouchAndHydration([start, hydrated]: [string, string]): void {
  for (const type of ['pointermove', 'pointerdown', 'keydown']) {
    addEventListener(
      type,
      ({timeStamp, isTrusted}) => {
        if (isTrusted && performance.getEntriesByName(start).length === 0) {
          performance.mark(start, {startTime: timeStamp});
        }
      },
      {capture: true, passive: true},
    );
  }
  new MutationObserver((_records, observer) => {
    if (document.documentElement.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    performance.mark(hydrated);
    // For who watches the page from outside.
    console.debug(hydrated);
  }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
}

/**
 * Whether the scripts of a page start by themselves: React takes over although nobody touches it.
 *
 * @param url of a page
 */
export function startsByItself(browser: Browser, url: string): Promise<boolean> {
  return withPage(browser, PHONE, async (page) => {
    await openQuietly(page, watchNetwork(page), url);
    return isHydrated(page);
  });
}

/**
 * Records a page on a slow processor: from the first touch on if that starts its scripts, else from its navigation on.
 *
 * @param url of the page
 * @param isAutomatic whether its scripts start by themselves
 * @param hasProfile whether the functions that run are recorded too
 * @throws if React does not take over within a minute
 */
export function record(
  browser: Browser,
  url: string,
  isAutomatic: boolean,
  hasProfile = false,
): Promise<Recording> {
  return withPage(browser, PHONE, async (page) => {
    await page.addInitScript(markTouchAndHydration, [START_MARK, HYDRATED_MARK] as [string, string]);
    const watch = watchNetwork(page);
    await slowDown(page);
    let point: Point | undefined;
    if (!isAutomatic) {
      await openQuietly(page, watch, url);
      point = await findEmptyPoint(page);
    }
    await browser.startTracing(page, {categories: hasProfile ? PROFILE_CATEGORIES : TASK_CATEGORIES});
    let trace: Buffer;
    try {
      const hydration = page.waitForEvent('console', {
        predicate: (message) => message.text() === HYDRATED_MARK,
        timeout: HYDRATION_LIMIT,
      });
      await Promise.all([hydration, isAutomatic ? page.goto(url, {waitUntil: 'load'}) : touch(page, point)]);
      // From outside: asking the page would give it work.
      await watch.waitForQuiet();
      // Whatever is waiting for an idle moment comes first.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    } finally {
      // The browser has one trace at a time: the next page needs it.
      trace = await browser.stopTracing();
    }
    const {traceEvents: events} = JSON.parse(trace.toString('utf8')) as {traceEvents: TraceEvent[]};
    const begin: Begin = isAutomatic ? {kind: 'navigation', url: page.url()} : {kind: 'touch'};
    return {events, beginning: findBeginning(events, begin)};
  });
}
