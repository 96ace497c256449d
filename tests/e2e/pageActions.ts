import {
  expect,
  type APIResponse,
  type BrowserContext,
  type Locator,
  type Page,
  type Response,
  type Route,
} from '@playwright/test';

import {CONTAINER_ID, HYDRATED} from '../../protocol';
import type {PageWatch} from './test';

/** What of a case {@link plantSecret} needs. */
interface SandboxFixtures {
  context: BrowserContext;
  baseURL: string | undefined;
  watch: PageWatch;
}

/** The scripts of the build: runtime, main script and one file for each part of a page. */
const SCRIPTS = '**/assets/js/**';

/** The page that the navbar's "Docs" opens. It is long and has a table of contents. */
export const MAIN_DOC = '/docs/getting-started/installation';

/**
 * Asks the server for what a page has asked for, or for another address. Once more where the server has closed an idle
 * connection at the moment in which it was to be used again, which busy machines meet: browsers do the same.
 */
export function fetchFile(route: Route, options: {url?: string} = {}): Promise<APIResponse> {
  return route.fetch({...options, maxRetries: 3});
}

export const getNavbar = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});
export const getHeading = (page: Page): Locator => page.getByRole('heading', {level: 1});
/** The first post of a list of posts, which no other page has. */
export const getFirstPost = (page: Page): Locator => page.getByRole('main').getByRole('article').first();

/** Opens a page and waits until its scripts have taken over. Returns the server's answer. */
export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (!response) throw new Error(`${path} got no answer`);
  await expectLoaded(page);
  return response;
}

/** Text that only the script with the data of the blog list holds. */
export const BLOG_LIST_DATA = /"permalink":"\/blog",/;

/**
 * Reads the clipboard, in a page without the policies of the site, which let no page read it. Needs the permissions
 * `clipboard-read` and `clipboard-write` in the context.
 */
export async function readClipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.route('**/clipboard', (route) =>
    route.fulfill({contentType: 'text/html', body: '<p>Reader</p>'}),
  );
  await reader.goto('/clipboard');
  await reader.bringToFront();
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  await page.bringToFront();
  return text;
}

/** Touches the page as lightly as a reader can: its scripts start. */
export async function touchPage(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
}

/** Touches the page and waits until its scripts have taken over the server's HTML. */
export async function expectLoaded(page: Page): Promise<void> {
  await touchPage(page);
  await expect(page.locator('html')).toHaveAttribute(HYDRATED, 'true');
}

/**
 * Opens and touches a page whose scripts find another address at the moment in which they prepare the page of it, so that the
 * page itself has to load when it is shown.
 */
export async function openUnprepared(page: Page, path: string): Promise<void> {
  await page.addInitScript(
    ([own, container]) => {
      const find = document.getElementById.bind(document);
      document.getElementById = (id) => {
        // The last that the scripts ask for before they prepare the page.
        if (id === container && location.pathname === own) {
          history.replaceState(null, '', '/');
          queueMicrotask(() => history.replaceState(null, '', own));
        }
        return find(id);
      };
    },
    [path, CONTAINER_ID] as const,
  );
  await page.goto(path);
  await touchPage(page);
}

/** Marks the document, so that {@link hasMark} can tell later whether it was loaded anew. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
}

/** Whether the page is still the document that {@link markDocument} marked. */
export async function hasMark(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-test-mark'));
}

/** Changes the route as the browser's history does, without a click on a link. */
export async function changeRoute(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, path);
}

/** What `navigator.connection` tells the page from the next load on. */
export async function setConnection(
  page: Page,
  connection: {effectiveType: string; saveData: boolean},
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  }, connection);
}

/** Keeps the page from loading parts of other pages in advance, so that a click has to fetch them. */
export async function disablePrefetch(page: Page): Promise<void> {
  await setConnection(page, {effectiveType: '4g', saveData: true});
}

/**
 * Holds back every script whose text matches until the returned function is called. Scripts that match nothing pass.
 */
export async function holdScripts(page: Page, text = /^/): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => {
    const response = await fetchFile(route);
    if (text.test(await response.text())) await released;
    await route.fulfill({response});
  });
  return release;
}

/** Rewrites the scripts that match before they reach the page: the way to a broken page without breaking the site. */
export async function rewriteScripts(
  page: Page,
  ...changes: [pattern: RegExp, replacement: string][]
): Promise<void> {
  await page.route(SCRIPTS, async (route) => {
    const response = await fetchFile(route);
    let body = await response.text();
    for (const [pattern, replacement] of changes) body = body.replace(pattern, replacement);
    await route.fulfill({response, body});
  });
}

/** Gives the site a locale that its pages do not know, and announces what React says about that. */
export async function addSecondLocale(page: Page, watch: PageWatch): Promise<void> {
  watch.expectProblem(/onRecoverableError.*Minified React error #418/);
  await rewriteScripts(
    page,
    [/"locales":\["en"\]/, '"locales":["en","de"]'],
    [/"localeConfigs":\{/, '"localeConfigs":{"de":{"label":"Deutsch","htmlLang":"de","direction":"ltr"},'],
  );
}

/**
 * Lets requests for scripts whose text matches fail: the first ones, or all until the returned function is called.
 */
export async function failScripts(page: Page, text: RegExp, count = Infinity): Promise<() => void> {
  let left = count;
  await page.route(SCRIPTS, async (route) => {
    const response = await fetchFile(route);
    if (left > 0 && text.test(await response.text())) {
      left -= 1;
      await route.abort('failed');
    } else {
      await route.fulfill({response});
    }
  });
  return () => {
    left = 0;
  };
}

/** Lets the first request for a script whose text matches fail, and later ones succeed. */
export async function failScriptOnce(page: Page, text: RegExp): Promise<void> {
  await failScripts(page, text, 1);
}

/** Vertical scroll position of the page in CSS pixels. */
export async function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/**
 * Gives the browser a cookie that sandboxed code must not see, and announces that requests of such code are stopped.
 *
 * @returns the addresses of all that the browser receives from now on, which becomes longer
 */
export async function plantSecret({context, baseURL, watch}: SandboxFixtures): Promise<string[]> {
  // Each is stopped by the policy of the frame before it leaves the browser.
  watch.expectProblem(/^failed request: csp \S+reached-by-code/);
  const received: string[] = [];
  context.on('response', (response) => void received.push(response.url()));
  await context.addCookies([{name: 'secret', value: 'cookie', url: baseURL ?? ''}]);
  return received;
}

/** Expects the frame that runs readers' code to have an origin of its own, and nothing but scripts. */
export async function expectOwnOrigin(page: Page, path: string): Promise<void> {
  await expect(page.locator(`iframe[src$="${path}"]`)).toHaveAttribute('sandbox', 'allow-scripts');
  const frame = page.frames().find((candidate) => candidate.url().endsWith(path));
  expect(await frame?.evaluate(() => self.origin)).toBe('null');
}
