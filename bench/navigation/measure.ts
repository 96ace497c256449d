import type {Browser, Page} from '@playwright/test';

import type {Bench} from '../bench';
import {
  DESKTOP,
  isHydrated,
  openQuietly,
  waitForHydration,
  watchNetwork,
  withBrowser,
  withPage,
} from '../browser/page';
import {findEmptyPoint, touch} from '../browser/touch';
import {interleave} from '../interleave';
import {getMedian} from '../report/statistics';
import {renderTable, type Row} from '../report/table';

const RUNS = 9;

/** A page, and the one whose sidebar shows the link to it without a fold being opened. */
interface Step {
  kind: string;
  from: string;
  to: string;
}

const STEPS: readonly Step[] = [
  {kind: 'light page', from: '/docs/scbctl/overview', to: '/docs/scbctl/installation'},
  {kind: 'long page', from: '/docs/api/crds/scheduled-scan', to: '/docs/api/crds/scan'},
];

/** Milliseconds that a navigation may take before it is given up. */
const LIMIT = 30_000;

type MeasuredWindow = {benchNavigation?: {start?: number; end?: number}};

/** Notes when a link is clicked, and when the frame with the new heading has been painted. Runs in the page. */
function watchNavigation(path: string): void {
  const times: {start?: number; end?: number} = {};
  (window as unknown as MeasuredWindow).benchNavigation = times;
  const heading = document.querySelector('h1')?.textContent;
  addEventListener('click', ({timeStamp}) => (times.start ??= timeStamp), {capture: true});
  new MutationObserver((_records, observer) => {
    const found = document.querySelector('h1')?.textContent;
    if (location.pathname.replace(/\/$/, '') !== path || found === undefined || found === heading) return;
    observer.disconnect();
    // A message that is sent before a frame arrives when that frame is done: a second frame would come later.
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => (times.end = performance.now());
      port2.postMessage(undefined);
    });
  }).observe(document, {subtree: true, childList: true, characterData: true});
}

async function startReact(page: Page): Promise<void> {
  if (await isHydrated(page)) return;
  await touch(page, await findEmptyPoint(page));
  await waitForHydration(page);
}

/** Milliseconds from the click on a link, whose page was prefetched, to the frame with the new page. */
function navigate(browser: Browser, address: string, {from, to}: Step): Promise<number> {
  return withPage(browser, DESKTOP, async (page) => {
    const watch = watchNetwork(page);
    await openQuietly(page, watch, address + from);
    await startReact(page);
    await watch.waitForQuiet();
    const {pathname} = new URL(address + to);
    const link = page.locator(`aside a[href="${pathname}"], aside a[href="${pathname}/"]`).first();
    await link.hover({timeout: LIMIT});
    // The page is fetched in advance when the mouse is over its link.
    await watch.waitForQuiet();
    await page.evaluate(watchNavigation, pathname);
    await link.click({timeout: LIMIT});
    await page.waitForFunction(
      () => (window as unknown as MeasuredWindow).benchNavigation?.end !== undefined,
      undefined,
      {polling: 100, timeout: LIMIT},
    );
    const {start = NaN, end = NaN} =
      (await page.evaluate(() => (window as unknown as MeasuredWindow).benchNavigation)) ?? {};
    return end - start;
  });
}

/** Measures how long a click on a link of the sidebar takes. Returns a Markdown table with medians. */
export async function measureNavigation({sites, runs = RUNS}: Bench): Promise<string> {
  const rows = await withBrowser(async (browser) => {
    const all: Row[] = [];
    for (const step of STEPS) {
      const times = await interleave(sites, runs, ({address}) => navigate(browser, address, step));
      all.push({labels: [step.to, step.kind], unit: 'ms', values: times.map(getMedian)});
    }
    return all;
  });
  return renderTable(
    ['To', 'Kind'],
    sites.map(({name}) => name),
    rows,
  );
}
