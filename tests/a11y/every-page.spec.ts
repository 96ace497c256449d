import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

import {readHtmlPaths, readSitemapPaths, trimTrailingSlash} from '../build-pages';
import {openPage} from '../e2e/page-actions';
import {expect, test} from '../e2e/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const NARROW = {width: 320, height: 640};
const WIDE = {width: 1280, height: 720};
const NOT_FOUND_PAGE = '/404.html';

/** Every page once: those of the sitemap and those that it does not list. */
const paths = [
  ...new Set([...readSitemapPaths().map(trimTrailingSlash), ...readHtmlPaths(), NOT_FOUND_PAGE]),
];

/** Changes the colour mode and skips the fading of colours, which axe would take for their final values. */
async function setColourMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.setAttribute('data-theme', value);
    for (const animation of document.getAnimations()) animation.finish();
  }, mode);
}

/** Runs axe on what the page shows now. Returns one readable line for each element that breaks a rule. */
async function collectViolations(page: Page): Promise<string[]> {
  // Without frames the legacy mode finds the same, and needs no second page for each run.
  const axe = new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .withTags(TAGS)
    .setLegacyMode();
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}

// A failure names page, rule and element: a trace would only cost time.
test.use({viewport: NARROW, contextOptions: {reducedMotion: 'reduce'}, trace: 'off'});

test.describe('Every page', () => {
  // The longest pages have thousands of elements, each of which axe measures twice.
  test.describe.configure({timeout: 60_000});

  for (const path of paths) {
    test(path, async ({page}) => {
      const response = await openPage(page, path);
      expect(response.status()).toBe(200);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);

      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, 'pixels that the page is wider than a screen of 320 px').toBeLessThanOrEqual(0);

      await page.setViewportSize(WIDE);
      for (const mode of ['light', 'dark']) {
        await setColourMode(page, mode);
        expect(await collectViolations(page), `axe, ${mode} mode`).toEqual([]);
      }
    });
  }
});
