import type {Locator, Page} from '@playwright/test';

import {STARTS_SCRIPTS} from '../../browser/protocol';
import {readHtmlPaths, readPageHtml} from '../buildPages';
import {holdScripts, touchPage} from './pageActions';
import {expect, sharedTest as test} from './test';

/** A tool or live block, and the heading after it. */
const PART = new RegExp(`<div ${STARTS_SCRIPTS}=""><(?!/).*?<h[2-4] [^>]*?id="?(?<id>[^" >]+)`, 'gs');

const TARGETS = readHtmlPaths().flatMap((path) =>
  [...readPageHtml(path).matchAll(PART)].map(({groups}) => ({path, id: groups?.id ?? ''})),
);
const [FIRST] = TARGETS;
if (!FIRST) throw new Error('No page of the build has a heading after a part that loads later.');

const DEVICES = {
  desktop: {viewport: {width: 1280, height: 800}},
  phone: {viewport: {width: 320, height: 700}, hasTouch: true, isMobile: true},
};

const getHeading = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** Starts the scripts, and expects a heading at this distance from the top of the window once the tool is complete. */
async function expectAt(page: Page, heading: Locator, top: number): Promise<void> {
  await touchPage(page);
  const tool = page.locator(`[${STARTS_SCRIPTS}]`).getByRole('region').first();
  await expect(tool.getByRole('status')).not.toHaveText(/…$/);
  const actual = await heading.evaluate((node) => node.getBoundingClientRect().top);
  expect(Math.abs(actual - top), `${actual} instead of ${top}`).toBeLessThanOrEqual(2);
}

for (const [device, options] of Object.entries(DEVICES)) {
  test.describe(`When a tool loads, on a ${device}`, () => {
    test.use(options);

    for (const {path, id} of TARGETS) {
      test(`#${id} of ${path} stays in place`, async ({page}) => {
        await page.goto(`${path}#${id}`);
        const heading = getHeading(page, id);
        // In one step with scrolling, which starts the scripts.
        const top = await heading.evaluate((node, mark) => {
          const part = document.querySelector(`[${mark}]:not(:empty)`);
          // A tool that ends more than a screen above the heading loads when the reader goes back towards it.
          const back = Math.max(0, -500 - (part?.getBoundingClientRect().bottom ?? 0));
          scrollBy(0, -back);
          const {scrollPaddingTop} = getComputedStyle(document.documentElement);
          return parseFloat(scrollPaddingTop) + parseFloat(getComputedStyle(node).scrollMarginTop) + back;
        }, STARTS_SCRIPTS);
        await expectAt(page, heading, top);
      });
    }

    test('what follows stays in place if the end of the tool is in view', async ({page}) => {
      const release = await holdScripts(page);
      await page.goto(FIRST.path);
      const heading = getHeading(page, FIRST.id);
      const top = await heading.evaluate((node) => {
        scrollBy(0, node.getBoundingClientRect().top - innerHeight / 2);
        return node.getBoundingClientRect().top;
      });
      release();
      await expectAt(page, heading, top);
    });
  });
}
