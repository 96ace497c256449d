import type {Page} from '@playwright/test';

import {MESSAGE, STATUS_ID} from '../../browser/protocol';
import {
  changeRoute,
  expectMessage,
  getBox,
  getHeading,
  openHeld,
  openPage,
  readClipboard,
} from './pageActions';
import {expect, sharedTest as test} from './test';

const PAGE = '/docs/scanners/nmap';
const HEADING = 'Findings and severities';
const HASH = '#findings-and-severities';

const getSection = (page: Page) => page.getByRole('heading', {name: HEADING});
const getLink = (page: Page) => getSection(page).getByRole('button', {name: 'Copy link', exact: true});
const getStatus = (page: Page) => page.locator(`#${STATUS_ID}`);

/** Expects the confirmation, the new hash, and the URL of the section on the clipboard. */
async function expectCopied(
  page: Page,
  baseURL: string | undefined,
  copy?: () => Promise<void>,
): Promise<void> {
  await expectMessage(getLink(page), 'Link copied', copy);
  expect(new URL(page.url()).hash).toBe(HASH);
  await expect(getSection(page)).toBeInViewport();
  await expect(getLink(page)).not.toHaveAttribute(MESSAGE);
  await expect(getStatus(page)).toHaveText('');
  expect(await readClipboard(page)).toBe(`${baseURL}${PAGE}${HASH}`);
}

async function countCopies(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const write = navigator.clipboard.write.bind(navigator.clipboard);
    Object.assign(window, {copies: 0});
    navigator.clipboard.write = (items) => {
      (window as unknown as {copies: number}).copies += 1;
      return write(items);
    };
  });
  return () => page.evaluate(() => (window as unknown as {copies: number}).copies);
}

test.describe('Links of headings', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copy the URL of their section before any script has arrived, and once', async ({page, baseURL}) => {
    const start = await openHeld(page, PAGE);
    const readCopies = await countCopies(page);
    await expectCopied(page, baseURL);
    await start();
    await expect(getLink(page)).not.toHaveAttribute(MESSAGE);
    expect(await readCopies()).toBe(1);
  });

  test('copy it after React has started, without the query string', async ({page, baseURL}) => {
    await openPage(page, '/docs/scanners/nikto');
    const readCopies = await countCopies(page);
    await changeRoute(page, `${PAGE}?find=port`);
    await expect(getHeading(page)).toHaveText('Nmap');
    await expectCopied(page, baseURL);
    expect(await readCopies()).toBe(1);
  });

  test('copy it by keyboard, and are visible while they have the focus', async ({page, baseURL}) => {
    await openPage(page, PAGE);
    for (const key of ['Enter', 'Space']) {
      await expect(getLink(page)).toHaveCSS('opacity', '0');
      await getLink(page).focus();
      await expect(getLink(page)).toHaveCSS('opacity', '1');
      await expectCopied(page, baseURL, () => page.keyboard.press(key));
      await getLink(page).blur();
    }
  });

  test('copy nothing if they open a tab', async ({page}) => {
    await openPage(page, PAGE);
    const readCopies = await countCopies(page);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      getLink(page).click({modifiers: ['ControlOrMeta']}),
    ]);
    await expect(tab).toHaveURL(PAGE + HASH);
    expect(await readCopies()).toBe(0);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('move nothing and fit the page while they confirm', async ({page}) => {
    await page.setViewportSize({width: 320, height: 700});
    await openPage(page, PAGE);
    // Not the height of the page: the browser may lay out a table elsewhere anew.
    const readLayout = () =>
      getSection(page).evaluate((heading) => {
        const {height, bottom} = heading.getBoundingClientRect();
        const distance = (heading.nextElementSibling?.getBoundingClientRect().top ?? NaN) - bottom;
        const {scrollWidth} = document.documentElement;
        return {scrollWidth, height: Math.round(height), distance: Math.round(distance)};
      });
    const before = await readLayout();
    await getLink(page).click();
    await expect(getLink(page)).toHaveAttribute(MESSAGE);
    expect(await readLayout()).toEqual(before);
    expect(before.scrollWidth).toBe(320);
  });
});

test.describe('Links of headings on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}});

  test('are visible without hovering, and large enough for a finger', async ({page}) => {
    await page.goto(PAGE);
    await expect(getLink(page)).toHaveCSS('opacity', '1');
    const {width, height} = await getBox(getLink(page));
    expect(width).toBeGreaterThanOrEqual(24);
    expect(height).toBeGreaterThanOrEqual(24);
  });
});
