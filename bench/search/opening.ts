import {once} from 'node:events';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';

import {chromium, type Page} from '@playwright/test';

import {CHROMIUM_ARGS, findChromium} from '../../scripts/chromium';

/** A slow phone connection: bytes per second (1.6 Mbit/s) and milliseconds between a request and its answer. */
export const NETWORK = {bytesPerSecond: 200_000, roundTrip: 150};
/** The processor of a phone compared to that of this machine. */
export const SLOWDOWN = 4;

const CHUNK = 4096;
const RUNS = 5;
const START_PAGE = '/docs/getting-started/installation';
const QUERY = 'cascade';

const CONTENT_TYPES: Partial<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export type Transfer = {path: string; gzip: number};

export type Opening = {
  /** Milliseconds from the key that opens the panel to the first result on the screen, worker at full speed. */
  results: number;
  /** The same for the first passage. */
  passages: number;
  /** What was fetched from the key to the first result. */
  transfers: Transfer[];
};

/**
 * A server behind one slow line: every answer waits a round trip, and all answers share the bandwidth. The browser's
 * own throttling does not reach workers.
 *
 * @param replaced contents that take the place of files, by path
 * @param transfers gets every answer that was sent
 */
function createSlowServer(dir: string, replaced: ReadonlyMap<string, string>, transfers: Transfer[]): Server {
  let lineIsFree = Promise.resolve();
  const compressed = new Map<string, Buffer>();

  function readFile(path: string): Buffer | undefined {
    const known = compressed.get(path);
    if (known) return known;
    const file = [path, `${path}/index.html`]
      .map((name) => join(dir, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    const content = replaced.get(path) ?? (file && readFileSync(file));
    if (content === undefined) return undefined;
    const body = gzipSync(content, {level: 9});
    compressed.set(path, body);
    return body;
  }

  return createServer((request, response) => {
    const [path = '/'] = decodeURI(request.url ?? '/').split('?');
    void (async () => {
      await wait(NETWORK.roundTrip);
      const body = readFile(path);
      if (!body) return response.writeHead(404).end();
      response.writeHead(200, {
        'Content-Encoding': 'gzip',
        'Content-Type': CONTENT_TYPES[extname(path)] ?? 'text/html',
      });
      for (let start = 0; start < body.length; start += CHUNK) {
        const part = body.subarray(start, start + CHUNK);
        const sent = lineIsFree.then(() => wait((part.length / NETWORK.bytesPerSecond) * 1000));
        lineIsFree = sent;
        await sent;
        response.write(part);
      }
      transfers.push({path, gzip: body.length});
      return response.end();
    })();
  });
}

/** Times of a page's clock in milliseconds. */
type Marks = {start?: number; results?: number; passages?: number};
type MarkedWindow = {searchMarks: Marks};

/** Notes in the page when the first key is pressed, and when results and passages are there. */
function watchOpening(): void {
  const marks: Marks = {};
  (window as unknown as MarkedWindow).searchMarks = marks;
  document.addEventListener('keydown', ({timeStamp}) => (marks.start ??= timeStamp), {capture: true});
  new MutationObserver(() => {
    if (document.querySelector('[role=option]')) marks.results ??= performance.now();
    // Title, path, passage.
    if (document.querySelector('[role=option] > :nth-child(3)')) marks.passages ??= performance.now();
  }).observe(document.body, {subtree: true, childList: true});
}

/** Opens the panel with a key, types a query at once, and waits for results and passages. */
async function openOnce(page: Page, origin: string, transfers: Transfer[]): Promise<Opening> {
  await page.goto(origin + START_PAGE, {waitUntil: 'networkidle'});
  await page.locator('html[data-has-hydrated=true]').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.evaluate(watchOpening);
  transfers.length = 0;
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(QUERY);
  await page.getByRole('option').first().waitFor();
  const transfersToResults = [...transfers];
  await page.waitForFunction(
    () => (window as unknown as MarkedWindow).searchMarks.passages !== undefined,
    undefined,
    {polling: 100},
  );
  const {
    start = NaN,
    results = NaN,
    passages = NaN,
  } = await page.evaluate(() => (window as unknown as MarkedWindow).searchMarks);
  return {results: results - start, passages: passages - start, transfers: transfersToResults};
}

/**
 * Opens the search in a browser on a slow line with a slow processor.
 *
 * @param dir a finished build
 * @param replaced contents that take the place of files, by path
 * @returns the run whose results came in the median time
 */
export async function measureOpening(dir: string, replaced: ReadonlyMap<string, string>): Promise<Opening> {
  const transfers: Transfer[] = [];
  const server = createSlowServer(dir, replaced, transfers).listen(0);
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_ARGS});
  try {
    const openings: Opening[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      // A new context has an empty cache.
      const context = await browser.newContext({viewport: {width: 390, height: 844}});
      openings.push(await openOnce(await context.newPage(), origin, transfers));
      await context.close();
    }
    const median = openings.sort((a, b) => a.results - b.results)[Math.floor(RUNS / 2)];
    if (!median) throw new Error('No run was made.');
    return median;
  } finally {
    await browser.close();
    server.close();
  }
}
