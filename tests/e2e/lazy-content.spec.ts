import type {Locator, Page} from '@playwright/test';

import {STARTS_SCRIPTS} from '../../protocol';
import {readHtmlPaths, readPageHtml} from '../buildPages';
import {holdScripts, touchPage} from './pageActions';
import {expect, test} from './test';

/** A part with content, and the heading after it. */
const PART = new RegExp(`<div ${STARTS_SCRIPTS}=""><(?!/).*?<h[2-4] [^>]*?id="?(?<id>[^" >]+)`, 'gs');

/** The heading after each tool and live block of the build. */
const TARGETS = readHtmlPaths().flatMap((path) =>
  [...readPageHtml(path).matchAll(PART)].map(({groups}) => ({path, id: groups?.id ?? ''})),
);
const [FIRST] = TARGETS;
if (!FIRST) throw new Error('No page of the build has a heading after a part that loads later.');

const DEVICES = {
  desktop: {viewport: {width: 1280, height: 800}},
  phone: {viewport: {width: 320, height: 700}, hasTouch: true, isMobile: true},
};
/** Pixels from the window within which a part is near enough to load, with some to spare. */
const NEAR = 500;

const getTop = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top);

/** Opens a page whose scripts are held back. */
async function openHeld(page: Page, {path, id}: {path: string; id: string}) {
  const release = await holdScripts(page);
  await page.goto(`${path}#${id}`);
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toBeInViewport();
  return {target, part: page.locator(`[${STARTS_SCRIPTS}]`, {has: page.locator('xpath=*')}), release};
}

/** Lets the scripts load, and expects an element to be where it is now once the tool has its final height. */
async function expectKept(page: Page, element: Locator, part: Locator, release: () => void): Promise<void> {
  const before = await getTop(element);
  const height = await part.evaluate((node) => node.clientHeight);
  release();
  await touchPage(page);
  await expect(part.getByRole('region')).toBeAttached();
  await expect(part.getByRole('status')).not.toHaveText(/…$/);
  expect(await part.evaluate((node) => node.clientHeight)).not.toBe(height);
  expect(Math.abs((await getTop(element)) - before)).toBeLessThanOrEqual(2);
}

for (const [device, options] of Object.entries(DEVICES)) {
  test.describe(`When a tool loads, on a ${device}`, () => {
    test.use(options);

    for (const target of TARGETS) {
      test(`#${target.id} of ${target.path} stays in place`, async ({page}) => {
        const {target: heading, part, release} = await openHeld(page, target);
        // A long tool may end too far above its next heading to load: the reader scrolls back a little.
        await part.evaluate((node, near) => {
          scrollBy(0, Math.min(0, node.getBoundingClientRect().bottom + near));
        }, NEAR);
        await expectKept(page, heading, part, release);
      });
    }

    test('what follows stays in place also if the end of the tool is in view', async ({page}) => {
      const {target, part, release} = await openHeld(page, FIRST);
      await part.evaluate((node) => scrollBy(0, node.getBoundingClientRect().bottom - innerHeight / 2));
      await expectKept(page, target, part, release);
    });

    test('a reader who has scrolled back to its start stays there', async ({page}) => {
      const {part, release} = await openHeld(page, FIRST);
      await part.evaluate((node) => scrollBy(0, node.getBoundingClientRect().top - innerHeight / 2));
      await expectKept(page, part, part, release);
    });
  });
}
