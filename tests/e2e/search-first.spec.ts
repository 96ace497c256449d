import type {Page} from '@playwright/test';

import {OPEN_SEARCH_EVENT} from '../../browser/protocol';
import {expectNotStarted, expectStarted, getNavbar, holdScripts} from './pageActions';
import {holdRequests} from './requests';
import {
  countMarks,
  getActive,
  getButton,
  getField,
  getPanel,
  getResults,
  INDEX,
  openSearchFirst,
  openUntouched,
  PAGE_SCRIPTS,
  PANEL_CODE,
  searchFor,
} from './searchActions';
import {expect, test} from './test';

const SECTION = '/docs/scanners/nmap#detect-operating-systems';

const isFieldFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('dialog[open] [role=combobox]'));

test.describe('Search: before any script has arrived', () => {
  test('each way opens the field at once; Clear empties it; Escape, Cancel and a click outside close it', async ({
    page,
  }) => {
    await holdScripts(page);
    await openUntouched(page);
    const link = getNavbar(page).getByRole('link', {name: 'Blog'});
    const getPanelButton = (name: string) => getPanel(page).getByRole('button', {name});
    const openByEvent = () =>
      page.evaluate((name) => document.dispatchEvent(new CustomEvent(name)), OPEN_SEARCH_EVENT);
    const closings = [
      () => page.keyboard.press('Escape'),
      () => getPanelButton('Cancel').click(),
      () => page.mouse.click(5, 400),
    ];
    for (const [index, [way, open, origin]] of (
      [
        ['/', () => page.keyboard.press('/'), link],
        ['Ctrl+K', () => page.keyboard.press('Control+k'), link],
        ['⌘K', () => page.keyboard.press('Meta+k'), link],
        ['the event', openByEvent, link],
        ['the button', () => getButton(page).click(), getButton(page)],
        ['the button by keyboard', () => getButton(page).press('Enter'), getButton(page)],
      ] as const
    ).entries()) {
      await link.focus();
      await open();
      // Not a moment later: the next key must not be lost.
      expect(await isFieldFocused(page), way).toBe(true);
      await page.keyboard.type('a/b');
      await expect(getField(page), way).toHaveValue('a/b');
      await expect(getField(page), way).toHaveAttribute('placeholder', 'Search...');
      await getPanelButton('Clear').click();
      await expect(getField(page), way).toHaveValue('');
      await expect(getField(page), way).toBeFocused();
      await expect(getPanelButton('Clear'), way).toHaveCount(0);
      // Inside, beside the field, a click does nothing.
      await getPanel(page).click({position: {x: 2, y: 2}});
      await expect(getPanel(page), way).toBeVisible();
      await closings[index % closings.length]?.();
      await expect(getPanel(page), way).toHaveCount(0);
      await expect(origin, way).toBeFocused();
    }
    await expectNotStarted(page);
  });
});

test.describe('Search: as the first touch of a page', () => {
  test('worker, index and panel are requested at once, scripts of the page after them', async ({page}) => {
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

  test('Escape cancels it, and the scripts of the page start', async ({page}) => {
    const release = await holdScripts(page, PANEL_CODE);
    await openSearchFirst(page);
    await page.keyboard.type('nmap');
    await expectNotStarted(page);
    await page.keyboard.press('Escape');
    await expect(getPanel(page)).toHaveCount(0);
    await expectStarted(page);
    const code = page.waitForEvent('requestfinished', (request) => request.url().includes('/search-panel'));
    release();
    await code;
    await expect(getPanel(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(getField(page)).toBeFocused();
    await expect(getField(page)).toHaveValue('');
  });

  test('while the scripts of the page never arrive, results and pages to begin with can be opened', async ({
    page,
  }) => {
    const release = await holdRequests(page, PAGE_SCRIPTS);
    await openSearchFirst(page, '/docs/scanners/nmap');
    await test.step('a section of the same page', async () => {
      await searchFor(page, 'detect operating systems');
      await getResults(page).first().click();
      await expect(page).toHaveURL(SECTION);
      await expect(getPanel(page)).toHaveCount(0);
      await expect(page.locator('#detect-operating-systems')).toBeInViewport();
    });
    await test.step('a page to begin with', async () => {
      await page.keyboard.press('/');
      await getPanel(page).getByRole('navigation').getByRole('link', {name: 'Blog'}).click();
      await expect(page).toHaveURL('/blog');
      await expect(getPanel(page)).toHaveCount(0);
    });
    await test.step('a result on another page, which marks the words once it has its scripts', async () => {
      await page.keyboard.press('/');
      await page.keyboard.type('detect operating systems');
      await expect(getResults(page)).toHaveCount(8);
      await expect(getActive(page)).toHaveAttribute('href', SECTION);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(SECTION);
      await expect(page.locator('#detect-operating-systems')).toBeInViewport();
      await expectNotStarted(page);
      release();
      await expect.poll(() => countMarks(page)).toBeGreaterThan(0);
      await page.keyboard.press('/');
      await expect(getPanel(page)).toContainText('Recently opened');
      await expect(getResults(page)).toHaveCount(1);
    });
  });
});
