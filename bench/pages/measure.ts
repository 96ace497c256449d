import type {Flags, Result} from 'lighthouse';

import type {Bench} from '../bench';
import {startReact, waitForQuiet, withPage} from '../browser';
import {interleave} from '../interleave';
import {getMedian} from '../report/statistics';
import {renderTable, type Row, type Unit} from '../report/table';
import {measureWeight, type PageRequest, type Weight} from './weight';

const RUNS = 5;

/** Lighthouse's defaults: a phone on a slow connection, both simulated. */
const NAVIGATION: Flags = {logLevel: 'silent'};
/** Slows down the processor four times, but not the network. Data for more audits would slow down the page. */
const TOUCH: Flags = {
  logLevel: 'silent',
  onlyAudits: ['total-blocking-time', 'long-tasks', 'mainthread-work-breakdown', 'network-requests'],
  throttlingMethod: 'devtools',
  throttling: {
    cpuSlowdownMultiplier: 4,
    requestLatencyMs: 0,
    downloadThroughputKbps: 0,
    uploadThroughputKbps: 0,
    rttMs: 0,
    throughputKbps: 0,
  },
};

/** What one run measures: a page until it is quiet, and from the reader's first touch on. */
interface Run {
  navigation: Result;
  touch: Result;
  weight: Weight;
  /** Milliseconds from the touch until React has started. */
  hydration: number;
}

/** The rows of a table in a Lighthouse report. */
function readItems<Item>(report: Result, audit: string): Item[] {
  const details = report.audits[audit]?.details as {items?: Item[]} | undefined;
  return details?.items ?? [];
}

const getScore = (report: Result, category: string) => (report.categories[category]?.score ?? NaN) * 100;
const getValue = (report: Result, audit: string) => report.audits[audit]?.numericValue ?? NaN;

const MEASURES: readonly [label: string, unit: Unit, get: (run: Run) => number][] = [
  ['performance', 'score', ({navigation}) => getScore(navigation, 'performance')],
  ['accessibility', 'score', ({navigation}) => getScore(navigation, 'accessibility')],
  ['best practices', 'score', ({navigation}) => getScore(navigation, 'best-practices')],
  ['SEO', 'score', ({navigation}) => getScore(navigation, 'seo')],
  ['LCP', 'ms', ({navigation}) => getValue(navigation, 'largest-contentful-paint')],
  ['TBT', 'ms', ({navigation}) => getValue(navigation, 'total-blocking-time')],
  ['CLS', 'shift', ({navigation}) => getValue(navigation, 'cumulative-layout-shift')],
  ['touch: TBT', 'ms', ({touch}) => getValue(touch, 'total-blocking-time')],
  [
    'touch: longest task',
    'ms',
    ({touch}) =>
      Math.max(0, ...readItems<{duration: number}>(touch, 'long-tasks').map(({duration}) => duration)),
  ],
  ['touch: main thread', 'ms', ({touch}) => getValue(touch, 'mainthread-work-breakdown')],
  ['touch: React is there', 'ms', ({hydration}) => hydration],
  ['loaded before the touch', 'KB', ({weight}) => weight.before / 1000],
  ['prefetched', 'KB', ({weight}) => weight.prefetched / 1000],
  ['loaded after the touch', 'KB', ({weight}) => weight.after / 1000],
  ['all', 'KB', ({weight}) => weight.all / 1000],
  ['all, files', 'count', ({weight}) => weight.files],
];

/**
 * Opens a page and then touches it, both measured by Lighthouse.
 *
 * @throws if the page cannot be measured, or React does not start
 */
function measurePage(url: string): Promise<Run> {
  return withPage(async (page) => {
    // Lighthouse is an ES module, which CommonJS can only load dynamically.
    const {navigation: navigate, startTimespan} = await import('lighthouse');
    const navigation = (await navigate(page, url, {flags: NAVIGATION}))?.lhr;
    if (!navigation) throw new Error(`Lighthouse has no result for ${url}`);
    if (navigation.runtimeError) throw new Error(`${url}: ${navigation.runtimeError.message}`);

    const timespan = await startTimespan(page, {flags: TOUCH});
    const start = performance.now();
    await startReact(page);
    const hydration = performance.now() - start;
    await waitForQuiet(page);
    const touch = (await timespan.endTimespan())?.lhr;
    if (!touch) throw new Error(`Lighthouse has no result for the touch of ${url}`);
    const weight = await measureWeight(
      readItems<PageRequest>(navigation, 'network-requests'),
      readItems<PageRequest>(touch, 'network-requests'),
    );
    return {navigation, touch, weight, hydration};
  });
}

/** Measures every page before and after the reader's first touch. Returns a Markdown table with medians. */
export async function measurePages({sites, pages, runs = RUNS}: Bench): Promise<string> {
  const rows: Row[] = [];
  for (const page of pages) {
    const all = await interleave(sites, runs, ({address}) => measurePage(address + page));
    for (const [label, unit, get] of MEASURES) {
      rows.push({labels: [page, label], unit, values: all.map((results) => getMedian(results.map(get)))});
    }
  }
  return renderTable(
    ['Page', 'Measure'],
    sites.map(({name}) => name),
    rows,
  );
}
