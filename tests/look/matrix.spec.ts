import type {Page} from '@playwright/test';

import {getBox, openPage} from '../e2e/pageActions';
import {expect, sharedTest as test} from '../e2e/test';

const getTable = (page: Page) => page.getByRole('main').getByRole('table').first();

const readColumns = (page: Page): Promise<number[]> =>
  getTable(page)
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().left)));

async function expectProcessors(page: Page): Promise<void> {
  await expect(getTable(page).getByRole('row', {name: /^Nmap/})).toContainText(/→ starts \d+ scanners/);
  await expect(page.getByRole('rowheader', {name: 'Trivy arm64 ppc64le s390x', exact: true})).toBeVisible();
  await expect(page.getByRole('rowheader', {name: 'ZAP Deprecated arm64', exact: true})).toBeVisible();
  const chip = page.getByRole('button', {name: /^arm64/});
  const count = Number(await chip.locator('span').textContent());
  await chip.click();
  await expect(page).toHaveURL(/cpu=arm64/);
  await expect(getTable(page).getByText('arm64', {exact: true})).toHaveCount(count);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`Showing ${count} scanners.`);
}

test.describe('The table of scanners', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('its head covers neither what a link leads to nor what the Tab key leads to', async ({page}) => {
    const head = getTable(page).getByRole('columnheader').first();
    const readEnd = () => head.evaluate((cell) => cell.getBoundingClientRect().bottom);
    for (const anchor of ['category-cms', 'category-tls']) {
      await page.goto('about:blank');
      await openPage(page, `/docs/scanners#${anchor}`);
      const heading = page.getByRole('rowheader').filter({has: page.locator(`#${anchor}`)});
      const icon = heading.locator('svg');
      await expect(icon).toBeInViewport();
      await expect.poll(async () => (await getBox(icon)).y - (await readEnd()), anchor).toBeGreaterThan(0);
    }
    const links = getTable(page).getByRole('link');
    await links.last().focus();
    for (let stop = await links.count(); stop > 1; stop--) {
      await page.keyboard.press('Shift+Tab');
      const {name, top} = await page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        return {name: element.outerHTML.slice(0, 80), top: element.getBoundingClientRect().top};
      });
      expect(top, name).toBeGreaterThanOrEqual(await readEnd());
    }
  });

  test('the filter has a button for each heading; URLs with its categories lead there', async ({page}) => {
    await openPage(page, '/docs/scanners');
    const rows = getTable(page).getByRole('rowheader');
    const headings = rows.filter({has: page.locator('svg')});
    const buttons = page.getByRole('group', {name: 'Category'}).getByRole('button');
    const labels = (await buttons.allTextContents()).map((label) => label.replace(/\d+$/, ''));
    await expect(headings).toHaveText(labels);

    await test.step('says the processors besides amd64, by which one filters', () => expectProcessors(page));
    await openPage(page, '/docs/scanners?category=SSL');
    await expect(buttons.and(page.locator('[aria-pressed=true]'))).toHaveText(/^Authentication, SSH and TLS/);
    await expect(getTable(page).getByRole('link', {name: 'SSLyze'})).toBeVisible();
  });

  test('the table of hooks says no processors', async ({page}) => {
    await openPage(page, '/docs/hooks');
    await expect(page.getByRole('group', {name: 'Category'})).toBeVisible();
    await expect(page.getByRole('button', {name: /^arm64/})).toHaveCount(0);
    const report = getTable(page).getByRole('row', {name: /^Static Report/});
    await expect(report).toContainText('–not stated–none yet');
  });

  test('in forced colours, what is pressed is filled', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
    await openPage(page, '/docs/scanners?category=CMS');
    const readFill = (isPressed: boolean) =>
      page
        .getByRole('button', {pressed: isPressed})
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await readFill(true)).not.toBe(await readFill(false));
  });

  test.describe('in detail', {tag: '@release'}, () => {
    test('its columns and the chips of the filter keep their places while one filters', async ({page}) => {
      await openPage(page, '/docs/scanners');
      const before = await readColumns(page);
      const chip = page.getByRole('button', {name: /^Kubernetes/});
      const size = await getBox(chip);
      await chip.click();
      await expect(getTable(page).getByRole('rowheader')).toHaveCount(3);
      expect(await readColumns(page)).toEqual(before);
      expect(await getBox(chip)).toEqual(size);
    });
  });
});
