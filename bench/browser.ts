import {launch, type Page} from 'puppeteer-core';

import {HYDRATED} from '../protocol';
import {CHROMIUM_ARGS, findChromium} from '../scripts/browsers';

/** Milliseconds without a request after which a page counts as quiet. */
const QUIET = 1000;
/** Milliseconds after which a wait fails. */
const LIMIT = 60_000;

/**
 * Runs `work` with a page of a newly started browser.
 *
 * @throws if this machine has no Chromium
 */
export async function withPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('no Chromium found');
  const browser = await launch({executablePath, args: CHROMIUM_ARGS, headless: 'shell'});
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(LIMIT);
    return await work(page);
  } finally {
    await browser.close();
  }
}

/** Waits until a page has sent no request for a second. */
export async function waitForQuiet(page: Page): Promise<void> {
  await page.waitForNetworkIdle({idleTime: QUIET});
}

/**
 * Opens a page and waits until it is quiet, without touching it.
 *
 * @throws if the server does not respond with a page
 */
export async function openQuietly(page: Page, url: string): Promise<void> {
  const response = await page.goto(url);
  if (!response?.ok()) throw new Error(`${url} answers with status ${response?.status() ?? 'none'}`);
  await waitForQuiet(page);
}

/** Touches a page with a key that types nothing, for sites that start on the first touch. Waits for React. */
export async function startReact(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForSelector(`html[${HYDRATED}=true]`);
}
