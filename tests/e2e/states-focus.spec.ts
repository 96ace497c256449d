import type {Locator, Page} from '@playwright/test';

import {loadRelease} from '../../platform/loadPlatform';
import {expectAtTarget, getNavbar, openPage, scrollTop} from './pageActions';
import {expect, sharedTest as test} from './test';

const LONG_PAGE = '/docs/scanners/nmap';
const PHONE = {hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}};
/** Number of Tab stops: covers the navbar and the first sidebar items. */
const STOPS = 16;

/** Opens a page and scrolls to the middle: downwards, or finally upwards, so that the navbar is shown. */
async function openMiddle(page: Page, {isBarShown}: {isBarShown: boolean}): Promise<number> {
  // Closed, because it is at the top of the page: focusing it would have to scroll there.
  await page.evaluate((version) => {
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('docusaurus.announcement.id', `documents-${version}`);
  }, loadRelease().version);
  await openPage(page, LONG_PAGE);
  for (const top of [1500, 2000, 2500]) {
    await page.evaluate(
      (y) =>
        new Promise((resolve) => {
          scrollTo({top: y, behavior: 'instant'});
          // By then the page knows. An event would not come if the browser has restored this position before.
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
      top,
    );
  }
  await expect(getNavbar(page)).not.toBeInViewport();
  if (isBarShown) {
    await page.evaluate(() => scrollTo({top: 2400, behavior: 'instant'}));
    await expect(getNavbar(page)).toBeInViewport({ratio: 1});
  }
  return scrollTop(page);
}

/** What has the focus, whether all of its height is on the screen, and how far the page is scrolled. */
function describeFocus(page: Page): Promise<{name: string; isSeen: boolean; scrolled: number}> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const {top, bottom} = element.getBoundingClientRect();
    return {
      name: element.getAttribute('aria-label') ?? element.textContent,
      isSeen: element !== document.body && top >= 0 && bottom <= innerHeight,
      scrolled: scrollY,
    };
  });
}

test.describe('States and transitions: focus in the navbar', () => {
  for (const isBarShown of [true, false]) {
    test(`the Tab key does not scroll the page, forwards and backwards, if the navbar was ${isBarShown ? 'shown' : 'hidden'}`, async ({
      page,
    }) => {
      const scrolled = await openMiddle(page, {isBarShown});
      const names: string[] = [];
      for (const key of [
        ...Array<string>(STOPS).fill('Tab'),
        ...Array<string>(STOPS - 1).fill('Shift+Tab'),
      ]) {
        await page.keyboard.press(key);
        const {name, ...state} = await describeFocus(page);
        expect({name, ...state}).toEqual({name, isSeen: true, scrolled});
        names.push(name);
      }
      expect(names).toEqual(expect.arrayContaining(['Skip to main content', 'Search...', 'Getting Started']));
    });
  }

  /** Expects an element to have the focus, and the page to be scrolled as far as before. */
  async function expectFocus(target: Locator, scrolled: number): Promise<void> {
    await expect(target).toBeFocused();
    expect(await scrollTop(target.page())).toBe(scrolled);
  }

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('the search and the menu open, take keys and close without scrolling the page', async ({page}) => {
      const scrolled = await openMiddle(page, {isBarShown: true});
      const search = page.getByRole('button', {name: 'Search...'});
      await search.tap();
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expectFocus(search, scrolled);

      const open = page.getByRole('button', {name: 'Toggle navigation bar'});
      const close = page.getByRole('button', {name: 'Close navigation bar'});
      await open.tap();
      await expectFocus(close, scrolled);
      await close.tap();
      await expectFocus(open, scrolled);
      await page.keyboard.press('Enter');
      await expect(close).toBeFocused();
      for (const key of [...Array<string>(STOPS).fill('Tab'), ...Array<string>(STOPS).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        expect(await describeFocus(page)).toMatchObject({isSeen: true, scrolled});
      }
      await page.keyboard.press('Escape');
      await expectFocus(open, scrolled);
    });
  });
});

test.describe('States and transitions: the navbar covers nothing', () => {
  test('what gets the focus with Shift and Tab', async ({page}) => {
    await openMiddle(page, {isBarShown: true});
    await page.locator('article').getByRole('link').last().focus();
    const stops: string[] = [];
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Shift+Tab');
      const {name, gap} = await page.evaluate(() => {
        const bar = document.querySelector('nav.navbar')?.getBoundingClientRect();
        const element = document.activeElement ?? document.body;
        return {
          name: element.outerHTML.slice(0, 80),
          gap: element.getBoundingClientRect().bottom - Math.max(bar?.bottom ?? 0, 0),
        };
      });
      stops.push(name);
      expect(gap, stops.join('\n')).toBeGreaterThan(0);
    }
  });

  test('the target of a URL, which ends up right below it', async ({page}) => {
    for (const address of [
      `${LONG_PAGE}#findings-and-severities`,
      // A field and a group of a table.
      '/docs/api/crds/scan#spec.parameters',
      '/docs/scanners#category-cms',
    ]) {
      await openPage(page, address);
      await expectAtTarget(page);
    }
  });
});
