import {expect, type BrowserContext, type Locator, type Page, type Response} from '@playwright/test';

import {CONTAINER_ID, HYDRATED, MESSAGE, STATUS_ID} from '../../browser/protocol';
import {answerRequests, rewriteText} from './requests';
import type {PageWatch} from './test';

/** Matches the scripts of the build: runtime, main script and chunks. */
const SCRIPTS = /\/assets\/js\//;

/** The page that the navbar's "Docs" opens. It is long and has a table of contents. */
export const MAIN_DOC = '/docs/getting-started/installation';

export const getNavbar = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});
export const getSidebar = (page: Page): Locator => page.getByRole('navigation', {name: 'Docs sidebar'});
export const getHeading = (page: Page): Locator => page.getByRole('heading', {level: 1});
/** The first post of a post list; no other kind of page has one. */
export const getFirstPost = (page: Page): Locator => page.getByRole('main').getByRole('article').first();

/** Replaces the text of a field by pasting, which a browser does not let a test do with the keyboard. */
export async function pasteText(field: Locator, text: string): Promise<void> {
  await field.evaluate((element: HTMLTextAreaElement, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.select();
    element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
  }, text);
}

/** Opens a page and waits until its scripts have taken over. Returns the server's response. */
export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (!response) throw new Error(`${path} got no answer`);
  await expectLoaded(page);
  return response;
}

/** Text that only the script with the data of the blog list contains. */
export const BLOG_LIST_DATA = /"permalink":"\/blog",/;

/**
 * Reads the clipboard in a separate page, because the site's policies forbid it. Needs the permissions `clipboard-read`
 * and `clipboard-write` in the context.
 */
export async function readClipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  const headers = {'content-type': 'text/html'};
  await answerRequests(reader, '/clipboard', () => ({headers, body: '<p>Reader</p>'}));
  await reader.goto('/clipboard');
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}

/** Expects the scripts to have taken over the server's HTML. */
export const expectStarted = (page: Page, name?: string): Promise<void> =>
  expect(page.locator('html'), name).toHaveAttribute(HYDRATED, 'true');
export const expectNotStarted = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute(HYDRATED, 'false');

/** Starts the scripts of the page with the smallest possible interaction. */
export async function touchPage(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
}

/** Starts the scripts of the page and waits until they have taken over the server's HTML. */
export async function expectLoaded(page: Page): Promise<void> {
  await touchPage(page);
  await expectStarted(page);
}

/**
 * Opens a page and starts its scripts, but shows them another URL while they preload the page of the URL, so that the
 * page itself has to load when it is shown.
 */
export async function openUnprepared(page: Page, path: string): Promise<void> {
  await page.addInitScript(
    ([own, container]) => {
      const find = document.getElementById.bind(document);
      document.getElementById = (id) => {
        // The last thing that the scripts look up before they preload the page.
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

/** Marks the document, so that {@link hasMark} can tell later whether it was reloaded. */
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

/** Sets what `navigator.connection` reports from the next load on. */
export async function setConnection(
  target: Page | BrowserContext,
  connection: {effectiveType: string; saveData: boolean},
): Promise<void> {
  await target.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  }, connection);
}

/**
 * Holds back every script whose text matches until the returned function is called. Other scripts pass.
 */
export async function holdScripts(page: Page, text = /^/): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await answerRequests(page, SCRIPTS, async (serve) => {
    const script = await serve();
    if (text.test(script.body.toString())) await released;
    return script;
  });
  return release;
}

export async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  // Not the `load` event: pending prefetches delay it.
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  return async () => {
    await expectNotStarted(page);
    release();
    await expectLoaded(page);
  };
}

/** Rewrites matching scripts before they reach the page, to break a page without changing the site. */
export async function rewriteScripts(
  page: Page,
  ...changes: [pattern: RegExp, replacement: string][]
): Promise<void> {
  await rewriteText(page, SCRIPTS, (text) =>
    changes.reduce((script, [pattern, replacement]) => script.replace(pattern, replacement), text),
  );
}

/**
 * Adds a locale to the site that the server's HTML does not have, and announces the error that React reports for that.
 */
export async function addSecondLocale(page: Page, watch: PageWatch): Promise<void> {
  watch.expectProblem(/onRecoverableError.*Minified React error #418/);
  await rewriteScripts(
    page,
    [/"locales":\["en"\]/, '"locales":["en","de"]'],
    [/"localeConfigs":\{/, '"localeConfigs":{"de":{"label":"Deutsch","htmlLang":"de","direction":"ltr"},'],
  );
}

/**
 * Makes requests for scripts whose text matches fail: the first `count`, or all until the returned function is called.
 * Call it before the page is opened: an open page may have requested a script already.
 */
export async function failScripts(page: Page, text: RegExp, count = Infinity): Promise<() => void> {
  let left = count;
  await answerRequests(page, SCRIPTS, async (serve) => {
    const script = await serve();
    if (left === 0 || !text.test(script.body.toString())) return script;
    left -= 1;
    return undefined;
  });
  return () => {
    left = 0;
  };
}

/** Vertical scroll position of the page in CSS pixels. */
export async function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/**
 * Uses a control, and expects it and the status of the page to say this. They say it for a second, which a test that
 * looks now and then would miss: the page itself looks, in each frame.
 */
export async function expectMessage(
  control: Locator,
  text: string,
  act: () => Promise<unknown> = () => control.click(),
): Promise<void> {
  const said = control
    .page()
    .waitForFunction(
      ([element, attribute, id, message]) =>
        element.getAttribute(attribute) === message && document.getElementById(id)?.textContent === message,
      [await control.elementHandle(), MESSAGE, STATUS_ID, text] as const,
    );
  await Promise.all([said, act()]);
}

/**
 * Where an element is, in CSS pixels of the window, once it has been there for two frames: fonts, tables and tools that
 * arrive lay the page out anew.
 */
export async function getBox(locator: Locator): Promise<DOMRect> {
  const element = await locator.elementHandle();
  await element.waitForElementState('stable');
  return element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
}

/** Expects the page to be scrolled to its hash target, right below the fully visible navbar. */
export async function expectAtTarget(page: Page): Promise<void> {
  const target = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  // In this order: the gap shows that scrolling has ended; only then can the navbar be checked.
  await expect
    .poll(async () => {
      const [bar, goal] = await Promise.all([getBox(getNavbar(page)), getBox(target)]);
      return bar.y === 0 && goal.y >= bar.height && goal.y < bar.height + 40;
    }, page.url())
    .toBe(true);
  await expect(getNavbar(page)).toBeInViewport({ratio: 1});
  expect(await scrollTop(page)).toBeGreaterThan(0);
}
