import type {Page} from '@playwright/test';

import {createNextPageKey} from '../../protocol';
import {countMarks, getActive, getField, getPanel, getResults, openSearch, searchFor} from './searchActions';
import {expect, test} from './test';

test.describe('Search: on the page of a result', () => {
  test('the section is in view and the words are marked, without changing the page', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'detect operating systems');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/scanners/nmap#detect-operating-systems');
    await expect(page.locator('#detect-operating-systems')).toBeInViewport();
    await expect.poll(() => countMarks(page)).toBeGreaterThan(0);
    await expect(page.locator('main mark')).toHaveCount(0);
  });

  test('Escape, unless it closes the panel, and going to another page remove the marks', async ({page}) => {
    const openResult = async () => {
      await searchFor(page, 'detect operating systems');
      await page.keyboard.press('Enter');
      await expect.poll(() => countMarks(page)).toBeGreaterThan(0);
    };
    await openSearch(page);
    await openResult();
    const count = await countMarks(page);
    await page.keyboard.press('/');
    await expect(getField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getPanel(page)).toHaveCount(0);
    expect(await countMarks(page)).toBe(count);
    await page.keyboard.press('Escape');
    expect(await countMarks(page)).toBe(0);
    await page.keyboard.press('/');
    await openResult();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
    // The URL changes while the old page is still shown.
    await expect.poll(() => countMarks(page)).toBe(0);
  });

  for (const from of ['/blog/tags', '/docs/scanners/nmap']) {
    test(`keyboard and screen reader continue from the section, coming from ${from}`, async ({page}) => {
      await openSearch(page, from);
      await searchFor(page, 'detect operating systems');
      await page.keyboard.press('Enter');
      const section = page.locator('#detect-operating-systems');
      await expect(section).toBeFocused();
      await expect(section).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(section).not.toHaveAttribute('tabindex');
      // The section's own link, a button, is the first after its text.
      await expect(section.getByRole('button')).toBeFocused();
    });
  }

  test('the name of a field finds its row, shows its meaning, and leads to it', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'ttlSecondsAfterFinished');
    const url = '/docs/api/crds/scan#spec.ttlSecondsAfterFinished';
    const result = getResults(page).and(page.locator(`[href="${url}"]`));
    await expect(result).toContainText('spec.ttlSecondsAfterFinished');
    await expect(result).toContainText('Specification');
    await expect(result).toContainText('deletes the Scan');
    await result.click();
    await expect(page).toHaveURL(url);
    await expect(page.locator('[id="spec.ttlSecondsAfterFinished"]')).toBeInViewport();
    await expect(page.locator('[id="spec.ttlSecondsAfterFinished"]')).toBeFocused();
  });

  test('a browser without the API shows the page without marks', async ({page}) => {
    await page.addInitScript(() => {
      delete (CSS as {highlights?: unknown}).highlights;
    });
    await openSearch(page);
    await searchFor(page, 'detect operating systems');
    await page.keyboard.press('Enter');
    await expect(page.locator('#detect-operating-systems')).toBeInViewport();
  });
});

test.describe('Search: on the page of a result in another tab', () => {
  const SECTION = '/docs/scanners/nmap#detect-operating-systems';

  /** What is stored for tabs that are about to open. */
  const readKept = (page: Page) =>
    page.evaluate(
      (start) => Object.keys(localStorage).filter((key) => key.startsWith(start)),
      createNextPageKey({pathname: '', hash: ''}),
    );

  /** Returns the tab that opens as a result of `act`. */
  async function openTab(page: Page, act: () => Promise<unknown>): Promise<Page> {
    const opened = page.context().waitForEvent('page');
    await act();
    return opened;
  }

  /** Opens a result as the browser's context menu does. */
  async function openByMenu(page: Page): Promise<Page> {
    await getResults(page).first().click({button: 'right'});
    const tab = await page.context().newPage();
    await tab.goto(SECTION);
    return tab;
  }

  const ways: Record<string, (page: Page) => Promise<Page>> = {
    'Ctrl+Enter': (page) => openTab(page, () => page.keyboard.press('Control+Enter')),
    'Shift+Enter': (page) => openTab(page, () => page.keyboard.press('Shift+Enter')),
    'the middle button': (page) => openTab(page, () => getResults(page).first().click({button: 'middle'})),
    'Ctrl and a click': (page) => openTab(page, () => getActive(page).click({modifiers: ['Control']})),
    "the browser's menu": openByMenu,
  };
  for (const [way, open] of Object.entries(ways)) {
    test(`${way} marks the words there, without an interaction, and remembers the result`, async ({page}) => {
      await openSearch(page);
      await searchFor(page, 'detect operating systems');
      const tab = await open(page);
      await expect(tab).toHaveURL(SECTION);
      await expect.poll(() => countMarks(tab)).toBeGreaterThan(0);
      await expect(tab.locator('#detect-operating-systems')).toBeInViewport();
      await tab.keyboard.press('Escape');
      expect(await countMarks(tab)).toBe(0);
      // The page of the search stays as it was.
      await expect(page).toHaveURL('/blog/tags');
      await expect(getPanel(page)).toBeVisible();
      expect(await readKept(page)).toEqual([]);
      await getField(page).fill('');
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      await expect(getResults(page)).toHaveCount(1);
      await expect(getResults(page).first()).toHaveAttribute('href', SECTION);
    });
  }
});
