import type {Locator} from '@playwright/test';

import {getActive, getField, getPanel, getResults, openSearch, searchFor} from '../e2e/searchActions';
import {expect, sharedTest as test} from '../e2e/test';

// While the panel fades in, its text has no contrast.
test.use({contextOptions: {reducedMotion: 'reduce'}});

const DESKTOP = {width: 1280, height: 800};
const PHONE = {width: 360, height: 640};

const WAYS = ['Installation', 'Troubleshooting', 'How-tos', 'Scanners', 'Finding format', 'Blog'];

const getWays = (panel: Locator) => panel.getByRole('navigation', {name: 'Start here'}).getByRole('link');

test.describe('Look: search', () => {
  test('all eight results are in view, each with its title and place on one line; only titles have full ink', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await openSearch(page);
    for (const query of ['nmap', 'install nmap', 'cascading scans']) {
      await searchFor(page, query);
      await expect(getResults(page)).toHaveCount(8);
      // The passages arrive after the titles and make the results higher.
      await expect(getResults(page).locator('mark').nth(8), query).toBeAttached();
      await expect(getResults(page).last(), query).toBeInViewport({ratio: 1});
      await expect(getResults(page).first(), query).toBeInViewport({ratio: 1});
      const heights = await getResults(page).evaluateAll((items) => items.map((item) => item.clientHeight));
      expect(Math.min(...heights), query).toBeLessThanOrEqual(68);
    }
    const [title, ...quiet] = await getResults(page)
      .last()
      .evaluate((item) =>
        ['title', 'path', 'passage'].map((name) => {
          const part = item.querySelector(`.search-${name}`);
          return part && getComputedStyle(part).color;
        }),
      );
    expect(new Set(quiet).size).toBe(1);
    expect(quiet).not.toContain(title);
  });

  test('before anything is typed it offers six ways in and three opened results', async ({page}) => {
    await page.evaluate(() => {
      const stored = ['nmap', 'zap', 'trivy', 'nikto'].map((name) => ({
        route: `/docs/scanners/${name}`,
        title: name,
        path: ['Docs', 'Scanners'],
      }));
      localStorage.setItem('local-search.recent', JSON.stringify(stored));
    });
    await openSearch(page);
    const ways = getWays(getPanel(page));
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await expect(getResults(page)).toHaveCount(3);
      await expect(getActive(page)).toContainText('nmap');
      await expect(ways).toHaveCount(6);
      for (const [index, title] of WAYS.entries()) await expect(ways.nth(index)).toContainText(title);
      await expect(ways.last()).toBeInViewport({ratio: 1});
    }
    // At 400 % zoom everything can be reached.
    await page.setViewportSize({width: 320, height: 256});
    await ways.last().focus();
    await expect(ways.last()).toBeInViewport({ratio: 1});
    expect(await getPanel(page).evaluate((panel) => panel.scrollWidth <= panel.clientWidth)).toBe(true);
    await getPanel(page).getByRole('button', {name: 'Forget these'}).focus();
    await page.keyboard.press('Tab');
    await expect(ways.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/getting-started/installation');
    await expect(getPanel(page)).toHaveCount(0);
  });

  test('without results it says so and offers the six ways, but Enter opens none', async ({page}) => {
    await page.setViewportSize(PHONE);
    await openSearch(page);
    await searchFor(page, 'qqqqqqqqqq');
    await expect(getPanel(page).getByText('No results found.')).toBeVisible();
    await expect(getWays(getPanel(page))).toHaveCount(6);
    await page.keyboard.press('Enter');
    await expect(getField(page)).toBeFocused();
    await expect(page).toHaveURL('/blog/tags');
  });
});
