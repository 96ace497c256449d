import type {Page} from '@playwright/test';

import {expectAccessible, getWholePage, measureOverflow} from '../axe';
import {readPageHtml, readPagePaths} from '../buildPages';
import {findCoveringPages} from '../coveringPages';
import {openPage} from '../e2e/pageActions';
import {expect, sharedTest as test} from '../e2e/test';
import {collectCuts} from '../lineBreaks';

/**
 * The narrowest screen that pages must fit, the narrowest on which sidebar and table of contents are next to the text,
 * and a desktop.
 */
const WIDTHS = [320, 997, 1280];

/** The pages on which `npm run test:changed` asks, if it does: their sources. */
const sources = process.env.CHANGED_PAGES?.split('\n').filter(Boolean) ?? [];

/** Whether a page is made from a file. Posts link to theirs, the path of others follows from it. */
const isFrom = (path: string, file: string): boolean =>
  path === `/${file.replace(/(?:\/index)?\.md$/, '')}` || readPageHtml(path).includes(`/${file}`);

/** The pages to check, of those that would be checked otherwise. */
const select = (paths: readonly string[]): readonly string[] =>
  sources.length === 0 ? paths : readPagePaths().filter((path) => sources.some((file) => isFrom(path, file)));

/** The pages of one of several tests: a test for each page would take longer than what it checks. */
const takePart = (paths: readonly string[], part: number, parts: number): string[] =>
  paths.filter((_path, index) => index % parts === part);

/** Opens a page without starting React, and says what is wrong. */
async function collectFaults(page: Page, path: string): Promise<string[]> {
  const response = await page.goto(path);
  const faults: string[] = [];
  if (response?.status() !== 200) faults.push(`status ${response?.status()}`);
  // Not with a locator, which would load Playwright's own script into each page.
  const headings = await page.evaluate(() => document.querySelectorAll('h1').length);
  if (headings !== 1) faults.push(`${headings} headings of level 1`);
  // Back and forth, so that a page opens at the last width of the one before: each change is a layout.
  for (const width of WIDTHS.reverse()) {
    await page.setViewportSize({width, height: 720});
    const [cuts, overflow] = await Promise.all([collectCuts(page), measureOverflow(page)]);
    faults.push(...cuts.map((cut) => `${cut}: cut at the end of a line, ${width} px`));
    if (overflow > 0) faults.push(`${overflow} px wider than the screen of ${width} px`);
  }
  return faults;
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('Every page', () => {
  const PARTS = 12;
  for (let part = 0; part < PARTS; part++) {
    test(`is found, has one heading of level 1, fits and causes no message, part ${part + 1}`, async ({
      page,
      watch,
    }) => {
      const faults: string[] = [];
      for (const path of takePart(select(readPagePaths()), part, PARTS)) {
        const seen = watch.unexpected().length;
        const found = await collectFaults(page, path);
        faults.push(...[...found, ...watch.unexpected().slice(seen)].map((fault) => `${path}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  }
});

test.describe('Every kind of element', () => {
  const PARTS = 10;
  for (let part = 0; part < PARTS; part++) {
    // React reports whatever it renders differently from the HTML of the page.
    test(`is accessible once React has taken over, part ${part + 1}`, async ({page}) => {
      const {paths, combinations} = findCoveringPages();
      if (part === 0) console.log(`axe: ${combinations} kinds of elements, on ${paths.length} pages`);
      for (const path of takePart(select(paths), part, PARTS)) {
        await openPage(page, path);
        await expectAccessible(getWholePage(page), path);
      }
    });
  }
});
