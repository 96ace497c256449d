import type {Page} from '@playwright/test';

import {HYDRATED, MODE_ATTRIBUTE, MODE_LABEL} from '../../browser/protocol';
import {getNavbar, getSidebar, MAIN_DOC, openHeld, scrollTop} from './pageActions';
import {expect, test} from './test';

const PHONE = {hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}};
const TABS_POST = '/blog/2020/09/08/blinmaker';

function getMode(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute(MODE_ATTRIBUTE);
}

test.describe('What works before the scripts have loaded', () => {
  test("the colour switch, folds and the announcement's close button keep their state", async ({page}) => {
    const start = await openHeld(page, '/docs/scanners/nmap');
    const toggle = page.getByRole('button', {name: /dark and light mode/});
    await toggle.click();
    expect(await getMode(page)).toBe('dark');
    await expect(toggle).toHaveAccessibleName(/currently dark mode/);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    const text = page.getByText('Documented release:');
    await expect(text).toBeVisible();
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    await expect(text).toBeHidden();
    const fold = page.locator('article .scb-fold').first();
    const isOpen = () => fold.evaluate((element) => (element as HTMLDetailsElement).open);
    expect(await isOpen()).toBe(false);
    await fold.locator('summary').click();
    expect(await isOpen()).toBe(true);

    await start();
    expect(await getMode(page)).toBe('dark');
    await expect(toggle).toHaveAccessibleName(/currently dark mode/);
    // Down at the fold, React hides the navbar: a click while it slides in again would miss the switch.
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await expect(getNavbar(page)).toBeInViewport({ratio: 1});
    await toggle.click();
    expect(await getMode(page)).toBe('light');
    await expect(toggle).toHaveAccessibleName(/currently light mode/);
    await expect(text).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
    expect(await isOpen()).toBe(true);
  });

  // React sets the attribute to '' when it listens, and to 'true' when it has rendered what depends on the browser.
  for (const state of ['', 'true']) {
    test(`the colour switch, also if it is clicked while React takes over: "${state}"`, async ({page}) => {
      const start = await openHeld(page, '/docs/scanners/nmap');
      const toggle = page.getByRole('button', {name: /dark and light mode/});
      await toggle.click();
      const settled = page.evaluate(
        ([hydrated, label, awaited]) =>
          new Promise((resolve) => {
            const observer = new MutationObserver(() => {
              // The first state may be skipped.
              if (![awaited, 'true'].includes(document.documentElement.getAttribute(hydrated) ?? '')) return;
              observer.disconnect();
              document.querySelector<HTMLElement>(`[${label}dark]`)?.click();
              resolve(undefined);
            });
            observer.observe(document.documentElement, {attributeFilter: [hydrated]});
          }),
        [HYDRATED, MODE_LABEL, state] as const,
      );
      await start();
      await settled;
      // Once more, so that neither side has a choice of its own.
      for (const [mode, other] of [
        ['light', 'dark'],
        ['dark', 'light'],
      ] as const) {
        const name = `Switch between dark and light mode (currently ${mode} mode)`;
        await expect(toggle).toHaveAccessibleName(name);
        expect(await getMode(page)).toBe(mode);
        expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(mode);
        await toggle.click();
        await expect(page.locator('html')).toHaveAttribute(MODE_ATTRIBUTE, other);
      }
    });
  }

  test("the announcement's close button by keyboard: the focus moves on, and stays there; the switch's name has the saved colour mode", async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const start = await openHeld(page, '/');
    const toggle = page.getByRole('button', {name: /dark and light mode/});
    await expect(toggle).toHaveAccessibleName(/currently dark mode/);
    await page.getByRole('button', {name: 'Close', exact: true}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Documented release:')).toBeHidden();
    const next = getNavbar(page).getByRole('link').first();
    await expect(next).toBeFocused();
    await start();
    await expect(next).toBeFocused();
    await expect(toggle).toHaveAccessibleName(/currently dark mode/);
  });
});

test.describe('What is done once the scripts have loaded', () => {
  test('Enter on a navbar dropdown, and clicks on sidebar categories, each as often as it was clicked; meanwhile, the pointer shows that something is pending', async ({
    page,
  }) => {
    const start = await openHeld(page, MAIN_DOC);
    const readCursor = () => page.evaluate(() => getComputedStyle(document.body).cursor);
    expect(await readCursor()).not.toBe('progress');
    const once = getSidebar(page).getByRole('button', {name: 'AutoDiscovery'});
    const twice = getSidebar(page).getByRole('button', {name: 'Contributing'});
    const dropdown = page.getByRole('button', {name: 'English'});
    await once.click();
    expect(await readCursor()).toBe('progress');
    await twice.click();
    await twice.click();
    await dropdown.focus();
    await page.keyboard.press('Enter');
    await start();
    await expect(once).toHaveAttribute('aria-expanded', 'true');
    await expect(twice).toHaveAttribute('aria-expanded', 'false');
    await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(readCursor).not.toBe('progress');
    await expect(page).toHaveURL(MAIN_DOC);
  });

  for (const [key, focused] of [
    ['Space', (page: Page) => page.getByRole('button', {name: 'English'})],
    ['ArrowDown', (page: Page) => getNavbar(page).locator('a[lang="en"]')],
  ] as const) {
    test(`${key} on a navbar dropdown, which does not scroll the page`, async ({page}) => {
      const start = await openHeld(page, MAIN_DOC);
      const button = page.getByRole('button', {name: 'English'});
      await button.focus();
      await page.keyboard.press(key);
      await start();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(focused(page)).toBeFocused();
      expect(await scrollTop(page)).toBe(0);
    });
  }

  test('a tab that is pressed while they start, and released afterwards', async ({page}) => {
    const start = await openHeld(page, TABS_POST);
    const tab = page.getByRole('tab').nth(1);
    await tab.hover();
    await page.mouse.down();
    await start();
    await page.mouse.up();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('keys on a tab', async ({page}) => {
    const start = await openHeld(page, TABS_POST);
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowRight');
    await start();
    await expect(page.getByRole('tab').nth(1)).toBeFocused();
  });

  test('text typed into a filter, and a chosen category', async ({page}) => {
    const start = await openHeld(page, '/docs/scanners');
    const field = page.getByRole('searchbox');
    await field.click();
    await page.keyboard.type('port');
    const category = page.getByRole('group', {name: 'Category'}).getByRole('button', {name: /^Network/});
    await category.click();
    await start();
    await expect(field).toHaveValue('port');
    await expect(category).toHaveAttribute('aria-pressed', 'true');
    const status = page.getByRole('status').filter({hasText: /^Showing \d+ scanners?\./});
    await expect(status).not.toContainText('24');
    await expect(page).toHaveURL(/[?&]find=port/);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('taps on the table of contents and the menu', async ({page}) => {
      const start = await openHeld(page, MAIN_DOC);
      const button = page.getByRole('button', {name: 'On this page'});
      await button.tap();
      await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
      await start();
      await expect(page.locator('article .theme-doc-toc-mobile')).toHaveClass(/expanded/i);
      await expect(page.locator('article .theme-doc-toc-mobile a').first()).toBeVisible();
      await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
    });
  });
});
