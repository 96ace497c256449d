import type {Browser} from '@playwright/test';

import type {Bench} from '../bench';
import {withBrowser} from '../browser/page';
import {interleave} from '../interleave';
import {getMedian} from '../report/statistics';
import {renderTable, type Row} from '../report/table';
import type {Site} from '../sites/openSites';
import {groupByPackage, loadSourceMaps} from './packages';
import {readShares} from './profile';
import {record, startsByItself} from './record';
import {measureTasks, type TaskMeasure} from './tasks';

const RUNS = 5;
/** Milliseconds from which on a package has a row of its own. */
const SMALLEST = 1;

const MEASURES: readonly [label: string, key: keyof TaskMeasure][] = [
  ['blocking', 'blocking'],
  ['longest task', 'longest'],
  ['processor time', 'processor'],
  ['React is there', 'hydrated'],
  ['quiet', 'quiet'],
];

/** A page of a site, and when its scripts start. */
interface Subject {
  name: string;
  url: string;
  isAutomatic: boolean;
}

async function createSubject(browser: Browser, {name, address}: Site, page: string): Promise<Subject> {
  const url = address + page;
  // A page that is missing is reported when it is measured.
  const isAutomatic = await startsByItself(browser, url).catch(() => true);
  return {name, url, isAutomatic};
}

async function createSubjects(browser: Browser, sites: readonly Site[], page: string): Promise<Subject[]> {
  const subjects: Subject[] = [];
  for (const site of sites) subjects.push(await createSubject(browser, site, page));
  return subjects;
}

/** From where on the sites are measured: each its own way. */
const describeBegin = (subjects: readonly Subject[]) =>
  [...new Set(subjects.map(({isAutomatic}) => (isAutomatic ? 'navigation' : 'touch')))].join(', ');

async function measurePage(
  browser: Browser,
  subjects: readonly Subject[],
  page: string,
  runs: number,
): Promise<Row[]> {
  const measures = await interleave(subjects, runs, async ({url, isAutomatic}) => {
    const {events, beginning} = await record(browser, url, isAutomatic);
    return measureTasks(events, beginning);
  });
  return MEASURES.map(([label, key]) => ({
    labels: [page, describeBegin(subjects), label],
    unit: 'ms',
    values: measures.map((all) => getMedian(all.map((run) => run[key]))),
  }));
}

async function profile(browser: Browser, {url, isAutomatic}: Subject): Promise<Map<string, number>> {
  const {events, beginning} = await record(browser, url, isAutomatic, true);
  const shares = readShares(events, beginning);
  const scripts = shares.flatMap(({place}) => (place ? [place.url] : []));
  return groupByPackage(shares, await loadSourceMaps(scripts));
}

/** Medians of the time in each package. One that a run did not see took no time in it. */
async function profilePage(
  browser: Browser,
  subjects: readonly Subject[],
  page: string,
  runs: number,
): Promise<Row[]> {
  const profiles = await interleave(subjects, runs, (subject) => profile(browser, subject));
  const names = [...new Set(profiles.flatMap((all) => all.flatMap((groups) => [...groups.keys()])))];
  const rows = names.map((name): Row => {
    const values = profiles.map((all) => getMedian(all.map((groups) => groups.get(name) ?? 0)));
    return {labels: [page, name], unit: 'ms', values};
  });
  const getLargest = ({values}: Row) => Math.max(...values.filter(Number.isFinite));
  return rows.filter((row) => getLargest(row) >= SMALLEST).sort((a, b) => getLargest(b) - getLargest(a));
}

/**
 * Measures what the first touch costs on a slow processor; where scripts start by themselves, what they cost from the
 * navigation on. Returns a Markdown table with medians, and on demand one of the packages whose code took the time.
 */
export async function measureFirstTouch({sites, pages, runs = RUNS, byPackage}: Bench): Promise<string> {
  const names = sites.map(({name}) => name);
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    const packages: Row[] = [];
    for (const page of pages) {
      const subjects = await createSubjects(browser, sites, page);
      rows.push(...(await measurePage(browser, subjects, page, runs)));
      if (byPackage) packages.push(...(await profilePage(browser, subjects, page, runs)));
    }
    const table = renderTable(['Page', 'From', 'Measure'], names, rows);
    return byPackage
      ? `${table}\n\nTime by package:\n\n${renderTable(['Page', 'Package'], names, packages)}`
      : table;
  });
}
