// cspell:ignore requestfinished -- an event of Playwright
import type {Page} from '@playwright/test';

import {expectLoaded, failScripts, fetchFile, hasMark, markDocument, openPage} from './pageActions';
import {
  CONTENT,
  FAILED_REQUEST,
  getField,
  getNotice,
  getPanel,
  getResults,
  getRetry,
  openSearch,
  PANEL_CODE,
  searchFor,
} from './searchActions';
import {expect, test} from './test';

test.describe('Search: a new version of the site was deployed while the page was read', () => {
  const NEW_MAIN = '/assets/js/main.0123abcd.js';

  /**
   * Renames the script that every page starts with. Call it after routing other scripts.
   *
   * @param onStart called when a page of the new version starts
   * @param isCached whether the browser still gets the old pages
   */
  async function deploy(page: Page, onStart = (): void => undefined, isCached = false): Promise<void> {
    let oldMain = '';
    await page.route('**/blog/tags', async (route) => {
      const response = await fetchFile(route);
      const html = await response.text();
      oldMain = /\/assets\/js\/main\.\w+\.js/.exec(html)?.[0] ?? '';
      const isOld = isCached && route.request().resourceType() === 'document';
      await route.fulfill({response, body: isOld ? html : html.replaceAll(oldMain, NEW_MAIN)});
    });
    await page.route(`**${NEW_MAIN}`, async (route) => {
      onStart();
      const url = new URL(oldMain, route.request().url()).href;
      await route.fulfill({response: await fetchFile(route, {url})});
    });
  }

  test('the page is reloaded once, and the search continues with what was typed', async ({page, watch}) => {
    watch.expectProblem(...FAILED_REQUEST);
    const repair = await failScripts(page, PANEL_CODE);
    await openPage(page, '/blog/tags#a');
    await markDocument(page);
    await deploy(page, repair);
    await page.keyboard.press('/');
    await page.keyboard.type('nmap');
    await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
    await expect(getField(page)).toHaveValue('nmap');
    await expect(getField(page)).toBeFocused();
    expect(await hasMark(page)).toBe(false);
    await page.reload();
    await expectLoaded(page);
    await expect(getPanel(page)).toHaveCount(0);
  });

  test('a cache that keeps returning the old page does not make it reload forever', async ({page, watch}) => {
    watch.expectProblem(...FAILED_REQUEST);
    await failScripts(page, PANEL_CODE);
    await openPage(page, '/blog/tags');
    await deploy(page, undefined, true);
    let count = 0;
    page.on('load', () => (count += 1));
    await page.keyboard.press('/');
    await page.keyboard.type('nmap');
    await expect(getRetry(page)).toBeFocused();
    expect(count).toBe(1);
  });

  test('without a session storage the reader sees the error', async ({page, watch}) => {
    watch.expectProblem(...FAILED_REQUEST);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    await failScripts(page, PANEL_CODE);
    await openPage(page, '/blog/tags');
    await markDocument(page);
    await deploy(page);
    await page.keyboard.press('/');
    await expect(getRetry(page)).toBeFocused();
    expect(await hasMark(page)).toBe(true);
  });

  test('a search that was cancelled does not reload the page', async ({page, watch}) => {
    watch.expectProblem(...FAILED_REQUEST);
    await failScripts(page, PANEL_CODE);
    await openPage(page, '/blog/tags');
    await markDocument(page);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await deploy(page);
    await page.route('**/blog/tags', async (route) => {
      await held;
      await route.fallback();
    });
    const asked = page.waitForRequest('**/blog/tags');
    await page.keyboard.press('/');
    await asked;
    await page.keyboard.press('Escape');
    const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/blog/tags'));
    answer();
    await answered;
    await expect(getPanel(page)).toHaveCount(0);
    expect(await hasMark(page)).toBe(true);
    await expect(getNotice(page)).toHaveCount(0);
  });
});

test.describe('Search: texts of another deployment', () => {
  /**
   * Serves the texts in the wrong order, for the first `times` requests. Returns a function that counts the requests.
   */
  async function replaceTexts(page: Page, times: number): Promise<() => number> {
    let count = 0;
    await page.route(CONTENT, async (route) => {
      count += 1;
      const response = await fetchFile(route);
      if (count > times) return route.fulfill({response});
      const file = (await response.json()) as {identity: string; content: string[]};
      return route.fulfill({response, json: {...file, identity: 'another', content: file.content.reverse()}});
    });
    return () => count;
  }

  test('they are not shown', async ({page}) => {
    const countRequests = await replaceTexts(page, 2);
    await openSearch(page);
    // A phrase waits for the texts.
    await searchFor(page, '"host discovery"');
    expect(countRequests()).toBe(2);
    await expect(getResults(page).first()).toBeVisible();
    await searchFor(page, 'netbios');
    await expect(getResults(page).first()).not.toContainText('netbios');
    // When the search is opened again, everything is requested again.
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await searchFor(page, 'netbios ');
    await expect(getResults(page).first()).toContainText('netbios');
  });
});
