import type {Page} from '@playwright/test';

import {loadRelease} from '../../platform/loadPlatform';
import {
  addSecondLocale,
  expectAtTarget,
  expectLoaded,
  getHeading,
  getNavbar,
  holdScripts,
  MAIN_DOC,
  openPage,
  scrollTop,
} from './pageActions';
import {expect, sharedTest as test} from './test';

const getBar = (page: Page) => page.getByText('Documented release:');
const getClose = (page: Page) => page.getByRole('button', {name: 'Close', exact: true});
const getLanguages = (page: Page) => page.getByRole('button', {name: 'English'});
const getEnglish = (page: Page) => getNavbar(page).locator('a[lang="en"]');

test.describe('States and transitions: announcement bar', () => {
  const DISMISSED = 'docusaurus.announcement.dismiss';
  const ID = 'docusaurus.announcement.id';

  test('the announcement bar is dismissible, and dismissal is stored', async ({page}) => {
    await openPage(page, '/');
    await expect(page.getByRole('banner').filter({has: getBar(page)})).toBeVisible();
    await getClose(page).focus();
    await page.keyboard.press('Space');
    await expect(getBar(page)).toHaveCount(0);
    const next = getNavbar(page).getByRole('link').first();
    await expect(next).toBeFocused();
    expect(await next.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
    const stored = await page.evaluate(
      (keys) => keys.map((key) => localStorage.getItem(key)),
      [DISMISSED, ID],
    );
    expect(stored).toEqual(['true', `documents-${loadRelease().version}`]);

    await test.step('it does not flash before the scripts run', async () => {
      await page.goto('about:blank');
      const release = await holdScripts(page);
      await page.goto('/blog', {waitUntil: 'commit'});
      await expect(getHeading(page)).toBeVisible();
      await expect(getBar(page)).toBeHidden();
      release();
      await expectLoaded(page);
      await expect(getBar(page)).toHaveCount(0);
    });

    await test.step("dismissal is reset when the bar's id changes", async () => {
      await page.evaluate((id) => localStorage.setItem(id, 'an-older-announcement'), ID);
      await openPage(page, '/blog');
      await expect(getBar(page)).toBeVisible();
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), DISMISSED)).toBe('false');
    });
  });

  test('closing it also closes it in other tabs, for good, and does not move the focus there', async ({
    page,
    context,
  }) => {
    const [loaded, waiting] = [await context.newPage(), await context.newPage()];
    await openPage(loaded, '/');
    await waiting.goto('/docs/scanners/nmap');
    const link = loaded.getByRole('link', {name: 'Blog', exact: true}).first();
    await link.focus();
    for (const tab of [loaded, waiting]) await expect(getBar(tab)).toBeVisible();
    await openPage(page, '/');
    await getClose(page).click();
    await expect(getBar(loaded)).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(getBar(waiting)).toBeHidden();
    await expectLoaded(waiting);
    await expect(getBar(waiting)).toHaveCount(0);
  });
});

test.describe('States and transitions: navbar', () => {
  test('the navbar hides on scroll down, and reappears on scroll up and at the top', async ({page}) => {
    // A hash without a target changes nothing.
    await openPage(page, `${MAIN_DOC}#no-such-target`);
    await page.mouse.move(600, 400);
    const scrollDown = async () => {
      await page.mouse.wheel(0, 600);
      await page.mouse.wheel(0, 600);
      await expect(getNavbar(page)).not.toBeInViewport();
    };
    await scrollDown();
    await page.mouse.wheel(0, -100);
    await expect(getNavbar(page)).toBeInViewport({ratio: 1});
    expect(await scrollTop(page)).toBeGreaterThan(0);
    await scrollDown();
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await expect(getNavbar(page)).toBeInViewport({ratio: 1});
  });

  test('the navbar is visible when a hash target exists: on a page opened at one, and after clicks in its table of contents', async ({
    page,
  }) => {
    await openPage(page, `${MAIN_DOC}#install`);
    await expectAtTarget(page);
    const links = page.locator('.theme-doc-toc-desktop').getByRole('link');
    for (const index of [5, 2]) {
      await links.nth(index).click();
      await expect(page).toHaveURL(new RegExp(`${await links.nth(index).getAttribute('href')}$`));
      await expectAtTarget(page);
    }
  });
});

test.describe('States and transitions: navbar dropdown', () => {
  test('a navbar dropdown opens and closes with the mouse, and with the keyboard', async ({page}) => {
    await openPage(page, '/');
    await page.keyboard.press('Escape');
    const button = getLanguages(page);
    const item = getEnglish(page);
    await expect(item).toBeHidden();
    await button.hover();
    await expect(item, 'an Escape before has no effect').toBeVisible();
    await getHeading(page).hover();
    await expect(item).toBeHidden();
    await button.hover();
    await expect(item).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await getHeading(page).hover();
    await button.hover();
    await expect(item, 'Escape closes it until the mouse comes back').toBeVisible();
    await getHeading(page).hover();
    await expect(item).toBeHidden();

    const openAndEnter = async () => {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(item).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(item).toBeFocused();
    };
    const expectClosed = async () => {
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(item).toBeHidden();
    };
    await openAndEnter();
    await page.keyboard.press('Tab');
    await expectClosed();
    await openAndEnter();
    await page.keyboard.press('Escape');
    await expectClosed();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(item).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expectClosed();
  });

  test('Space, arrow keys, Home and End work in it and do not scroll the page', async ({page, watch}) => {
    await addSecondLocale(page, watch);
    await openPage(page, MAIN_DOC);
    await page.evaluate(() => scrollTo({top: 300, behavior: 'instant'}));
    const button = getLanguages(page);
    const [first, last] = [getEnglish(page), page.locator('a[lang="de"]')];
    await button.focus();
    const scrolled = await scrollTop(page);
    for (const isOpen of [true, false]) {
      await page.keyboard.press('Space');
      await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
      await expect(last).toBeVisible({visible: isOpen});
    }
    await expect(button).toBeFocused();
    for (const [key, link] of [
      ['ArrowDown', first],
      ['ArrowDown', last],
      ['ArrowDown', last],
      ['ArrowUp', first],
      ['ArrowUp', first],
      ['End', last],
      ['Home', first],
    ] as const) {
      await page.keyboard.press(key);
      await expect(link).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    }
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(last).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(last).toBeHidden();
    expect(await scrollTop(page)).toBe(scrolled);
  });
});
