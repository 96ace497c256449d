import type {Locator, Page} from '@playwright/test';

import {openPage} from './pageActions';
import {expect, sharedTest as test, test as ownTest} from './test';

const SCAN = '/docs/api/crds/scan';
const NMAP = '/docs/scanners/nmap';
const PAGES = [SCAN, NMAP, '/docs/hooks/defectdojo'];
const DECISIONS = '/docs/architecture/architecture_decisions';
const PHONE = {width: 360, height: 780};
const DESKTOP = {width: 1280, height: 800};

function collectWideTables(page: Page, selector: string): Promise<string[]> {
  const tables = page.locator(selector);
  return tables.evaluateAll((all) =>
    all
      .filter(({parentElement: box}) => box && box.scrollWidth > box.clientWidth)
      .map((table) => table.querySelector('thead')?.textContent ?? ''),
  );
}

const getTop = (element: Locator) => element.evaluate((node) => Math.round(node.getBoundingClientRect().top));
const getLeft = (element: Locator) =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().left));

test('a table that fits keeps its height when it comes near and is measured', async ({page}) => {
  await page.setViewportSize(DESKTOP);
  await openPage(page, SCAN);
  const boxes = page.locator('.scb-table:not(details:not([open]) *)');
  const readHeights = () => boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().height));
  const before = await readHeights();
  for (const box of await boxes.all()) {
    await box.scrollIntoViewIfNeeded();
    await expect(box).not.toHaveAttribute('tabindex');
  }
  expect(await readHeights()).toEqual(before);
});

test('no table is wider than its place', async ({page}) => {
  for (const path of PAGES) {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    expect(await collectWideTables(page, '.reference-table'), path).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await collectWideTables(page, '.scb-table > table'), path).toEqual([]);
    if (path === NMAP) {
      await test.step('the cells of a wide table have the titles of their columns', async () => {
        const severity = page.locator('.entry-table td[data-label="Severity"]').first();
        const label = await severity.evaluate((cell) => getComputedStyle(cell, '::before').content);
        expect(label).toContain('Severity: ');
      });
    }
    if (path !== SCAN) continue;
    await test.step('a field is an entry: its type next to it, its meaning below at full width', async () => {
      const table = page.locator('.reference-table').first();
      const [name, type, meaning] = await table
        .getByRole('row')
        .nth(1)
        .getByRole('cell')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect));
      expect(type?.top).toBeLessThan(name?.bottom ?? 0);
      expect(meaning?.top).toBeGreaterThanOrEqual(type?.bottom ?? Infinity);
      expect(meaning?.width).toBeGreaterThan(PHONE.width * 0.8);
      expect(meaning?.right).toBeLessThanOrEqual(PHONE.width);
      // For screen readers, it is still a table row.
      await expect(table.getByRole('columnheader')).toHaveText(['Field', 'Type', 'Meaning']);
      await expect(table).toHaveAttribute('role', 'table');
      await expect(table.locator('tbody')).toHaveAttribute('role', 'rowgroup');
    });
  }
});

test.describe('Tables on a wide screen', () => {
  test.use({viewport: DESKTOP});

  test('the head of a table stays in view below the navbar, and moves up with it', async ({page}) => {
    for (const path of [`${DECISIONS}#what-the-status-means`, DECISIONS, '/docs/scanners']) {
      await openPage(page, path);
      const table = page.getByRole('main').getByRole('table').first();
      const head = table.getByRole('columnheader').first();
      const bar = page.locator('.navbar').first();
      const getBarEnd = () =>
        bar.evaluate((nav) => Math.max(0, Math.round(nav.getBoundingClientRect().bottom)));
      for (const offset of [300, 500, 200]) {
        await table.evaluate((element, by) => {
          scrollTo({top: element.getBoundingClientRect().top + scrollY + by, behavior: 'instant'});
        }, offset);
        await expect.poll(async () => (await getTop(head)) - (await getBarEnd()), path).toBe(0);
      }
    }
  });

  test('the first column of a table that scrolls sideways stays in view', async ({page}) => {
    await openPage(page, '/docs/api/crds/');
    const boxes = page.locator('.scb-table:not(details:not([open]) *)');
    const isWider = await boxes.evaluateAll((elements) =>
      elements.map(({scrollWidth, clientWidth}) => scrollWidth > clientWidth),
    );
    const box = boxes.nth(isWider.indexOf(true));
    await box.scrollIntoViewIfNeeded();
    await expect(box).toHaveAttribute('tabindex', '0');
    const cells = box.getByRole('cell');
    // Once it has been measured.
    await expect(cells.first()).toHaveCSS('position', 'sticky');
    const [first, second] = [await getLeft(cells.first()), await getLeft(cells.nth(1))];
    // By less than 60 where the table is hardly wider than its box, which depends on the font.
    const moved = await box.evaluate((element) => {
      element.scrollBy({left: 60, behavior: 'instant'});
      return element.scrollLeft;
    });
    expect(moved).toBeGreaterThan(1);
    expect(Math.abs(second - moved - (await getLeft(cells.nth(1))))).toBeLessThanOrEqual(1);
    expect(await getLeft(cells.first())).toBe(first);
  });

  test('a table that fits keeps the focus it got before its measuring, until it is left', async ({page}) => {
    await openPage(page, NMAP);
    const boxes = page.locator('.scb-table:visible');
    const [box, neighbour] = [boxes.nth(-2), boxes.nth(-1)];
    // Too far away to have been measured.
    await expect(box).toHaveAttribute('tabindex', '0');
    await box.evaluate((element) => element.focus());
    await expect(neighbour).not.toHaveAttribute('tabindex');
    await expect(box).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(box).not.toHaveAttribute('tabindex');
  });
});

ownTest('a table that gets the focus right after it was measured does not lose it', async ({page}) => {
  await page.addInitScript(() => {
    window.ResizeObserver = class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super((entries, observer) => {
          callback(entries, observer);
          const box = entries.map(({target}) => target).find((target) => target.matches('.scb-table'));
          // After the measuring, which this callback has put off until the next frame.
          requestAnimationFrame(() => {
            if (!(box instanceof HTMLElement) || box.scrollWidth > box.clientWidth) return;
            box.addEventListener('focus', () =>
              document.documentElement.setAttribute('data-test-focused', ''),
            );
            box.focus();
          });
        });
      }
    };
  });
  await openPage(page, NMAP);
  const box = page.locator('.scb-table:visible').first();
  // Tables are measured when they come near.
  await box.scrollIntoViewIfNeeded();
  await expect(box).not.toHaveAttribute('tabindex');
  await expect(page.locator('html')).not.toHaveAttribute('data-test-focused');
});
