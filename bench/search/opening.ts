import type {Server} from 'node:http';
import type {Page} from 'puppeteer-core';

import {HYDRATED} from '../../protocol';
import type {Bench} from '../bench';
import {openQuietly, withPage} from '../browser';
import {interleave} from '../interleave';
import {getMedian} from '../report/statistics';
import {renderTable, type Row} from '../report/table';
import {listen, type Site} from '../sites/openSites';
import {createProxy, type Line} from '../sites/proxy';

const RUNS = 5;
/** A slow phone connection: 1.6 Mbit/s. */
const LINE: Line = {bytesPerSecond: 200_000, roundTrip: 150};
/** How many times slower a phone's processor is than that of this machine. */
const SLOWDOWN = 4;
const PHONE = {width: 390, height: 844};
const START_PAGE = '/docs/getting-started/installation';
const QUERY = 'cascade';
/** Queries in order; the first result of each differs from that of the one before. */
const WARM_QUERIES = ['nmap', 'persistence defectdojo', 'scheduled scan', 'helm upgrade', 'zap'];
/** Milliseconds that the reader waits for the search box before pressing the key again. */
const SECOND_KEY = 2000;

/** A site behind a slow connection. */
interface Subject {
  name: string;
  address: string;
  server: Server;
}

/** Milliseconds. */
interface Search {
  results: number;
  passages: number;
  warm: number;
}

/** Milliseconds from the call until `isThere` holds. Await the result only after the action that makes it hold. */
function timeUntil(page: Page, isThere: () => boolean): Promise<number> {
  const start = performance.now();
  return page.waitForFunction(isThere, {polling: 'mutation'}).then(() => performance.now() - start);
}

/** Presses the key that opens the panel: twice if the first press only starts the scripts of the page. */
async function openPanel(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.waitForSelector(`html[${HYDRATED}=true]`);
  await page.waitForSelector('[role=combobox]', {timeout: SECOND_KEY}).catch(() => page.keyboard.press('/'));
  await page.waitForSelector('[role=combobox]');
}

/** Milliseconds from typing until the first result changes, in an open panel. */
async function askWarm(page: Page, query: string): Promise<number> {
  const [time] = await Promise.all([
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let start = NaN;
          const before = document.querySelector('[role=option]')?.textContent;
          addEventListener('input', ({timeStamp}) => (start = timeStamp), {capture: true, once: true});
          new MutationObserver((_records, observer) => {
            const first = document.querySelector('[role=option]')?.textContent;
            if (Number.isNaN(start) || first === undefined || first === before) return;
            observer.disconnect();
            resolve(performance.now() - start);
          }).observe(document.body, {subtree: true, childList: true, characterData: true});
        }),
    ),
    page.locator('[role=combobox]').fill(query),
  ]);
  return time;
}

/** Opens the panel of an untouched page, types a query at once, then others. */
function search({address}: Subject): Promise<Search> {
  return withPage(async (page) => {
    await page.setViewport(PHONE);
    await openQuietly(page, address + START_PAGE);
    await page.emulateCPUThrottling(SLOWDOWN);
    const results = timeUntil(page, () => document.querySelector('[role=option]') !== null);
    // The children of an option are title, path and passage.
    const passages = timeUntil(page, () => document.querySelector('[role=option] > :nth-child(3)') !== null);
    await openPanel(page);
    await page.locator('[role=combobox]').fill(QUERY);
    const cold = {results: await results, passages: await passages};
    const times: number[] = [];
    for (const query of WARM_QUERIES) times.push(await askWarm(page, query));
    return {...cold, warm: getMedian(times)};
  });
}

async function createSubject({name, address}: Site): Promise<Subject> {
  const {origin, pathname} = new URL(address);
  const server = createProxy({upstream: origin, line: LINE});
  return {name, address: (await listen(server)) + pathname.replace(/\/+$/, ''), server};
}

const MEASURES: readonly [label: string, key: keyof Search][] = [
  ['cold: key to first result', 'results'],
  ['cold: key to first passage', 'passages'],
  ['warm: typing to first result', 'warm'],
];

/**
 * Measures the search of each site on a slow connection and a slow processor: when it is opened, and later queries.
 * Returns a Markdown table with medians.
 */
export async function measureSearch({sites, runs = RUNS}: Bench): Promise<string> {
  const subjects = await Promise.all(sites.map(createSubject));
  try {
    const searches = await interleave(subjects, runs, search);
    const rows = MEASURES.map(([label, key]): Row => ({
      labels: [label],
      unit: 'ms',
      values: searches.map((all) => getMedian(all.map((run) => run[key]))),
    }));
    return renderTable(
      ['Search'],
      sites.map(({name}) => name),
      rows,
    );
  } finally {
    for (const {server} of subjects) {
      server.close();
      server.closeAllConnections();
    }
  }
}
