import type {Browser, Request} from '@playwright/test';
import {gzipSync} from 'node:zlib';

import {DESKTOP, openQuietly, watchNetwork, withBrowser, withPage} from '../browser/page';
import {findEmptyPoint, touch} from '../browser/touch';
import type {Bench} from '../bench';
import {interleave} from '../interleave';
import {renderTable, type Row, type Unit} from '../report/table';
import {isCompressible} from '../sites/proxy';
import {isPrefetch, summarize, type Load, type PageRequest, type Weight} from './summarize';

/** Bytes after gzip, level 9; of images and fonts, which no server compresses, as they are. */
async function fetchSize(url: string): Promise<number> {
  const response = await fetch(url);
  const body = Buffer.from(await response.arrayBuffer());
  return isCompressible(response.headers.get('content-type') ?? '')
    ? gzipSync(body, {level: 9}).length
    : body.length;
}

async function measurePage(browser: Browser, url: string): Promise<Weight> {
  return withPage(browser, DESKTOP, async (page) => {
    const seen: {request: Request; isAfterTouch: boolean}[] = [];
    let isAfterTouch = false;
    page.on('request', (request) => {
      if (/^https?:/.test(request.url())) seen.push({request, isAfterTouch});
    });
    const watch = watchNetwork(page);
    await openQuietly(page, watch, url);
    const point = await findEmptyPoint(page);
    isAfterTouch = true;
    await touch(page, point);
    await watch.waitForQuiet();
    const requests = await Promise.all(
      seen.map(async ({request, isAfterTouch: isLate}): Promise<PageRequest> => {
        const headers = await request.allHeaders();
        return {
          url: request.url(),
          isAfterTouch: isLate,
          isPrefetch: isPrefetch(headers, request.resourceType()),
        };
      }),
    );
    const urls = [...new Set(requests.map((request) => request.url))];
    const sizes = new Map(
      await Promise.all(urls.map(async (file) => [file, await fetchSize(file)] as const)),
    );
    return summarize(requests, (file) => sizes.get(file) ?? NaN);
  });
}

const COLUMNS: readonly [label: string, unit: Unit, get: (weight: Weight) => number][] = [
  ...(
    [
      ['before the touch', (weight) => weight.before],
      ['prefetched', (weight) => weight.prefetched],
      ['after the touch', (weight) => weight.after],
      ['all', (weight) => weight.all],
    ] satisfies [string, (weight: Weight) => Load][]
  ).flatMap(([label, getLoad]): [string, Unit, (weight: Weight) => number][] => [
    [label, 'KB', (weight) => getLoad(weight).bytes / 1000],
    [`${label}, requests`, 'count', (weight) => getLoad(weight).requests],
  ]),
];

/** Measures what each page loads before and after the reader's first touch. Returns a Markdown table. */
export async function measureWeight({sites, pages}: Bench): Promise<string> {
  const rows = await withBrowser(async (browser) => {
    const all: Row[] = [];
    for (const page of pages) {
      const weights = await interleave(sites, 1, ({address}) => measurePage(browser, address + page));
      for (const [label, unit, get] of COLUMNS) {
        const values = weights.map(([weight]) => (weight ? get(weight) : NaN));
        all.push({labels: [page, label], unit, values});
      }
    }
    return all;
  });
  return renderTable(
    ['Page', 'Loaded'],
    sites.map(({name}) => name),
    rows,
  );
}
