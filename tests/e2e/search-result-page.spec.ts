import type {Page} from '@playwright/test';

import {getField, getPanel, getResults, openSearch, searchFor} from './search-actions';
import {expect, test} from './test';

test.describe('Search: on the page of a result', () => {
  const countMarks = (page: Page) =>
    page.evaluate(() => (CSS.highlights.get('local-search') as Set<Range> | undefined)?.size ?? 0);

  test('the section is in view and the words are marked, without a change to the page', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'detect operating systems');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/scanners/nmap#detect-operating-systems');
    await expect(page.locator('#detect-operating-systems')).toBeInViewport();
    await expect.poll(() => countMarks(page)).toBeGreaterThan(0);
    await expect(page.locator('main mark')).toHaveCount(0);
  });

  test('Escape takes the marks away, and so does another page', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'detect operating systems');
    await page.keyboard.press('Enter');
    await expect.poll(() => countMarks(page)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    expect(await countMarks(page)).toBe(0);
    await page.keyboard.press('/');
    await searchFor(page, 'detect operating systems');
    await page.keyboard.press('Enter');
    await expect.poll(() => countMarks(page)).toBeGreaterThan(0);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
    // The URL changes while the old page is still shown.
    await expect.poll(() => countMarks(page)).toBe(0);
  });

  test('Escape in the panel leaves the marks of the page behind it', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'detect operating systems');
    await page.keyboard.press('Enter');
    await expect.poll(() => countMarks(page)).toBeGreaterThan(0);
    const count = await countMarks(page);
    await page.keyboard.press('/');
    await expect(getField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getPanel(page)).toHaveCount(0);
    expect(await countMarks(page)).toBe(count);
  });

  for (const from of ['/blog/tags', '/docs/scanners/nmap']) {
    test(`keyboard and screen reader go on from the section, coming from ${from}`, async ({page}) => {
      await openSearch(page, from);
      await searchFor(page, 'detect operating systems');
      await page.keyboard.press('Enter');
      const section = page.locator('#detect-operating-systems');
      await expect(section).toBeFocused();
      await expect(section).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(section).not.toHaveAttribute('tabindex');
      // Its own anchor is the first link after its text.
      await expect(section.getByRole('link')).toBeFocused();
    });
  }

  for (const query of ['ttlSecondsAfterFinished', 'spec.ttlSecondsAfterFinished']) {
    test(`${query} offers the row of the field, with its meaning, and leads to it`, async ({page}) => {
      await openSearch(page);
      await searchFor(page, query);
      const result = getResults(page).and(
        page.locator('[href="/docs/api/crds/scan#spec.ttlSecondsAfterFinished"]'),
      );
      await expect(result).toContainText('spec.ttlSecondsAfterFinished');
      await expect(result).toContainText('Specification');
      await expect(result).toContainText('deletes the Scan');
      await result.click();
      await expect(page).toHaveURL('/docs/api/crds/scan#spec.ttlSecondsAfterFinished');
      await expect(page.locator('[id="spec.ttlSecondsAfterFinished"]')).toBeInViewport();
      await expect(page.locator('[id="spec.ttlSecondsAfterFinished"]')).toBeFocused();
    });
  }

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
