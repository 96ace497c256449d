import type {Page} from '@playwright/test';

import {changeRoute, getSidebar, MAIN_DOC, openHeld, openPage, scrollTop} from './pageActions';
import {getField, getPanel, getResults, searchFor} from './searchActions';
import {expect, sharedTest as test} from './test';

const MOBILE = {width: 996, height: 800};
const PHONE = {width: 360, height: 780};

const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const mobileSidebar = (page: Page) => page.locator('.navbar-sidebar');

async function openMobileSidebar(page: Page, path?: string): Promise<void> {
  if (path !== undefined) await openPage(page, path);
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(mobileSidebar(page)).toBeInViewport({ratio: 1});
}

/** Expects the mobile sidebar to be closed: the page scrolls, and only the hidden panel of the sidebar is inert. */
async function expectClosed(page: Page): Promise<void> {
  await expect(mobileSidebar(page)).not.toBeInViewport();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
  await expect(page.locator('[inert]:not(.navbar-sidebar__item)')).toHaveCount(0);
}

test.describe('States and transitions: mobile sidebar', () => {
  test.use({viewport: MOBILE});

  test('the mobile sidebar opens and closes, and locks page scroll while open', async ({page}) => {
    await openMobileSidebar(page, MAIN_DOC);
    // A click outside it.
    await page.mouse.click(MOBILE.width - 10, MOBILE.height - 10);
    await expectClosed(page);
    await openMobileSidebar(page);
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
    await mobileSidebar(page).getByRole('button', {name: 'Close navigation bar'}).click();
    await expectClosed(page);
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  });

  test('996 px is mobile, wider is desktop: there, the mobile sidebar closes', async ({page}) => {
    const docs = page.getByRole('link', {name: 'Docs', exact: true});
    await openPage(page, '/');
    await expect(docs).toBeHidden();
    await openMobileSidebar(page);
    await page.setViewportSize({width: 997, height: 800});
    await expect(mobileSidebar(page)).toHaveCount(0);
    await expect(menuButton(page)).toBeHidden();
    await expect(docs).toBeVisible();
    await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
    await page.setViewportSize(MOBILE);
    await expectClosed(page);
  });

  test('the mobile sidebar closes on back navigation, keeping the page, and by a link', async ({page}) => {
    await openMobileSidebar(page, '/');
    await mobileSidebar(page).getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page).toHaveURL(MAIN_DOC);
    await expectClosed(page);
    await openMobileSidebar(page);
    await page.evaluate(() => history.back());
    await expectClosed(page);
    await expect(page).toHaveURL(MAIN_DOC);
  });
});

test.describe('States and transitions: mobile sidebar and the keyboard', () => {
  test.use({viewport: PHONE});

  function describeFocus(page: Page): Promise<{isOutside: boolean; isOnScreen: boolean; name: string}> {
    return page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const {left, right} = element.getBoundingClientRect();
      return {
        isOutside: element !== document.body && element.closest('.navbar-sidebar') === null,
        isOnScreen: left > -1 && right < innerWidth + 1,
        name: element.getAttribute('aria-label') ?? element.textContent,
      };
    });
  }

  /** Presses the Tab key until it comes to a stop a second time: all stops must be in the panel that is shown. */
  async function expectTabWithinPanel(page: Page): Promise<void> {
    const stops = new Set<string>();
    // After the last stop, the Tab key starts over, or leaves the page for the browser's own controls.
    for (let count = -1; count < stops.size;) {
      count = stops.size;
      await page.keyboard.press('Tab');
      await expect.poll(() => describeFocus(page)).toMatchObject({isOutside: false, isOnScreen: true});
      stops.add((await describeFocus(page)).name);
    }
    expect(stops.size).toBeGreaterThan(3);
  }

  test('the focus stays in the mobile sidebar until Escape returns it to the menu button', async ({page}) => {
    await openPage(page, MAIN_DOC);
    await menuButton(page).press('Enter');
    await expect(mobileSidebar(page).getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    await expect(page.locator('[inert] h1'), 'the page behind is out of reach').toHaveCount(1);
    await expectTabWithinPanel(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(menuButton(page)).toBeFocused();
  });

  test('the main menu of a docs page gets the focus, marks Docs and collapses languages', async ({page}) => {
    await openMobileSidebar(page, MAIN_DOC);
    await mobileSidebar(page).getByRole('button', {name: 'Back to main menu'}).press('Enter');
    const menu = mobileSidebar(page).locator('.navbar-sidebar__item').first();
    const docs = menu.getByRole('link', {name: 'Docs', exact: true});
    await expect(docs).toBeFocused();
    await expect(docs).toHaveAttribute('aria-current', 'page');
    const version = menu.getByRole('link', {name: 'Docs version: Current'});
    await expect(version).toBeVisible();
    await expect(version).not.toHaveAttribute('aria-current');
    await expect(version).not.toHaveClass(/--active/);
    await expectTabWithinPanel(page);

    const button = menu.getByRole('button', {name: 'Languages'});
    const link = menu.getByRole('link', {name: 'English'});
    await version.press('Tab');
    await expect(button).toBeFocused();
    for (const key of ['Enter', 'Space']) {
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(link).toBeVisible();
      await page.keyboard.press(key);
      await expect(link).toBeHidden();
    }
  });
});

test.describe('States and transitions: the search above the mobile sidebar', () => {
  test.use({viewport: PHONE, hasTouch: true});

  const SECTION = '/docs/scanners/nmap#detect-operating-systems';

  for (const [title, from, query, to] of [
    ['on the same page', '/docs/scanners/nmap', 'detect operating systems', SECTION],
    ['that is a page', MAIN_DOC, 'defectdojo', '/docs/hooks/defectdojo'],
  ] as const) {
    test(`a tap on a result ${title} leads there and closes the mobile sidebar`, async ({page}) => {
      await openMobileSidebar(page, from);
      await page.keyboard.press('/');
      await searchFor(page, query);
      await getResults(page).first().tap();
      await expect(page).toHaveURL(to);
      await expect(getPanel(page)).toHaveCount(0);
      await expectClosed(page);
      const [, id] = to.split('#');
      if (id === undefined) {
        // The focus starts where it does after any link within the site.
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
      } else {
        await expect(page.locator(`#${id}`)).toBeFocused();
        await expect(page.locator(`#${id}`)).toBeInViewport();
      }
    });
  }

  test('Escape and Cancel in the search return to the mobile sidebar and its focus', async ({page}) => {
    await openMobileSidebar(page, MAIN_DOC);
    const link = mobileSidebar(page).getByRole('link', {name: 'Scanners', exact: true});
    await link.focus();
    for (const cancel of [
      () => page.keyboard.press('Escape'),
      () => getPanel(page).getByRole('button', {name: 'Cancel'}).tap(),
    ]) {
      await page.keyboard.press('/');
      await expect(getField(page)).toBeFocused();
      await searchFor(page, 'nmap');
      await cancel();
      await expect(getPanel(page)).toHaveCount(0);
      await expect(mobileSidebar(page)).toBeInViewport({ratio: 1});
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });
});

/** The top-level category of the docs sidebar that holds the scanner pages. */
function scannersCategory(page: Page) {
  const category = getSidebar(page).locator('li:has(> div > a[href="/docs/scanners"])');
  return {
    list: category.locator('> ul'),
    expand: category.getByRole('button', {name: /^Expand sidebar category/}).first(),
    collapse: category.getByRole('button', {name: /^Collapse sidebar category/}).first(),
  };
}

test.describe('States and transitions: docs sidebar', () => {
  test('a sidebar category animates open and closed, within 1 ms with reduced motion', async ({page}) => {
    await openPage(page, MAIN_DOC);
    const {list, expand, collapse} = scannersCategory(page);
    const readTransition = () => list.evaluate((element) => element.style.transition);
    await expect(list).toHaveCount(0);
    await expand.click();
    await expect(collapse).toHaveAttribute('aria-expanded', 'true');
    await expect(list.getByRole('link').first()).toBeVisible();
    await expect(list).toHaveCSS('height', /^[1-9]/);
    // The duration is computed from the height of the content.
    const constant = (await list.evaluate(({scrollHeight}) => scrollHeight)) / 36;
    const duration = Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
    const transition = await readTransition();
    expect(transition).toMatch(/^height [\d.]+m?s ease-in-out/);
    expect(Math.round(parseFloat(transition.slice('height '.length)))).toBe(duration);
    await collapse.click();
    await expect(list).toBeHidden();
    await expect(expand).toHaveAttribute('aria-expanded', 'false');

    await page.emulateMedia({reducedMotion: 'reduce'});
    await expand.press('Enter');
    await expect(list.getByRole('link').first()).toBeVisible();
    expect(await readTransition()).toMatch(/^height 1ms ease-in-out/);
    await expect(collapse).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list).toBeHidden();
    await page.emulateMedia({reducedMotion: null});
  });

  test('the docs sidebar is not hideable and does not auto-collapse categories', async ({page}) => {
    await openPage(page, MAIN_DOC);
    await expect(getSidebar(page)).toBeVisible();
    await expect(page.getByRole('button', {name: 'Collapse sidebar', exact: true})).toHaveCount(0);
    const own = getSidebar(page).locator(`a[href="${MAIN_DOC}"]`);
    await expect(own.last()).toBeVisible();
    const {list, expand} = scannersCategory(page);
    await expand.click();
    await expect(list.getByRole('link').first()).toBeVisible();
    await expect(own.last()).toBeVisible();
    await page.goto('/docs/scanners');
    await expect(list).toBeVisible();
  });
});

test.describe('States and transitions: the item of the page in the docs sidebar', () => {
  /** A page far down in the sidebar, in a category that is closed on other pages. */
  const FAR_DOWN = '/docs/scanners/zap-automation-framework';

  test.use({viewport: {width: 1280, height: 600}});

  const ownItem = (page: Page) => getSidebar(page).locator('[aria-current=page]');

  test('is in sight before the scripts, which do not move a sidebar that was scrolled', async ({page}) => {
    const start = await openHeld(page, FAR_DOWN);
    await expect(ownItem(page)).toBeInViewport({ratio: 1});
    expect(await scrollTop(page)).toBe(0);
    await getSidebar(page).evaluate((menu) => (menu.scrollTop = 0));
    await start();
    await scannersCategory(page).collapse.focus();
    await expect(ownItem(page)).not.toBeInViewport();
  });

  test('comes into sight when a reader gets there from the blog or another doc', async ({page}) => {
    await openPage(page, '/blog');
    for (const path of [FAR_DOWN, MAIN_DOC, FAR_DOWN]) {
      await changeRoute(page, path);
      await expect(ownItem(page)).toHaveAttribute('href', path);
      await expect(ownItem(page)).toBeInViewport({ratio: 1});
      expect(await scrollTop(page)).toBe(0);
    }
  });

  test('stays in place if it is in sight', async ({page}) => {
    await openPage(page, '/docs/scanners/nmap');
    await getSidebar(page).evaluate((menu) => (menu.scrollTop = 100));
    await getSidebar(page).getByRole('link', {name: 'Nikto'}).click();
    await expect(ownItem(page)).toHaveText('Nikto');
    await page.goBack();
    await expect(ownItem(page)).toHaveText('Nmap');
    expect(await getSidebar(page).evaluate((menu) => menu.scrollTop)).toBe(100);
  });

  test('is in sight when the mobile menu opens, and when it opens again on another page', async ({page}) => {
    const item = mobileSidebar(page).locator('.theme-doc-sidebar-menu [aria-current=page]');
    await page.setViewportSize({width: 390, height: 600});
    await openMobileSidebar(page, FAR_DOWN);
    await expect(item).toBeInViewport({ratio: 1});
    for (const path of [MAIN_DOC, FAR_DOWN]) {
      await page.keyboard.press('Escape');
      await changeRoute(page, path);
      await openMobileSidebar(page);
      await expect(item).toHaveAttribute('href', path);
      await expect(item).toBeInViewport({ratio: 1});
    }
  });
});
