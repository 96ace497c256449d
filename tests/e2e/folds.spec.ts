import type {Locator, Page} from '@playwright/test';

import {openPage} from './pageActions';
import {getActive, openSearch, searchFor} from './searchActions';
import {expect, sharedTest as test} from './test';

/** A page with a fold around a table whose rows have anchors. */
const PAGE = '/docs/scanners/nmap';
const FOLD = 'Values that scanner charts share';
const ANCHOR = 'parser.tolerations';

/** The names of the hooks that the index shows. */
function getHooks(page: Page): Locator {
  const rows = page.locator('table').first().getByRole('rowheader');
  return rows.filter({has: page.getByRole('link')});
}

test.describe('Folds', () => {
  test('a fold is closed at first, opens with the keyboard, and is on the printed page', async ({page}) => {
    await openPage(page, PAGE);
    const row = page.locator(`[id="${ANCHOR}"]`);
    await expect(row).toBeHidden();
    await page.locator('summary', {hasText: FOLD}).focus();
    await page.keyboard.press('Enter');
    await expect(row).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(row).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(row).toBeVisible();
    await page.emulateMedia({media: 'screen'});
    await expect(row).toBeHidden();

    await test.step('a link to an anchor in a fold opens it, within the site and from outside', async () => {
      await page.evaluate((anchor) => (location.hash = `#${anchor}`), ANCHOR);
      await expect(row).toBeInViewport();
      await page.reload();
      await expect(row).toBeInViewport();
    });
  });

  test('a search result opens the fold with the words of the query, also in another tab', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'nmap chart objects images container');
    await expect(getActive(page)).toContainText('What the chart installs');
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const other = await opened;
    await page.keyboard.press('Enter');
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(new RegExp(`${PAGE}#what-the-chart-installs$`));
      await expect(tab.getByRole('cell', {name: 'Result file'})).toBeVisible();
    }
    await expect(page.locator('summary', {hasText: FOLD}).locator('..')).not.toHaveAttribute('open');
  });
});

test.describe('The index of hooks', () => {
  test('finds hooks by a word, and by a category: by button and URL, without a page load', async ({page}) => {
    await openPage(page, '/docs/hooks');
    const rows = getHooks(page);
    const all = await rows.count();
    const field = page.getByRole('searchbox', {name: 'Find by name or use'});
    await field.fill('sbom');
    await expect(rows).toHaveText([/Dependency-Track/]);
    await field.fill('no such hook');
    await expect(page.getByText('No hook matches.')).toBeVisible();
    await field.fill('');

    const button = page.getByRole('button', {name: /^Change findings/});
    const count = Number(/\d+$/.exec((await button.textContent()) ?? '')?.[0]);
    expect(count).toBeLessThan(all);
    await button.click();
    await expect(rows).toHaveCount(count);
    await expect(page).toHaveURL(/\?category=dataProcessing$/);
    await openPage(page, page.url());
    await expect(rows).toHaveCount(count);
    await button.click();
    await expect(rows).toHaveCount(all);
  });
});
