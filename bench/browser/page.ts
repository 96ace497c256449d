import {chromium, type Browser, type Page, type Request} from '@playwright/test';

import {CHROMIUM_ARGS, findChromium} from '../../scripts/chromium';

/** Sizes of the window in CSS pixels. */
export const DESKTOP = {width: 1280, height: 800};
export const PHONE = {width: 390, height: 844};

/** The processor of a phone compared to that of this machine. */
export const SLOWDOWN = 4;

/** Milliseconds without a request after which a page counts as loaded. */
const QUIET = 1000;
/** Milliseconds after which a page that never gets quiet is given up. */
const LIMIT = 60_000;

/**
 * Lends a browser.
 *
 * @throws if this machine has none
 */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_ARGS});
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Lends a page with an empty cache that nothing has touched. */
export async function withPage<Result>(
  browser: Browser,
  viewport: {width: number; height: number},
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({viewport});
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** What a page is waiting for; it is watched from outside, so that the watching costs the page nothing. */
export interface NetworkWatch {
  /**
   * Waits until nothing is being asked for, for a second.
   *
   * @throws if the page does not get quiet within a minute
   */
  waitForQuiet: () => Promise<void>;
}

/** Starts to watch the requests of a page; to be called before it is opened. */
export function watchNetwork(page: Page): NetworkWatch {
  const open = new Set<Request>();
  let changed = Date.now();
  const note = () => {
    changed = Date.now();
  };
  page.on('request', (request) => {
    open.add(request);
    note();
  });
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => {
      open.delete(request);
      note();
    });
  }
  return {
    async waitForQuiet() {
      const start = Date.now();
      note();
      while (open.size > 0 || Date.now() - changed < QUIET) {
        if (Date.now() - start > LIMIT) {
          const [request] = open;
          throw new Error(
            `the page is not quiet after ${LIMIT / 1000} s: ${request?.url() ?? 'new requests'}`,
          );
        }
        await new Promise((done) => setTimeout(done, 50));
      }
    },
  };
}

/**
 * Opens a page and waits until it is quiet, without touching it.
 *
 * @throws if the server does not answer with a page
 */
export async function openQuietly(page: Page, watch: NetworkWatch, url: string): Promise<void> {
  const response = await page.goto(url, {waitUntil: 'load'});
  if (!response?.ok()) throw new Error(`${url} answers with status ${response?.status() ?? 'none'}`);
  await watch.waitForQuiet();
}

/** Whether React has taken over the page. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Waits until React has taken over the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached', timeout: LIMIT});
}
