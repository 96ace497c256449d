import type {Bench} from './sites';
import type {Page} from 'puppeteer-core';

import {interleave, openQuietly, SLOWDOWN, withPage} from './browser';
import type {Row} from './table';

const START_PAGE = '/docs/getting-started/installation';

/** In milliseconds since the navigation. */
type Times = Record<'key' | 'focus' | 'field' | 'result' | 'passage', number>;
type TimedWindow = Window & {benchTimes: Partial<Times>};

/** Runs in the page before its scripts. Has no inner functions with names: tsx would wrap them. */
function recordTimes(): void {
  const times: Partial<Times> = {};
  (window as unknown as TimedWindow).benchTimes = times;
  addEventListener('keydown', ({timeStamp}) => (times.key ??= timeStamp), true);
  addEventListener('focusin', ({target}) => {
    if (!(target instanceof Element) || !target.matches('[role=combobox]')) return;
    times.focus ??= performance.now();
    requestAnimationFrame(() => (times.field ??= performance.now()));
  });
  new MutationObserver(() => {
    for (const [name, selector] of [
      ['result', '[role=option]'],
      ['passage', '[role=option] [class*=passage]'],
    ] as const) {
      if (times[name] || !document.querySelector(selector)) continue;
      requestAnimationFrame(() => (times[name] ??= performance.now()));
    }
  }).observe(document, {subtree: true, childList: true});
}

/** Types a query as soon as there is a field. Returns once passages are shown. */
async function searchOnce(page: Page): Promise<Times> {
  await page.keyboard.press('/');
  await page.waitForSelector('[role=combobox]:focus');
  await page.keyboard.type('cascade');
  const isComplete = () => {
    const times = (window as unknown as TimedWindow).benchTimes;
    return times.field && times.result && times.passage ? times : false;
  };
  const handle = await page.waitForFunction(isComplete, {polling: 'raf'});
  return (await handle.jsonValue()) as Times;
}

function measureOpening(url: string): Promise<Times> {
  return withPage(async (page) => {
    await page.setViewport({width: 390, height: 844});
    await page.evaluateOnNewDocument(recordTimes);
    await openQuietly(page, url);
    await page.emulateCPUThrottling(SLOWDOWN);
    return searchOnce(page);
  });
}

/** On a slow connection and a slow processor. */
export async function measureSearch({sites, runs = 5}: Bench): Promise<Row[]> {
  const all = await interleave(sites, runs, ({slowAddress}) => measureOpening(slowAddress + START_PAGE));
  return (['focus', 'field', 'result', 'passage'] as const).map((name) => ({
    label: `key to ${name}`,
    unit: 'ms',
    runs: all.map((times) => times.map((time) => time[name] - time.key)),
  }));
}
