// cspell:ignore troubelshooting -- a typing mistake that is a query

import {CHROMIUM_ARGS, findChromium} from '../../scripts/browsers';
import {expectAccessible} from '../axe';
import {getBox, openPage} from './pageActions';
import {getField, getPanel, getResults, openSearch, searchFor} from './searchActions';
import {expect, sharedTest, test} from './test';

// While the panel fades in, its text has no contrast.
test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('Search: for everybody', () => {
  sharedTest(
    'screen readers get a combobox with its list, its active option and the number of results',
    async ({page}) => {
      await openSearch(page);
      const field = getField(page);
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await searchFor(page, 'install nmap');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      const list = getPanel(page).getByRole('listbox', {name: 'Results'});
      await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
      await expect(getResults(page).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      const second = getResults(page).nth(1);
      await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('End');
      await expect(getResults(page).last()).toHaveAttribute('aria-selected', 'true');
      await expect(field).toBeFocused();
      const status = getPanel(page).getByRole('status');
      await expect(status).toHaveText('8 results for “install nmap”');
      // In the message, a vertical bar separates plural forms, and braces are placeholders.
      await searchFor(page, 'kubectl get scans | grep nmap {count}');
      await expect(status).toHaveText('8 results for “kubectl get scans | grep nmap {count}”');
      await expect(getResults(page).first()).toHaveAttribute('aria-selected', 'true');
      await searchFor(page, 'troubelshooting');
      await expect(status).toHaveText(
        /^8 results for “troubelshooting”No page has troubelshooting. Shown are near spellings: Troubleshooting.$/i,
      );
      await searchFor(page, 'pod security xylophone');
      await expect(status).toHaveText(
        /^8 results for .*Nothing mentions xylophone. Results for: pod security$/,
      );
      await searchFor(page, 'xylophone');
      await expect(status).toHaveText('No results found.');
      await expect(getResults(page)).toHaveCount(0);
      await expect(getPanel(page).getByRole('link', {name: 'Scanners'})).toBeVisible();
    },
  );

  sharedTest('it passes axe in each state', async ({page}) => {
    await openSearch(page);
    await expectAccessible(getPanel(page), 'before a search');
    // Results, results for similar spellings, no results.
    for (const query of ['instal nmap', 'troubelshooting', 'nmap qqqqqqqqqq', 'qqqqqqqqqq']) {
      await searchFor(page, query);
      await expectAccessible(getPanel(page), `with the query ${query}`);
    }
    await page.evaluate(() => {
      const recent = [{route: '/docs/scanners/nmap', title: 'Nmap', path: ['Docs', 'Scanners']}];
      localStorage.setItem('local-search.recent', JSON.stringify(recent));
    });
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(getResults(page)).toHaveCount(1);
    await expectAccessible(getPanel(page), 'with a recent result');
  });

  sharedTest('on a phone it fills the screen and nothing is cut off', async ({page}) => {
    await openSearch(page);
    for (const width of [320, 360, 600]) {
      await page.setViewportSize({width, height: 640});
      await searchFor(page, 'ttlSecondsAfterFinished');
      const box = await getBox(getPanel(page));
      expect(box).toMatchObject({x: 0, y: 0, width, height: 640});
      const overflow = await getResults(page).evaluateAll((items) =>
        items.filter(
          (item) => item.scrollWidth > item.clientWidth || item.getBoundingClientRect().right > innerWidth,
        ),
      );
      expect(overflow).toEqual([]);
      // A tap on empty space does not close it.
      await searchFor(page, 'qqqqqqqqqq');
      await page.mouse.click(width / 2, 600);
      await searchFor(page, 'nmap');
    }
  });

  test('the page behind it does not move, with or without a scrollbar', async ({playwright, baseURL}) => {
    const browser = await playwright.chromium.launch({
      executablePath: findChromium(),
      args: CHROMIUM_ARGS,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    try {
      const page = await browser.newPage({baseURL});
      for (const [height, hasScrollbar] of [
        [400, true],
        [4000, false],
      ] as const) {
        await page.setViewportSize({width: 1280, height});
        await openPage(page, '/blog/tags');
        const getPlace = () => getBox(page.getByRole('main'));
        expect(await page.evaluate(() => innerWidth > document.documentElement.clientWidth)).toBe(
          hasScrollbar,
        );
        const place = await getPlace();
        await page.keyboard.press('/');
        await expect(getField(page)).toBeFocused();
        expect(await getPlace()).toEqual(place);
      }
    } finally {
      await browser.close();
    }
  });
});
