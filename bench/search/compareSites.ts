import type {Server} from 'node:http';
import type {Browser, Page} from '@playwright/test';

import type {Bench} from '../bench';
import {PHONE, withBrowser, withPage} from '../browser/page';
import {interleave} from '../interleave';
import {getMedian} from '../report/statistics';
import {renderTable, type Row, type Unit} from '../report/table';
import {listen, type Site} from '../sites/openSites';
import {createProxy, type Transfer} from '../sites/proxy';
import {LINE, openSearch} from './opening';

const RUNS = 5;
/** Queries that are asked one after the other; each has another first result than the one before. */
const WARM_QUERIES = ['nmap', 'persistence defectdojo', 'scheduled scan', 'helm upgrade', 'zap'];
/** Milliseconds that a query may take before it is given up. */
const LIMIT = 30_000;

/** A site behind a slow line. */
interface Subject {
  name: string;
  address: string;
  server: Server;
  transfers: Transfer[];
}

/** Milliseconds, and bytes after gzip. */
interface Search {
  results: number;
  passages: number;
  bytes: number;
  warm: number;
}

type MeasuredWindow = {benchQuery?: {start?: number; end?: number}};

/** Notes when a query is typed, and when the first result has changed. Runs in the page. */
function watchQuery(): void {
  const times: {start?: number; end?: number} = {};
  (window as unknown as MeasuredWindow).benchQuery = times;
  const before = document.querySelector('[role=option]')?.textContent;
  addEventListener('input', ({timeStamp}) => (times.start ??= timeStamp), {capture: true});
  new MutationObserver((_records, observer) => {
    const first = document.querySelector('[role=option]')?.textContent;
    if (times.start === undefined || first === undefined || first === before) return;
    observer.disconnect();
    times.end = performance.now();
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}

/** Milliseconds from typing to another first result, in a panel that is open. */
async function askWarm(page: Page, query: string): Promise<number> {
  await page.evaluate(watchQuery);
  await page.getByRole('combobox').fill(query);
  await page.waitForFunction(
    () => (window as unknown as MeasuredWindow).benchQuery?.end !== undefined,
    undefined,
    {polling: 100, timeout: LIMIT},
  );
  const {start = NaN, end = NaN} =
    (await page.evaluate(() => (window as unknown as MeasuredWindow).benchQuery)) ?? {};
  return end - start;
}

function search(browser: Browser, {address, transfers}: Subject): Promise<Search> {
  return withPage(browser, PHONE, async (page) => {
    const opening = await openSearch(page, address, transfers);
    const bytes = opening.transfers.reduce((sum, {gzip}) => sum + gzip, 0);
    const times: number[] = [];
    for (const query of WARM_QUERIES) times.push(await askWarm(page, query));
    return {results: opening.results, passages: opening.passages, bytes, warm: getMedian(times)};
  });
}

async function createSubject({name, address}: Site): Promise<Subject> {
  const {origin, pathname} = new URL(address);
  const transfers: Transfer[] = [];
  const server = createProxy({
    upstream: origin,
    line: LINE,
    onSent: (transfer) => transfers.push(transfer),
  });
  return {name, address: (await listen(server)) + pathname.replace(/\/+$/, ''), server, transfers};
}

const MEASURES: readonly [label: string, unit: Unit, get: (value: Search) => number][] = [
  ['cold: key to first result', 'ms', ({results}) => results],
  ['cold: key to first passage', 'ms', ({passages}) => passages],
  ['cold: loaded until the first result', 'KB', ({bytes}) => bytes / 1000],
  ['warm: typing to first result', 'ms', ({warm}) => warm],
];

/**
 * Measures the search of each site on a slow line and a slow processor, when it is opened and afterwards. Returns a
 * Markdown table with medians.
 */
export async function measureSearch({sites, runs = RUNS}: Bench): Promise<string> {
  const subjects: Subject[] = [];
  for (const site of sites) subjects.push(await createSubject(site));
  try {
    const searches = await withBrowser((browser) =>
      interleave(subjects, runs, (subject) => search(browser, subject)),
    );
    const rows = MEASURES.map(([label, unit, get]): Row => {
      return {labels: [label], unit, values: searches.map((all) => getMedian(all.map(get)))};
    });
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
