import {openPage} from './pageActions';
import {getActive, openSearch, searchFor} from './searchActions';
import {expect, sharedTest as test} from './test';

const PAGE = '/docs/scanners/nmap';
const FOLD = 'Values that scanner charts share';
const ANCHOR = 'parser.tolerations';

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
