import {test as base, expect, type Browser, type BrowserContext, type Page} from '@playwright/test';

import {setConnection} from './pageActions';
import {finishRequests, hasOtherAnswers, QUIET_FILE} from './requests';

/**
 * What went wrong while a test ran: console errors and warnings, uncaught errors, requests that failed or got an error
 * response, requests to other hosts. Each of them fails the test unless it is announced here.
 */
export class PageWatch {
  readonly #problems: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #tolerated: RegExp[] = [];

  /** Records a problem. `text` contains its kind, message and URL. */
  add(text: string): void {
    this.#problems.push(text);
  }

  /** Announces problems that belong to the case under test. The test also fails if none of them occurs. */
  expectProblem(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Announces problems that a test tool causes only in some browsers. */
  tolerateProblem(...patterns: RegExp[]): void {
    this.#tolerated.push(...patterns);
  }

  /** Problems that nobody announced. */
  unexpected(): string[] {
    const announced = [...this.#expected, ...this.#tolerated];
    return this.#problems.filter((problem) => !announced.some((pattern) => pattern.test(problem)));
  }

  /** Announced problems that did not occur. */
  missing(): string[] {
    return this.#expected
      .filter((pattern) => !this.#problems.some((problem) => pattern.test(problem)))
      .map(String);
  }
}

/** The watch of the test that is running in a context. A shared context has a new one for each test. */
const watches = new WeakMap<BrowserContext, PageWatch>();

/** Reports what goes wrong in any tab of a context to its watch. */
function listenTo(context: BrowserContext, host: string): void {
  const note = (text: string) => watches.get(context)?.add(text);
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      note(`console ${message.type()}: ${message.text()} ${message.location().url}`);
    }
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) note(`other host: ${url.href}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Not a failure of the site: the browser cancels requests when the reader leaves a page.
    if (reason !== 'net::ERR_ABORTED') note(`failed request: ${reason} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) note(`response ${response.status()}: ${response.url()}`);
  });
}

/**
 * Makes keys wait until the browser has read the page: the URL of a page is there before the loader that takes its keys.
 */
function waitBeforeKeys(page: Page): void {
  const {keyboard} = page;
  for (const name of ['press', 'type', 'down'] as const) {
    const act = keyboard[name].bind(keyboard);
    keyboard[name] = async (keys: string) => {
      await page.waitForLoadState('domcontentloaded');
      await act(keys);
    };
  }
}

/** Makes pages believe that their reader saves data. */
const stopPrefetching = (context: BrowserContext) =>
  setConnection(context, {effectiveType: '4g', saveData: true});

/**
 * Playwright's test with the fixture `watch`, which is active in every test that opens a page, in all of its tabs, and
 * with the option `prefetches`.
 */
export const test = base.extend<{prefetches: boolean; watch: PageWatch}>({
  /** Whether pages prefetch, as for most readers: each some fifty files, which takes longer than most tests. */
  prefetches: [false, {option: true}],
  context: async ({context, prefetches}, use) => {
    if (!prefetches) await stopPrefetching(context);
    await use(context);
  },
  watch: async ({context, baseURL}, use) => {
    const watch = new PageWatch();
    if (!watches.has(context)) listenTo(context, new URL(baseURL ?? '').host);
    watches.set(context, watch);
    await use(watch);
    await Promise.all(context.pages().map(finishRequests));
    expect(watch.unexpected(), 'console messages and requests that the test did not announce').toEqual([]);
    expect(watch.missing(), 'announced problems that did not occur').toEqual([]);
  },
  // Only with `page`: a test that only reads files needs no browser.
  // oxlint-disable-next-line no-unused-vars -- naming it is what starts it
  page: async ({page, watch}, use) => {
    waitBeforeKeys(page);
    await use(page);
  },
});

const refuse = () => {
  throw new Error('This would stay in the page for other tests. Take "test" instead of "sharedTest".');
};

/**
 * Opens a shared page at a file of the site, so that tests can use its storage. Watches for what would persist in it.
 */
async function openSharedPage(browser: Browser, prefetches: boolean): Promise<Page> {
  const context = await browser.newContext();
  if (!prefetches) await stopPrefetching(context);
  const page = await context.newPage();
  waitBeforeKeys(page);
  await page.goto(QUIET_FILE);
  return Object.assign(page, {addInitScript: refuse, exposeFunction: refuse});
}

/** Resets a page to the state of a new one: no other tabs, empty storage, no mouse position, default media features. */
async function resetPage(page: Page): Promise<void> {
  const context = page.context();
  const tabs = context.pages().filter((tab) => tab !== page);
  await Promise.all(tabs.map((tab) => tab.close()));
  await context.setOffline(false);
  await context.clearCookies();
  await page.mouse.move(0, 0);
  await page.emulateMedia({media: null, colorScheme: 'light', forcedColors: null});
  await page.goto(QUIET_FILE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/**
 * Like {@link test}, but tests share a page, one after the other: a new page needs a process of its own, which reads
 * and compiles all scripts again and takes longer than most tests. For tests that leave nothing behind except storage.
 * If a test has responded to requests itself, the next one gets a new page. Tests that add scripts to the page, control
 * its clock, or check what a first visit loads must use {@link test}.
 */
export const sharedTest = test.extend<object, {sharedPages: Map<string, Page>}>({
  sharedPages: [
    async ({}, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      await Promise.all([...pages.values()].map((page) => page.context().close()));
    },
    {scope: 'worker'},
  ],
  context: async (
    {
      browser,
      sharedPages,
      viewport,
      contextOptions,
      bypassCSP,
      hasTouch,
      isMobile,
      permissions,
      javaScriptEnabled,
      prefetches,
    },
    use,
  ) => {
    const key = JSON.stringify([
      viewport,
      contextOptions,
      bypassCSP,
      hasTouch,
      isMobile,
      permissions,
      javaScriptEnabled,
      prefetches,
    ]);
    let page = sharedPages.get(key);
    if (!page || page.isClosed()) {
      page = await openSharedPage(browser, prefetches);
      sharedPages.set(key, page);
    }
    if (viewport) await page.setViewportSize(viewport);
    await use(page.context());
    if (hasOtherAnswers(page)) await page.context().close();
    else await resetPage(page);
  },
  // oxlint-disable-next-line no-unused-vars -- as above
  page: async ({context, watch}, use) => {
    const [page] = context.pages();
    if (!page) throw new Error('The shared page is gone.');
    await use(page);
  },
});

export {expect};
