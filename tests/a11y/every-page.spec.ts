import {expectAccessible, expectNoOverflow} from '../axe';
import {readHtmlPaths, readSitemapPaths, trimTrailingSlash} from '../buildPages';
import {openPage} from '../e2e/pageActions';
import {expect, sharedTest as test} from '../e2e/test';
import {collectCuts, OPTION_START, TABLE_WORD} from '../lineBreaks';

const NARROW = {width: 320, height: 640};
const WIDE = {width: 1280, height: 720};
const NOT_FOUND_PAGE = '/404.html';

/** All pages, including those that the sitemap does not list. */
const paths = [
  ...new Set([...readSitemapPaths().map(trimTrailingSlash), ...readHtmlPaths(), NOT_FOUND_PAGE]),
];

test.use({viewport: NARROW, contextOptions: {reducedMotion: 'reduce'}});

test.describe('Every page', () => {
  for (const path of paths) {
    test(path, async ({page}) => {
      const response = await openPage(page, path);
      expect(response.status()).toBe(200);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);

      await expectNoOverflow(page);
      expect(await collectCuts(page, OPTION_START), 'options cut at the end of a line').toEqual([]);
      expect(await collectCuts(page, TABLE_WORD), 'words of tables cut at the end of a line').toEqual([]);

      await page.setViewportSize(WIDE);
      expect(await collectCuts(page, TABLE_WORD), 'words of tables cut on a wide screen').toEqual([]);
      await expectAccessible(page);
    });
  }
});
