import type {Bench} from './sites';
import type {Flags, Result} from 'lighthouse';

import {interleave, SLOWDOWN, startReact, waitForQuiet, withPage} from './browser';
import type {Row, Unit} from './table';

/** A phone on a slow connection, both simulated. */
const NAVIGATION: Flags = {logLevel: 'silent'};
/** Data for more audits would slow down the page. */
const TOUCH: Flags = {
  ...NAVIGATION,
  throttlingMethod: 'provided',
  onlyAudits: ['total-blocking-time', 'network-requests'],
};

interface PageRequest {
  url: string;
  /** With headers; 0 if the browser had the file already. */
  transferSize: number;
  /** `Other` for prefetched files and for icons. */
  resourceType?: string;
}

/** A page until it is quiet, and from the reader's first touch on. */
interface Run {
  navigation: Result;
  touch: Result;
  /** Milliseconds until React has started. */
  hydration: number;
}

function readRequests(report: Result): PageRequest[] {
  const details = report.audits['network-requests']?.details as {items?: PageRequest[]} | undefined;
  return details?.items ?? [];
}

const getScore = (report: Result, category: string) => (report.categories[category]?.score ?? NaN) * 100;
const getValue = (report: Result, audit: string) => report.audits[audit]?.numericValue ?? NaN;

/** Each file once, however often it is requested. */
function getWeight(reports: readonly Result[], isMeant: (request: PageRequest) => boolean): number {
  const sizes = new Map<string, number>();
  for (const request of reports.flatMap(readRequests)) {
    const {url, transferSize} = request;
    if (isMeant(request)) sizes.set(url, Math.max(sizes.get(url) ?? 0, transferSize));
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000;
}

const isPrefetch = ({resourceType}: PageRequest) => resourceType === 'Other';

const MEASURES: readonly [label: string, unit: Unit, get: (run: Run) => number][] = [
  ['performance', 'score', ({navigation}) => getScore(navigation, 'performance')],
  ['accessibility', 'score', ({navigation}) => getScore(navigation, 'accessibility')],
  ['best practices', 'score', ({navigation}) => getScore(navigation, 'best-practices')],
  ['SEO', 'score', ({navigation}) => getScore(navigation, 'seo')],
  ['LCP', 'ms', ({navigation}) => getValue(navigation, 'largest-contentful-paint')],
  ['TBT', 'ms', ({navigation}) => getValue(navigation, 'total-blocking-time')],
  ['CLS', 'shift', ({navigation}) => getValue(navigation, 'cumulative-layout-shift')],
  ['touch: TBT', 'ms', ({touch}) => getValue(touch, 'total-blocking-time')],
  ['touch: React is there', 'ms', ({hydration}) => hydration],
  [
    'loaded before the touch',
    'KB',
    ({navigation}) => getWeight([navigation], (request) => !isPrefetch(request)),
  ],
  ['prefetched', 'KB', ({navigation, touch}) => getWeight([navigation, touch], isPrefetch)],
  ['all', 'KB', ({navigation, touch}) => getWeight([navigation, touch], () => true)],
];

/** Throws if the page cannot be measured, or React does not start. */
function measurePage(url: string): Promise<Run> {
  return withPage(async (page) => {
    // Lighthouse is an ES module, which CommonJS can only load dynamically.
    const {navigation: navigate, startTimespan} = await import('lighthouse');
    const navigation = (await navigate(page, url, {flags: NAVIGATION}))?.lhr;
    const message = navigation?.runtimeError?.message;

    await page.emulateCPUThrottling(SLOWDOWN);
    const timespan = await startTimespan(page, {flags: TOUCH});
    const start = performance.now();
    await startReact(page);
    const hydration = performance.now() - start;
    await waitForQuiet(page);
    const touch = (await timespan.endTimespan())?.lhr;
    if (!navigation || !touch || message) throw new Error(`${url}: ${message ?? 'Lighthouse has no result'}`);
    return {navigation, touch, hydration};
  });
}

export async function measurePages({sites, pages, runs = 5}: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of pages) {
    const all = await interleave(sites, runs, ({address}) => measurePage(address + page));
    for (const [label, unit, get] of MEASURES) {
      rows.push({label: `${page}: ${label}`, unit, runs: all.map((results) => results.map(get))});
    }
  }
  return rows;
}
