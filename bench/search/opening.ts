import type {Page} from '@playwright/test';

import {createStaticServer} from '../../scripts/static-server';
import {isHydrated, PHONE, SLOWDOWN, waitForHydration, withBrowser, withPage} from '../browser/page';
import {listen} from '../sites/openSites';
import {createProxy, type Line, type Transfer} from '../sites/proxy';

/** A slow phone connection: 1.6 Mbit/s. */
export const LINE: Line = {bytesPerSecond: 200_000, roundTrip: 150};

const RUNS = 5;
const START_PAGE = '/docs/getting-started/installation';
const QUERY = 'cascade';
/** Milliseconds that the search box has to appear after the first key, before the reader presses it again. */
const SECOND_KEY = 2000;

export type Opening = {
  /** Milliseconds from the key that opens the panel to the first result on the screen, worker at full speed. */
  results: number;
  /** The same for the first passage. */
  passages: number;
  /** What was fetched from the key to the first result. */
  transfers: Transfer[];
};

/** Times of a page's clock in milliseconds. */
type Marks = {start?: number; results?: number; passages?: number};
type MarkedWindow = {searchMarks: Marks};

/** Notes in the page when the key is pressed, right after this, and when results and passages are there. */
function watchOpening(): void {
  const marks: Marks = {};
  (window as unknown as MarkedWindow).searchMarks = marks;
  // Just before the key: a page whose scripts have not started may keep it from other listeners.
  marks.start = performance.now();
  new MutationObserver(() => {
    if (document.querySelector('[role=option]')) marks.results ??= performance.now();
    // Title, path, passage.
    if (document.querySelector('[role=option] > :nth-child(3)')) marks.passages ??= performance.now();
  }).observe(document.body, {subtree: true, childList: true});
}

/** Presses the key that opens the panel. Where it starts the scripts of the page too, it may have to be pressed again. */
async function pressKey(page: Page): Promise<void> {
  const wasHydrated = await isHydrated(page);
  await page.keyboard.press('/');
  if (wasHydrated) return;
  await waitForHydration(page);
  await page
    .getByRole('combobox')
    .waitFor({timeout: SECOND_KEY})
    .catch(() => page.keyboard.press('/'));
}

/**
 * Opens the panel with a key on a slow processor, types a query at once, and waits for results and passages. Scripts that
 * wait for a first touch are started by the key.
 *
 * @param page one that nothing has touched
 * @param address of the site, without a slash at the end
 * @param transfers where the server of the site notes what it sends
 */
export async function openSearch(page: Page, address: string, transfers: Transfer[]): Promise<Opening> {
  await page.goto(address + START_PAGE, {waitUntil: 'networkidle'});
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.evaluate(watchOpening);
  transfers.length = 0;
  await pressKey(page);
  await page.getByRole('combobox').fill(QUERY);
  await page.getByRole('option').first().waitFor();
  const transfersToResults = [...transfers];
  await page.waitForFunction(
    () => (window as unknown as MarkedWindow).searchMarks.passages !== undefined,
    undefined,
    {polling: 100},
  );
  const {
    start = NaN,
    results = NaN,
    passages = NaN,
  } = await page.evaluate(() => (window as unknown as MarkedWindow).searchMarks);
  return {results: results - start, passages: passages - start, transfers: transfersToResults};
}

/**
 * Opens the search in a browser on a slow line with a slow processor.
 *
 * @param dir a finished build
 * @param replaced contents that take the place of files, by path
 * @returns the run whose results came in the median time
 */
export async function measureOpening(dir: string, replaced: ReadonlyMap<string, string>): Promise<Opening> {
  const transfers: Transfer[] = [];
  const files = createStaticServer({dir});
  const upstream = await listen(files);
  const proxy = createProxy({upstream, line: LINE, replaced, onSent: (transfer) => transfers.push(transfer)});
  const address = await listen(proxy);
  try {
    const openings: Opening[] = [];
    await withBrowser(async (browser) => {
      for (let run = 0; run < RUNS; run += 1) {
        openings.push(await withPage(browser, PHONE, (page) => openSearch(page, address, transfers)));
      }
    });
    const median = openings.sort((a, b) => a.results - b.results)[Math.floor(RUNS / 2)];
    if (!median) throw new Error('No run was made.');
    return median;
  } finally {
    proxy.close();
    files.close();
  }
}
