import type {Page} from '@playwright/test';

import {NOTICE_ID, OPEN_SEARCH_EVENT} from '../../protocol';
import {
  disablePrefetch,
  expectNotStarted,
  expectStarted,
  failScripts,
  getNavbar,
  holdScripts,
} from './pageActions';
import {answerRequests, holdRequests} from './requests';
import {
  CONTENT,
  countMarks,
  FAILED_REQUEST,
  getActive,
  getButton,
  getField,
  getPanel,
  getResults,
  getRetry,
  INDEX,
  PAGE_SCRIPTS,
  PANEL_CODE,
  RESOURCE_PROBLEM,
  searchFor,
} from './searchActions';
import {expect, test} from './test';

const PATH = '/docs/scanners/nmap';

/** Opens a page without an interaction. Not until the `load` event: pending prefetches delay it. */
async function openUntouched(page: Page, path = PATH): Promise<void> {
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await expect(getButton(page)).toBeVisible();
}

/** Opens a page, and the search on it as the first interaction. */
async function openSearchFirst(page: Page, path?: string): Promise<void> {
  await openUntouched(page, path);
  await page.keyboard.press('/');
}

const isFieldFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('dialog[open] [role=combobox]'));

test.describe('Search: before any script has arrived', () => {
  test('each way opens the field at once, and what is typed is in it', async ({page}) => {
    await holdScripts(page);
    for (const [way, open] of Object.entries({
      '/': () => page.keyboard.press('/'),
      'Ctrl+K': () => page.keyboard.press('Control+k'),
      '⌘K': () => page.keyboard.press('Meta+k'),
      'the button': () => getButton(page).click(),
      'the button by keyboard': () => getButton(page).press('Enter'),
      'the event': () =>
        page.evaluate((name) => document.dispatchEvent(new CustomEvent(name)), OPEN_SEARCH_EVENT),
    })) {
      await openUntouched(page);
      await open();
      // Not a moment later: the next key must not be lost.
      expect(await isFieldFocused(page), way).toBe(true);
      await page.keyboard.type('a/b');
      await expect(getField(page), way).toHaveValue('a/b');
      await expect(getField(page), way).toHaveAttribute('placeholder', 'Search...');
      await expectNotStarted(page);
    }
  });

  test('Clear empties it; Escape, Cancel and a click outside close it, and focus returns', async ({page}) => {
    await holdScripts(page);
    await openUntouched(page);
    const link = getNavbar(page).getByRole('link', {name: 'Blog'});
    const getPanelButton = (name: string) => getPanel(page).getByRole('button', {name});
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => getPanelButton('Cancel').click(),
      () => page.mouse.click(5, 400),
    ]) {
      await link.focus();
      await page.keyboard.press('/');
      await page.keyboard.type('nmap');
      await getPanelButton('Clear').click();
      await expect(getField(page)).toHaveValue('');
      await expect(getField(page)).toBeFocused();
      await expect(getPanelButton('Clear')).toHaveCount(0);
      // Inside, beside the field, a click does nothing.
      await getPanel(page).click({position: {x: 2, y: 2}});
      await expect(getPanel(page)).toBeVisible();
      await close();
      await expect(getPanel(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    }
    await expectNotStarted(page);
  });

  test('a key of an input method and keys that edit text reach the field', async ({page}) => {
    const release = await holdScripts(page, PANEL_CODE);
    await openSearchFirst(page);
    await page.keyboard.type('nmp');
    // Forgotten when the text changes.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('a');
    await page.keyboard.press('Shift+Home');
    expect(await getField(page).evaluate((field) => (field as HTMLInputElement).selectionEnd)).toBe(3);
    release();
    await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
    await expect(getResults(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(getField(page)).toHaveValue('nmap');
    await expect(getField(page)).toHaveAttribute('aria-busy', 'false');
    expect(await getField(page).evaluate((field) => (field as HTMLInputElement).selectionEnd)).toBe(3);
  });

  for (const viewport of [
    {width: 1280, height: 800},
    {width: 360, height: 640},
  ]) {
    test(`nothing moves when the panel arrives, ${viewport.width} pixels wide`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.setViewportSize(viewport);
      const release = await holdScripts(page, PANEL_CODE);
      await openSearchFirst(page);
      await page.keyboard.type('nmap');
      const measure = async () => [
        await getField(page).boundingBox(),
        (await getPanel(page).boundingBox())?.width,
      ];
      const before = await measure();
      release();
      await expect(getResults(page)).toHaveCount(8);
      expect(await measure()).toEqual(before);
    });
  }
});

test.describe('Search: as the first touch of a page', () => {
  test('worker, index and panel are requested at once, scripts of the page after them', async ({page}) => {
    await disablePrefetch(page);
    const names: string[] = [];
    page.on('request', (request) => {
      const name = /search-(?:worker|panel|index)/.exec(request.url())?.[0];
      if (name) names.push(name);
      else if (PAGE_SCRIPTS.test(request.url())) names.push('page');
    });
    const release = await holdRequests(page, INDEX);
    await openSearchFirst(page);
    await page.keyboard.type('nmap');
    await expect(getPanel(page)).toHaveAttribute('data-state', 'stalled');
    expect(names.sort()).toEqual(['search-index', 'search-panel', 'search-worker']);
    release();
    await expect(getResults(page)).toHaveCount(8);
    await expectStarted(page);
    expect(names).toContain('page');
  });

  test('the scripts of the page start if the index cannot be fetched', async ({page, watch}) => {
    watch.expectProblem(/response 404/, RESOURCE_PROBLEM);
    await answerRequests(page, INDEX, () => ({status: 404}));
    await openSearchFirst(page);
    await expectStarted(page);
    await expect(getField(page)).toBeFocused();
  });

  test('the scripts of the page start if the reader closes the search', async ({page}) => {
    await holdRequests(page, INDEX);
    await openUntouched(page);
    const asked = page.waitForRequest(INDEX);
    await page.keyboard.press('/');
    await asked;
    await expectNotStarted(page);
    await page.keyboard.press('Escape');
    await expectStarted(page);
  });
});

test.describe('Search: while the scripts of the page never arrive', () => {
  test('results appear, and one can be opened; its page marks the words', async ({page}) => {
    const release = await holdRequests(page, PAGE_SCRIPTS);
    await openSearchFirst(page, '/blog/tags');
    await page.keyboard.type('detect operating systems');
    await expect(getResults(page)).toHaveCount(8);
    await expect(getActive(page)).toHaveAttribute('href', `${PATH}#detect-operating-systems`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PATH}#detect-operating-systems`);
    await expect(page.locator('#detect-operating-systems')).toBeInViewport();
    await expectNotStarted(page);
    release();
    await expect.poll(() => countMarks(page)).toBeGreaterThan(0);
    await page.keyboard.press('/');
    await expect(getPanel(page)).toContainText('Recently opened');
    await expect(getResults(page)).toHaveCount(1);
  });

  test('one of the pages to begin with can be opened', async ({page}) => {
    await holdRequests(page, PAGE_SCRIPTS);
    await openSearchFirst(page);
    await getPanel(page).getByRole('navigation').getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
    await expect(getPanel(page)).toHaveCount(0);
  });

  test('a section of the same page is shown, and the dialog closes', async ({page}) => {
    await holdRequests(page, PAGE_SCRIPTS);
    await openSearchFirst(page);
    await searchFor(page, 'detect operating systems');
    await getResults(page).first().click();
    await expect(page).toHaveURL(`${PATH}#detect-operating-systems`);
    await expect(getPanel(page)).toHaveCount(0);
    await expect(page.locator('#detect-operating-systems')).toBeInViewport();
  });
});

test.describe('Search: failures on a page whose scripts have not started', () => {
  test('without the panel, the scripts of the page start and show the error', async ({page, watch}) => {
    watch.expectProblem(...FAILED_REQUEST);
    await failScripts(page, PANEL_CODE);
    await openSearchFirst(page);
    await expect(getRetry(page)).toBeFocused();
    await expectStarted(page);
  });

  test('without any script, the dialog closes and the page says so', async ({page, watch}) => {
    watch.expectProblem(...FAILED_REQUEST);
    await failScripts(page, /^/);
    await openSearchFirst(page);
    await expect(page.locator(`#${NOTICE_ID}`)).toContainText('search and buttons do not work');
    await expect(getPanel(page)).toHaveCount(0);
  });
});

test('Search: a click on a result is not lost when the passages arrive during it', async ({page}) => {
  const release = await holdRequests(page, CONTENT);
  await openSearchFirst(page, '/blog/tags');
  await searchFor(page, 'netbios');
  const result = getResults(page).first();
  const route = (await result.getAttribute('href')) ?? '';
  await result.hover();
  await page.mouse.down();
  release();
  await expect(result).toContainText('netbios');
  await page.mouse.up();
  await expect(page).toHaveURL(route);
});
