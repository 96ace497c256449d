import type {Page} from '@playwright/test';

import {expect, sharedTest as test} from '../e2e/test';

/** The colour of an element behind its text, through its transparent parents. */
const readSurface = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const {backgroundColor} = getComputedStyle(one);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return '';
    });

test.describe('The landing page on a laptop', {tag: '@release'}, () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('the first screen has the petrol of the brand in both modes, and shows the output of the first scan', async ({
    page,
  }) => {
    await page.goto('/');
    const bottom = await page
      .locator('main figure')
      .first()
      .evaluate((figure) => figure.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(800);
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
      expect(await readSurface(page, 'h1'), mode).toBe('rgb(14, 43, 51)');
    }
  });
});

test('in a theme of high contrast, the text of the diagram has the colour of all text', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await page.goto('/');
  const fills = await page
    .locator('main svg text')
    .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).fill))]);
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(fills).toEqual([ink]);
});
