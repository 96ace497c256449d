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

test.describe('The landing page on a laptop', () => {
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

  test('sections are at most 80 px apart, and the catalogue is no longer than its selection', async ({
    page,
  }) => {
    await page.goto('/');
    // From the end of one section's content to the title of the next one, across the edges of their surfaces.
    const distances = await page.locator('main > section').evaluateAll((sections) =>
      sections.slice(1).map((section, index) => {
        const end = sections[index]?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        return Math.round((section.firstElementChild?.getBoundingClientRect().top ?? 0) - end);
      }),
    );
    expect(distances.filter((distance) => distance > 80)).toEqual([]);
    const catalogue = page.getByRole('region', {name: 'Scanners and hooks'});
    expect((await catalogue.boundingBox())?.height).toBeLessThan(1600);
  });

  test('a state has the badge that it has on the page of its kind', async ({page}) => {
    const readBadge = () =>
      page
        .getByText('In development', {exact: true})
        .first()
        .evaluate((badge) => {
          const {borderTopWidth, color} = getComputedStyle(badge);
          return `${borderTopWidth} ${color}`;
        });
    await page.goto('/docs/hooks');
    const badge = await readBadge();
    await page.goto('/');
    expect(await readBadge()).toBe(badge);
  });

  test('the four severities stand beside their name', async ({page}) => {
    await page.goto('/');
    await expect(page.locator('main .severity')).toHaveText(['high', 'medium', 'low', 'informational']);
  });

  test('on paper, a section begins on the page of its first content', async ({page}) => {
    // An A4 sheet without its margins, in pixels.
    const sheet = {width: 718, height: 1047};
    await page.setViewportSize(sheet);
    await page.goto('/');
    await page.emulateMedia({media: 'print'});
    const sections = page.locator('main > section:has(header)');
    const breaks = await sections
      .locator('header')
      .evaluateAll((headers) => headers.map((header) => getComputedStyle(header).breakAfter));
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
    const [title, end] = await sections.first().evaluate((section) => {
      const diagrams = [...section.querySelectorAll('svg')].filter((svg) => svg.checkVisibility());
      const ends = diagrams.map((svg) => svg.getBoundingClientRect().bottom);
      return [section.querySelector('header')?.getBoundingClientRect().top ?? 0, Math.max(...ends)];
    });
    expect(end - title, 'title and diagram fit on one sheet').toBeLessThan(sheet.height);
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
