import type {Locator, Page} from '@playwright/test';

import {getBox, getHeading, getNavbar, getSidebar, openPage} from '../e2e/pageActions';
import {expect, sharedTest as test} from '../e2e/test';

/** A page whose table of contents is longer than the window. */
const LONG_PAGE = '/docs/getting-started/troubleshooting';

const DESKTOP = {width: 1280, height: 800};
const PHONE = {width: 360, height: 740};

const getContents = (page: Page): Locator =>
  page.locator('.theme-doc-toc-desktop, [class*="tableOfContents_"]');

/** Reads properties of what a rule draws before or after an element. */
function readPart(
  locator: Locator,
  part: '::before' | '::after',
  ...names: string[]
): Promise<Record<string, string>> {
  return locator.first().evaluate(
    (element, [pseudo, wanted]) => {
      const style = getComputedStyle(element, pseudo);
      return Object.fromEntries(wanted.map((name) => [name, style.getPropertyValue(name)]));
    },
    [part, names] as const,
  );
}

function findLow(locator: Locator, height: number): Promise<string[]> {
  return locator.evaluateAll(
    (elements, minimum) =>
      elements
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < minimum)
        .map((element) => element.getAttribute('aria-label') ?? element.textContent),
    height,
  );
}

test.describe('Look: table of contents', () => {
  test.use({viewport: DESKTOP});

  test('it follows the reader', async ({page}) => {
    await openPage(page, LONG_PAGE);
    const box = getContents(page).first();
    const active = box.locator('.table-of-contents__link--active');
    await page.evaluate(() => scrollTo({top: document.body.scrollHeight * 0.7, behavior: 'instant'}));
    // Not the scroll position: the browser changes it to keep the text in place, if a table above is laid out anew.
    const text = await page.evaluateHandle(() => document.elementFromPoint(innerWidth / 2, 100));
    const readTop = () => text.evaluate((element) => Math.round(element?.getBoundingClientRect().top ?? NaN));
    const place = await readTop();
    await expect
      .poll(async () => {
        const [outer, inner] = await Promise.all([getBox(box), getBox(active)]);
        return inner.top > outer.top && inner.bottom < outer.bottom;
      }, 'the active entry is in its box')
      .toBe(true);
    expect(Math.abs((await readTop()) - place), 'the page stays where it is').toBeLessThanOrEqual(1);
    expect(await findLow(box.getByRole('link'), 24)).toEqual([]);

    await test.step('the button that leads back to the top covers none of its entries', async () => {
      await page.mouse.wheel(0, -300);
      const button = page.getByRole('button', {name: 'Scroll back to top'});
      await expect(button).toBeVisible();
      expect((await getBox(box)).bottom).toBeLessThan((await getBox(button)).top);
    });

    await test.step('it stays while the pointer is over it, and returns at the top', async () => {
      await box.hover();
      const rest = await box.evaluate((element) => {
        element.scrollTo({top: 200, behavior: 'instant'});
        return element.scrollTop;
      });
      const before = await active.textContent();
      await page.evaluate(() => scrollTo({top: 600, behavior: 'instant'}));
      await expect.poll(() => active.textContent()).not.toBe(before);
      // The classes have changed, so the box has had its chance to follow.
      expect(await box.evaluate((element) => element.scrollTop)).toBeCloseTo(rest, 0);
      await page.mouse.move(500, 400);
      await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
      await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBe(0);
    });
  });
});

test.describe('Look: sidebar', {tag: '@release'}, () => {
  test.use({viewport: DESKTOP});

  test('pages that are deprecated say so', async ({page}) => {
    await page.goto('/docs/scanners/zap');
    const sidebar = getSidebar(page);
    const current = sidebar.locator('[aria-current=page]');
    expect(await readPart(current, '::after', 'content')).toEqual({content: '"deprecated"'});
    expect(await readPart(sidebar.getByRole('link', {name: 'Nmap'}), '::after', 'content')).toEqual({
      content: 'none',
    });
  });
});

test.describe('Look: colours that the reader has set', () => {
  test.use({viewport: DESKTOP, colorScheme: 'dark', contextOptions: {forcedColors: 'active'}});

  test('logo, chevrons, arrow and crosses are drawn in them', async ({page}) => {
    await page.goto('/docs/scanners/nmap');
    const drawn: [string, Locator, '::before' | '::after'][] = [
      ['group', page.locator('.menu__caret'), '::before'],
      ['group without a page', page.locator('.menu__link--sublist-caret'), '::after'],
      ['breadcrumb', page.locator('.breadcrumbs__item'), '::after'],
      ['dropdown', getNavbar(page).getByRole('button', {name: 'English'}), '::after'],
      ['announcement', page.getByRole('button', {name: 'Close', exact: true}), '::before'],
      ['icon', getNavbar(page).getByRole('link', {name: 'GitHub repository'}), '::before'],
    ];
    const linkColour = await page
      .locator('.theme-doc-markdown a')
      .first()
      .evaluate((link) => getComputedStyle(link).color);
    for (const [name, locator, part] of drawn) {
      const style = await readPart(locator, part, 'background-color', 'border-left-width', 'mask-image');
      expect(style, name).toMatchObject({
        'background-color': linkColour,
        'border-left-width': '0px',
        'mask-image': expect.stringContaining('svg'),
      });
    }
    // The site's mode is light, so its logo is dark.
    await expect(page.locator('.navbar__logo img').first()).toHaveCSS('filter', 'brightness(0) invert(1)');
  });
});

test.describe('Look: small windows', () => {
  test('at 400 %, the heading is in the first view, and the bar scrolls away', async ({page}) => {
    await page.setViewportSize({width: 320, height: 256});
    await openPage(page, '/docs/scanners/nmap');
    await expect(getHeading(page)).toBeInViewport({ratio: 1});
    await page.evaluate(() => scrollTo({top: 900, behavior: 'instant'}));
    // Upwards, where the bar comes back in other windows.
    await page.evaluate(() => scrollTo({top: 700, behavior: 'instant'}));
    await expect(getNavbar(page)).not.toBeInViewport();
    await page.evaluate(() => (location.hash = 'install'));
    await expect(page.locator('#install')).toBeInViewport({ratio: 1});
  });
});

test.describe('Look: announcement', {tag: '@release'}, () => {
  test('announcement and bar take less than 96 px, more only if the text needs it', async ({page}) => {
    for (const [width, scale] of [320, 360, 414, 768, 1280].flatMap((each) => [
      [each, 1] as const,
      [each, 2] as const,
    ])) {
      const name = `${width} px, text of ${scale * 100} %`;
      await page.setViewportSize({...PHONE, width});
      await page.goto('/docs/scanners/nmap');
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${scale * 100}%`);
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('link')).toBeVisible();
      const bar = await getBox(getNavbar(page));
      const {top, bottom, content, faults} = await banner.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.children[1] ?? element);
        const box = element.getBoundingClientRect();
        const close = element.querySelector('button')?.getBoundingClientRect() ?? box;
        const isOutside = ({left, right, top: start, bottom: end}: DOMRect) =>
          left < 0 || right > close.left || start < box.top || end > box.bottom;
        return {
          top: box.top,
          bottom: box.bottom,
          content: element.children[1]?.getBoundingClientRect().height ?? NaN,
          faults: [
            ...[...range.getClientRects()].filter(isOutside).map((rect) => JSON.stringify(rect)),
            ...[element, ...element.querySelectorAll('*')]
              .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight)
              .filter((each) => getComputedStyle(each).display !== 'inline')
              .map((each) => each.outerHTML.slice(0, 80)),
          ],
        };
      });
      expect(faults, `${name}: what is cut off or covered`).toEqual([]);
      expect(bar.y, `${name}: the bar begins below`).toBeGreaterThanOrEqual(bottom);
      const [line, height] = [36 * scale, bottom - top];
      expect(height, name).toBeLessThanOrEqual(Math.max(line, Math.ceil(content) + 1));
      expect(line + bar.height, name).toBeLessThan(96 * scale);
    }
  });
});

test.describe('Look: mobile menu', () => {
  test.use({viewport: PHONE});

  test('its rows are high enough for a finger', async ({page}) => {
    await openPage(page, '/docs/scanners/nmap');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeInViewport({ratio: 1});
    expect(await findLow(menu.locator('.menu__link, .menu__caret, .navbar-sidebar__back'), 44)).toEqual([]);
  });
});
