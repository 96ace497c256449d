import type {Bench} from './sites';
import type {Page} from 'puppeteer-core';

import {interleave, openQuietly, startReact, waitForQuiet, withPage} from './browser';
import type {Row} from './table';

/** To a light page and a long one; the sidebar shows the link without opening a category. */
const STEPS = [
  ['/docs/scbctl/overview', '/docs/scbctl/installation'],
  ['/docs/api/crds/scheduled-scan', '/docs/api/crds/scan'],
] as const;

/** To the end of the first frame with a different heading. */
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
          // A message sent before a frame arrives as soon as that frame is done.
          requestAnimationFrame(() => {
            const {port1, port2} = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - start);
            port2.postMessage(undefined);
          });
        }).observe(document, {subtree: true, childList: true, characterData: true});
      }),
  );
}

/** Of a link whose page was prefetched. */
function navigate(address: string, from: string, to: string): Promise<number> {
  return withPage(async (page) => {
    await page.setViewport({width: 1280, height: 800});
    await openQuietly(page, address + from);
    await startReact(page);
    await waitForQuiet(page);
    const link = page.locator(`aside a[href="${to}"], aside a[href="${to}/"]`);
    // Hovering over the link prefetches its page.
    await link.hover();
    await waitForQuiet(page);
    const [time] = await Promise.all([timeNavigation(page), link.click()]);
    return time;
  });
}

export async function measureNavigation({sites, runs = 9}: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [from, to] of STEPS) {
    const times = await interleave(sites, runs, ({address}) => navigate(address, from, to));
    rows.push({label: `to ${to}`, unit: 'ms', runs: times});
  }
  return rows;
}
