// cspell:ignore nmpa requestfinished -- a typing mistake, and an event of Playwright
import type {Page} from '@playwright/test';

import {openPage, scrollTop} from './pageActions';
import {answerForNow, holdRequests} from './requests';
import {
  CONTENT,
  getActive,
  getButton,
  getField,
  getPanel,
  getResults,
  INDEX,
  openSearch,
  openWithoutPanel,
  RESOURCE_PROBLEM,
  searchFor,
} from './searchActions';
import {expect, test} from './test';

test.describe('Search: loading', () => {
  /** Records the search's requests by the last part of their URL. */
  function recordRequests(page: Page): string[] {
    const names: string[] = [];
    page.on('request', (request) => {
      const name = /search-(?:index|supplement|content)-en\.json|search-worker/.exec(request.url())?.[0];
      if (name) names.push(name);
    });
    return names;
  }

  test('nothing of the search is fetched before somebody wants to search', async ({page}) => {
    const requests = recordRequests(page);
    await openPage(page, '/docs/scanners/nmap');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
  });

  for (const [intent, act] of [
    ['hovering over the button', (page: Page) => getButton(page).hover()],
    ['focusing the button', (page: Page) => getButton(page).focus()],
  ] as const) {
    test(`${intent} fetches worker and index, with the hash of the content`, async ({page}) => {
      const requests = recordRequests(page);
      await openPage(page, '/blog/tags');
      const index = page.waitForRequest(INDEX);
      await act(page);
      expect((await index).url()).toMatch(/\/search-index-en\.json\?v=[0-9a-f]{12}$/);
      expect((await index).method()).toBe('GET');
      const response = await (await index).response();
      const json = (await response?.json()) as object;
      expect(Object.keys(json)).toEqual(expect.arrayContaining(['documents', 'index']));
      // The worker and the index are requested in parallel.
      await expect.poll(() => requests).toContain('search-worker');
      expect(requests).not.toContain('search-supplement-en.json');
      expect(requests).not.toContain('search-content-en.json');
    });
  }

  test('passages appear after the results', async ({page}) => {
    const release = await holdRequests(page, CONTENT);
    await openSearch(page);
    await searchFor(page, 'netbios');
    await expect(getResults(page).first()).toContainText('Cascading rules');
    await expect(getResults(page).first()).not.toContainText('netbios');
    await page.keyboard.press('ArrowDown');
    release();
    await expect(getResults(page).first()).toContainText('netbios');
    await expect(getResults(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('an index that cannot be fetched or read gives no results silently, and the next opening tries again', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/response 404/, RESOURCE_PROBLEM);
    const mend = await answerForNow(page, INDEX, () => ({status: 404}));
    await openSearch(page);
    await searchFor(page, 'nmap');
    await expect(getPanel(page).getByText('No results found.')).toBeVisible();
    mend();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await searchFor(page, 'nmap');
    await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
  });
});

test.describe('Search: while its code is loading', () => {
  test('arrow keys choose among the later results, and do not scroll the page', async ({page}) => {
    const release = await openWithoutPanel(page, '/docs/scanners/nmap');
    await page.keyboard.press('/');
    await page.keyboard.type('scan');
    for (const key of ['PageDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await scrollTop(page)).toBe(0);
    release();
    await expect(getResults(page)).toHaveCount(8);
    await expect(getResults(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  });

  test('Ctrl+Enter later shows the results and does not leave the page', async ({page}) => {
    const release = await openWithoutPanel(page);
    await page.keyboard.press('/');
    await page.keyboard.type('defectdojo');
    await page.keyboard.press('Control+Enter');
    release();
    await expect(getActive(page)).toHaveAttribute('href', '/docs/hooks/defectdojo');
    await expect(page).toHaveURL('/blog/tags');
  });

  test('Escape cancels the search', async ({page}) => {
    const release = await openWithoutPanel(page);
    await getButton(page).click();
    await page.keyboard.type('nmap');
    await page.keyboard.press('Escape');
    await expect(getPanel(page)).toHaveCount(0);
    const code = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/js/'));
    release();
    await code;
    await expect(getPanel(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(getField(page)).toBeFocused();
    await expect(getField(page)).toHaveValue('');
  });
});
