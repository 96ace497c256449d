import type {Page} from '@playwright/test';

import {toNextPageKey} from '../../browser/protocol';
import {countMarks, getActive, getField, getPanel, getResults, openSearch, searchFor} from './searchActions';
import {expect, sharedTest as test} from './test';

const SECTION = '/docs/scanners/nmap#detect-operating-systems';

test.describe('Search: on the page of a result', () => {
  test('the section is in view and focused, and the words are marked until Escape or another page', async ({
    page,
  }) => {
    const section = page.locator('#detect-operating-systems');
    const openResult = async () => {
      await searchFor(page, 'detect operating systems');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(SECTION);
      await expect.poll(() => countMarks(page)).toBeGreaterThan(0);
      await expect(section).toBeFocused();
      await expect(section).toBeInViewport();
      // The page itself is not changed.
      await expect(page.locator('main mark')).toHaveCount(0);
    };
    await openSearch(page);
    await openResult();
    const count = await countMarks(page);
    await page.keyboard.press('/');
    await expect(getField(page)).toBeFocused();
    // Before the browser has taken the focus from the field of the closed panel.
    await Promise.all(['Escape', '/'].map((key) => page.keyboard.press(key)));
    await expect(getField(page)).toBeFocused();
    // This Escape closes the panel.
    await page.keyboard.press('Escape');
    await expect(getPanel(page)).toHaveCount(0);
    expect(await countMarks(page)).toBe(count);
    await page.keyboard.press('Escape');
    expect(await countMarks(page)).toBe(0);

    // From its own page.
    await page.keyboard.press('/');
    await openResult();
    // Keyboard and screen reader continue from the section: its own link, a button, is the first after its text.
    await page.keyboard.press('Tab');
    await expect(section).not.toHaveAttribute('tabindex');
    await expect(section.getByRole('button')).toBeFocused();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
    // The URL changes while the old page is still shown.
    await expect.poll(() => countMarks(page)).toBe(0);
  });

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

  test('in another tab the words are marked without an interaction, and the result is remembered', async ({
    page,
  }) => {
    /** What is stored for tabs that are about to open. */
    const readKept = () =>
      page.evaluate(
        (start) => Object.keys(localStorage).filter((key) => key.startsWith(start)),
        toNextPageKey({pathname: '', hash: ''}),
      );
    /** Returns the tab that opens as a result of `act`. */
    const openTab = async (act: () => Promise<unknown>): Promise<Page> => {
      const opened = page.context().waitForEvent('page');
      await act();
      return opened;
    };
    const ways: Record<string, () => Promise<Page>> = {
      'Ctrl+Enter': () => openTab(() => page.keyboard.press('Control+Enter')),
      'the middle button': () => openTab(() => getResults(page).first().click({button: 'middle'})),
      'Ctrl and a click': () => openTab(() => getActive(page).click({modifiers: ['Control']})),
      "the browser's menu": async () => {
        await getResults(page).first().click({button: 'right'});
        const tab = await page.context().newPage();
        await tab.goto(SECTION);
        return tab;
      },
    };
    await openSearch(page);
    for (const [way, open] of Object.entries(ways)) {
      await searchFor(page, 'detect operating systems');
      const tab = await open();
      await expect(tab, way).toHaveURL(SECTION);
      await expect.poll(() => countMarks(tab), way).toBeGreaterThan(0);
      await expect(tab.locator('#detect-operating-systems'), way).toBeInViewport();
      await tab.keyboard.press('Escape');
      expect(await countMarks(tab), way).toBe(0);
      await tab.close();
      // The page of the search stays as it was.
      await expect(page, way).toHaveURL('/blog/tags');
      await expect(getPanel(page), way).toBeVisible();
      expect(await readKept(), way).toEqual([]);
      await getField(page).fill('');
      await expect(getResults(page), way).toHaveCount(1);
      await expect(getResults(page).first(), way).toHaveAttribute('href', SECTION);
      await getPanel(page).getByRole('button', {name: 'Forget these'}).click();
      await expect(getResults(page), way).toHaveCount(0);
    }
  });
});
