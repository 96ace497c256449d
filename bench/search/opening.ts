import type {Server} from 'node:http';
import type {Page} from 'puppeteer-core';

import {HYDRATED} from '../../protocol';
import type {Bench} from '../bench';
import {openQuietly, waitForQuiet, withPage} from '../browser';
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
/** Milliseconds that the reader waits for the field before pressing the key again. */
const SECOND_KEY = 2000;

/** A site behind a slow connection. */
interface Subject {
  name: string;
  address: string;
  server: Server;
}

/** Milliseconds. */
interface Search {
  usable: number;
  field: number;
  prefetched: number;
  passages: number;
  withoutPrefetch: number;
  fresh: number;
  warm: number;
}

/** Times in a page, in milliseconds since the navigation. */
interface Times {
  /** The first key press. */
  key: number;
  /** From then on, keys go into the field. */
  usable: number;
  /** The first frame in which the field has the focus, a result is shown, or a passage. */
  field: number;
  results: number;
  passages: number;
}

type TimedWindow = Window & {benchTimes: Partial<Times>};

/** Runs in the page, before its scripts: records the times. Has no inner functions with names: tsx would wrap them. */
function recordTimes(): void {
  const times: Partial<Times> = {};
  (window as unknown as TimedWindow).benchTimes = times;
  addEventListener('keydown', ({timeStamp}) => (times.key ??= timeStamp), true);
  addEventListener('focusin', ({target}) => {
    if (!(target instanceof Element) || !target.matches('[role=combobox]')) return;
    times.usable ??= performance.now();
    requestAnimationFrame(() => (times.field ??= performance.now()));
  });
  new MutationObserver(() => {
    for (const [name, selector] of [
      ['results', '[role=option]'],
      ['passages', '[role=option] [class*=passage]'],
    ] as const) {
      if (times[name] || !document.querySelector(selector)) continue;
      requestAnimationFrame(() => (times[name] ??= performance.now()));
    }
  }).observe(document, {subtree: true, childList: true});
}

/** Runs in the page, before its scripts: pretends that the reader saves data, so that a site prefetches nothing. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
}

/** Presses the key that opens the panel: twice if the first press only starts the scripts of the page. */
async function openPanel(page: Page): Promise<void> {
  await page.keyboard.press('/');
  const isThere = () => page.waitForSelector('[role=combobox]:focus', {timeout: SECOND_KEY});
  await isThere().catch(async () => {
    await page.waitForSelector(`html[${HYDRATED}=true]`);
    await isThere().catch(() => page.keyboard.press('/'));
  });
  await page.waitForSelector('[role=combobox]:focus');
}

/** Opens the panel, and types a query as soon as there is a field. Returns the times, once passages are shown. */
async function searchOnce(page: Page): Promise<Times> {
  await openPanel(page);
  await page.keyboard.type(QUERY);
  const isComplete = () => {
    const times = (window as unknown as TimedWindow).benchTimes;
    return times.field && times.results && times.passages ? times : false;
  };
  const handle = await page.waitForFunction(isComplete, {polling: 'raf'});
  return (await handle.jsonValue()) as Times;
}

/** Milliseconds from pasting a query until the first result changes, in an open panel. */
function askWarm(page: Page, query: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const field = document.querySelector<HTMLInputElement>('[role=combobox]');
        const before = document.querySelector('[role=option]')?.textContent;
        const start = performance.now();
        new MutationObserver((_records, observer) => {
          const first = document.querySelector('[role=option]')?.textContent;
          if (first === undefined || first === before) return;
          observer.disconnect();
          resolve(performance.now() - start);
        }).observe(document.body, {subtree: true, childList: true, characterData: true});
        // React ignores values that are set through its own property.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field?.dispatchEvent(new Event('input', {bubbles: true}));
      }),
    query,
  );
}

/** Opens a page on a slow processor. `prepare` runs first. */
function withSlowPage<Result>(work: (page: Page) => Promise<Result>, prepare?: () => void): Promise<Result> {
  return withPage(async (page) => {
    await page.setViewport(PHONE);
    await page.evaluateOnNewDocument(recordTimes);
    if (prepare) await page.evaluateOnNewDocument(prepare);
    return work(page);
  });
}

/** Searches on an untouched page that has prefetched its scripts, then for other queries. */
function searchPrefetched(url: string) {
  return withSlowPage(async (page) => {
    await openQuietly(page, url);
    await page.emulateCPUThrottling(SLOWDOWN);
    const {key, usable, field, results, passages} = await searchOnce(page);
    await waitForQuiet(page);
    const times: number[] = [];
    for (const query of WARM_QUERIES) times.push(await askWarm(page, query));
    return {
      usable: usable - key,
      field: field - key,
      prefetched: results - key,
      passages: passages - key,
      warm: getMedian(times),
    };
  });
}

/** Searches on an untouched page that has not prefetched its scripts. Milliseconds from the key. */
function searchWithoutPrefetch(url: string): Promise<number> {
  return withSlowPage(async (page) => {
    await openQuietly(page, url);
    await page.emulateCPUThrottling(SLOWDOWN);
    const {key, results} = await searchOnce(page);
    return results - key;
  }, saveData);
}

/** Searches as soon as the page is visible. Milliseconds from the navigation. */
function searchFresh(url: string): Promise<number> {
  return withSlowPage(async (page) => {
    await page.emulateCPUThrottling(SLOWDOWN);
    const opened = page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, {
      polling: 'raf',
    });
    const {results} = await searchOnce(page);
    await opened;
    return results;
  });
}

async function search({address}: Subject): Promise<Search> {
  const url = address + START_PAGE;
  const prefetched = await searchPrefetched(url);
  return {...prefetched, withoutPrefetch: await searchWithoutPrefetch(url), fresh: await searchFresh(url)};
}

async function createSubject({name, address}: Site): Promise<Subject> {
  const {origin, pathname} = new URL(address);
  const server = createProxy({upstream: origin, line: LINE});
  return {name, address: (await listen(server)) + pathname.replace(/\/+$/, ''), server};
}

const MEASURES: readonly [label: string, key: keyof Search][] = [
  ['key to field with focus', 'usable'],
  ['key to field on the screen', 'field'],
  ['key to first result, scripts prefetched', 'prefetched'],
  ['key to first passage, scripts prefetched', 'passages'],
  ['key to first result, nothing prefetched', 'withoutPrefetch'],
  ['navigation to first result, key pressed as soon as the page is visible', 'fresh'],
  ['warm: query to first result', 'warm'],
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
