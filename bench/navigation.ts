import type {Page} from 'puppeteer-core';

import type {Bench} from './bench';
import {openQuietly, startReact, waitForQuiet, withPage} from './browser';
import {interleave} from './interleave';
import {getMedian} from './report/statistics';
import {renderTable, type Row} from './report/table';

const RUNS = 9;
const DESKTOP = {width: 1280, height: 800};

/** `from` is a page whose sidebar shows the link to `to` without opening a category. */
const STEPS: readonly {kind: string; from: string; to: string}[] = [
  {kind: 'light page', from: '/docs/scbctl/overview', to: '/docs/scbctl/installation'},
  {kind: 'long page', from: '/docs/api/crds/scheduled-scan', to: '/docs/api/crds/scan'},
];

/** Milliseconds from the next click to the end of the first frame with a different heading. */
function timeNavigation(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = NaN;
        const heading = document.querySelector('h1')?.textContent;
        addEventListener('click', ({timeStamp}) => (start = timeStamp), {capture: true, once: true});
        new MutationObserver((_records, observer) => {
          const found = document.querySelector('h1')?.textContent;
          if (found === undefined || found === heading) return;
          observer.disconnect();
          // A message sent before a frame arrives as soon as that frame is done; waiting for another frame would be too
          // late.
          requestAnimationFrame(() => {
            const {port1, port2} = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - start);
            port2.postMessage(undefined);
          });
        }).observe(document, {subtree: true, childList: true, characterData: true});
      }),
  );
}

/** Milliseconds from the click on a link whose page was prefetched to the frame with the new page. */
function navigate(address: string, from: string, to: string): Promise<number> {
  return withPage(async (page) => {
    await page.setViewport(DESKTOP);
    await openQuietly(page, address + from);
    await startReact(page);
    await waitForQuiet(page);
    const {pathname} = new URL(address + to);
    const link = page.locator(`aside a[href="${pathname}"], aside a[href="${pathname}/"]`);
    // Hovering over the link prefetches its page.
    await link.hover();
    await waitForQuiet(page);
    const [time] = await Promise.all([timeNavigation(page), link.click()]);
    return time;
  });
}

/** Measures how long a click on a link of the sidebar takes. Returns a Markdown table with medians. */
export async function measureNavigation({sites, runs = RUNS}: Bench): Promise<string> {
  const rows: Row[] = [];
  for (const {kind, from, to} of STEPS) {
    const times = await interleave(sites, runs, ({address}) => navigate(address, from, to));
    rows.push({labels: [to, kind], unit: 'ms', values: times.map(getMedian)});
  }
  return renderTable(
    ['To', 'Kind'],
    sites.map(({name}) => name),
    rows,
  );
}
