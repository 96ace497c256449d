// cspell:ignore instal requestfinished -- half of a word, and an event of Playwright
import type {Page} from '@playwright/test';

import {OPEN_SEARCH_EVENT} from '../../protocol';
import {expectLoaded, failScripts, hasMark, markDocument, openPage} from './pageActions';
import {answerRequests, holdRequests, replacePolicy} from './requests';
import {
  FAILED_REQUEST,
  getButton,
  getField,
  getNotice,
  getPanel,
  getResults,
  getRetry,
  openWithoutPanel,
  PANEL_CODE,
  WORKER_CODE,
} from './searchActions';
import {expect, test, type PageWatch} from './test';

/** Opens a page on which the code of the panel cannot be fetched until the returned function is called. */
async function openFailing(page: Page, watch: PageWatch, path = '/blog/tags'): Promise<() => void> {
  watch.expectProblem(...FAILED_REQUEST);
  const repair = await failScripts(page, PANEL_CODE);
  await openPage(page, path);
  return repair;
}

test.describe('Search: its code cannot be fetched', () => {
  test("the error text is shown with a 'Retry' button, which keeps what was typed", async ({page, watch}) => {
    const repair = await openFailing(page, watch);
    await page.keyboard.press('/');
    // While it is requested again.
    await expect(getField(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('nmap');
    await expect(getNotice(page)).toContainText(/\/search-panel\S+ did not load/);
    await expect(getRetry(page)).toBeFocused();
    await getRetry(page).click();
    await expect(getRetry(page)).toBeFocused();
    repair();
    await page.keyboard.press('Enter');
    await expect(getField(page)).toHaveValue('nmap');
    await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
    await expect(getNotice(page)).toHaveCount(0);
  });

  test('the notice can be closed, and the next opening tries again', async ({page, watch}) => {
    const repair = await openFailing(page, watch);
    await page.keyboard.press('/');
    await getNotice(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(getNotice(page)).toHaveCount(0);
    repair();
    await page.keyboard.press('/');
    await expect(getField(page)).toBeFocused();
  });

  test('nothing is shown to a reader who only hovered over the button', async ({page, watch}) => {
    const repair = await openFailing(page, watch);
    const failure = page.waitForEvent('requestfailed');
    await getButton(page).hover();
    await failure;
    await page.waitForEvent('requestfailed');
    await expect(getNotice(page)).toHaveCount(0);
    repair();
    await getButton(page).click();
    await expect(getField(page)).toBeFocused();
  });
});

test.describe('Search: browsers that cannot run it', () => {
  const SENTENCE = 'This browser cannot run the search';

  test('if the policy of a page forbids workers, a notice says so', async ({page, watch}) => {
    watch.expectProblem(/worker-src 'none'/);
    await replacePolicy(page, '/blog/tags', "worker-src 'none'");
    await openPage(page, '/blog/tags');
    await page.keyboard.press('/');
    await expect(getNotice(page)).toContainText(SENTENCE);
  });

  test("if the worker's script cannot be fetched, a notice says so and keeps what was typed", async ({
    page,
  }) => {
    const repair = await failScripts(page, WORKER_CODE);
    await openPage(page, '/blog/tags');
    await page.keyboard.press('/');
    await page.keyboard.type('nmap');
    await expect(getNotice(page)).toContainText(SENTENCE);
    repair();
    await getRetry(page).click();
    await expect(getField(page)).toHaveValue('nmap');
    await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
  });
});

test.describe('Search: opened by an event', () => {
  const dispatch = (page: Page, ...pressed: string[]) =>
    page.evaluate(([name, keys]) => document.dispatchEvent(new CustomEvent(name, {detail: {keys}})), [
      OPEN_SEARCH_EVENT,
      pressed,
    ] as const);

  test('it begins with the keys of the event, and with what is typed until the panel has loaded', async ({
    page,
  }) => {
    const release = await openWithoutPanel(page);
    await dispatch(page, 'i', 'n', 's', 't', 'a', 'l');
    await page.keyboard.type('l nmap');
    release();
    await expect(getField(page)).toHaveValue('install nmap');
    await expect(getField(page)).toBeFocused();
    await expect(getResults(page)).toHaveCount(8);
    await page.keyboard.press('Escape');
    // Without details.
    await page.evaluate((name) => document.dispatchEvent(new CustomEvent(name)), OPEN_SEARCH_EVENT);
    await expect(getField(page)).toBeFocused();
    await expect(getField(page)).toHaveValue('');
  });

  test('it opens the first result of a query that was submitted', async ({page}) => {
    await openPage(page, '/blog/tags');
    await dispatch(page, 'd', 'o', 'j', 'o', 'Enter');
    await expect(page).toHaveURL('/docs/hooks/defectdojo');
  });
});

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
    await answerRequests(page, '/blog/tags', async (serve, {isDocument}) => {
      const served = await serve();
      const html = served.body.toString();
      oldMain = /\/assets\/js\/main\.\w+\.js/.exec(html)?.[0] ?? '';
      return isCached && isDocument ? served : {...served, body: html.replaceAll(oldMain, NEW_MAIN)};
    });
    await answerRequests(page, NEW_MAIN, (serve) => {
      onStart();
      return serve(oldMain);
    });
  }

  test('the page is reloaded once, and the search continues with what was typed', async ({page, watch}) => {
    const repair = await openFailing(page, watch, '/blog/tags#a');
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
    await openFailing(page, watch);
    await deploy(page, undefined, true);
    let count = 0;
    page.on('load', () => (count += 1));
    await page.keyboard.press('/');
    await page.keyboard.type('nmap');
    await expect(getRetry(page)).toBeFocused();
    expect(count).toBe(1);
  });

  test('without a session storage the reader sees the error', async ({page, watch}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    await openFailing(page, watch);
    await markDocument(page);
    await deploy(page);
    await page.keyboard.press('/');
    await expect(getRetry(page)).toBeFocused();
    expect(await hasMark(page)).toBe(true);
  });

  test('a search that was cancelled does not reload the page', async ({page, watch}) => {
    await openFailing(page, watch);
    await markDocument(page);
    await deploy(page);
    const answer = await holdRequests(page, '/blog/tags');
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
