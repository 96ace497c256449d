import type {Page} from '@playwright/test';

import {openPage} from '../e2e/pageActions';
import {expect, sharedTest as test} from '../e2e/test';

const getTable = (page: Page) => page.getByRole('main').getByRole('table').first();

/** Left edges of the columns in pixels. */
const readColumns = (page: Page): Promise<number[]> =>
  getTable(page)
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().left)));

test.describe('The table of scanners', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('its head stays in view below the navbar', async ({page}) => {
    await openPage(page, '/docs/scanners');
    const head = getTable(page).getByRole('columnheader').first();
    await page.getByRole('rowheader', {name: 'Kube Hunter'}).scrollIntoViewIfNeeded();
    await getTable(page).evaluate((table) => {
      scrollTo({top: table.getBoundingClientRect().top + scrollY + 500, behavior: 'instant'});
    });
    const readDistance = async () => {
      const bar = await page
        .locator('.navbar')
        .first()
        .evaluate((navbar) => Math.max(0, navbar.getBoundingClientRect().bottom));
      return Math.round(await head.evaluate((cell, end) => cell.getBoundingClientRect().top - end, bar));
    };
    await expect.poll(readDistance).toBe(0);
  });

  test('its columns and the chips of the filter keep their places while one filters', async ({page}) => {
    await openPage(page, '/docs/scanners');
    const before = await readColumns(page);
    const chip = page.getByRole('button', {name: /^Kubernetes/});
    const size = await chip.boundingBox();
    await chip.click();
    await expect(getTable(page).getByRole('rowheader')).toHaveCount(3);
    expect(await readColumns(page)).toEqual(before);
    expect(await chip.boundingBox()).toEqual(size);
  });

  test('the number of scanners is there once, and arm64 is a filter', async ({page}) => {
    await openPage(page, '/docs/scanners');
    await expect(page.getByText(/\b24 scanners\b/)).toHaveCount(1);
    const chip = page.getByRole('button', {name: /^arm64/});
    const count = Number(await chip.locator('span').textContent());
    await chip.click();
    await expect(page).toHaveURL(/cpu=arm64/);
    await expect(getTable(page).getByText('arm64', {exact: true})).toHaveCount(count);
    await expect(page.getByRole('status')).toHaveText(`Showing ${count} scanners.`);
  });

  test('the impact has a colour and a word, and arrows are read as words', async ({page}) => {
    await page.goto('/docs/scanners');
    const colours = await Promise.all(
      ['Passive', 'Active', 'Invasive'].map((impact) =>
        getTable(page)
          .getByText(impact, {exact: true})
          .first()
          .evaluate((word) => getComputedStyle(word).color),
      ),
    );
    expect(new Set(colours).size).toBe(3);
    await expect(getTable(page).getByRole('row', {name: /^Nmap/})).toContainText(/→ starts \d+ scanners/);
  });

  test('the cross of its field is not the blue one of the browser', async ({page}) => {
    await page.goto('/docs/scanners');
    // Browsers do not tell the style of this part, only its rule.
    const rules = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({cssRules}) => [...cssRules].map(({cssText}) => cssText))
        .filter((rule) => rule.includes('::-webkit-search-cancel-button')),
    );
    expect(rules.join()).toMatch(/appearance: none.*mask/);
  });
});
