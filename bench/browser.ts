import {launch, type Page} from 'puppeteer-core';

import {HYDRATED} from '../browser/protocol';
import {CHROMIUM_ARGS, findChromium} from '../scripts/browsers';
import type {Site} from './sites';

/** How many times slower a phone's processor is than that of this machine. */
export const SLOWDOWN = 4;

/** Throws if this machine has no Chromium. */
export async function withPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('no Chromium found');
  const browser = await launch({executablePath, args: CHROMIUM_ARGS, headless: 'shell'});
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    return await work(page);
  } finally {
    await browser.close();
  }
}

export const waitForQuiet = (page: Page) => page.waitForNetworkIdle({idleTime: 1000});

/** Without touching the page, until it is quiet. Throws if there is none. */
export async function openQuietly(page: Page, url: string): Promise<void> {
  const response = await page.goto(url);
  if (!response?.ok()) throw new Error(`${url} answers with status ${response?.status() ?? 'none'}`);
  await waitForQuiet(page);
}

/** With a key that types nothing, for sites that start on the first touch. Waits for React. */
export async function startReact(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForSelector(`html[${HYDRATED}=true]`);
}

/**
 * In turn, A B A B, so that other load on the machine affects all sites alike. A run that fails is reported and left
 * out.
 */
export async function interleave<Value>(
  sites: readonly Site[],
  runs: number,
  measure: (site: Site) => Promise<Value>,
): Promise<Value[][]> {
  const values = sites.map((): Value[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, site] of sites.entries()) {
      try {
        values[index]?.push(await measure(site));
      } catch (error) {
        const [reason = ''] = (error as Error).message.split('\n');
        console.error(`bench: ${site.name}: ${reason}`);
      }
    }
  }
  return values;
}
