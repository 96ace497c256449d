import type {Page} from '@playwright/test';

import {PAGE_URL} from '../../browser/protocol';
import {expectLoaded, getBox, MAIN_DOC} from '../e2e/pageActions';
import {expect, sharedTest as test} from '../e2e/test';

const SCANNER = '/docs/scanners/nmap';
const INDEX = '/docs/scanners';
const POST = '/blog/2020/09/08/blinmaker';
/** An A4 sheet without its margins, in pixels. */
const SHEET = {width: 672, height: 986};

/** What is no use on paper. The skip link is a region of its own. */
const CONTROLS = [
  'button',
  'input',
  'select',
  'textarea',
  'fieldset',
  'dialog',
  'iframe',
  '.navbar',
  '.footer',
  '.menu',
  '.breadcrumbs',
  '.pagination-nav',
  '.table-of-contents',
  '.page-menu',
  '.hash-link',
  '.theme-edit-this-page',
  '[role="banner"]',
  '[class*="skipToContent"]',
  '[class*="sidebarItem"]',
].join();

async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.emulateMedia({media: 'print'});
  await page.goto(path);
}

/** The value of a property of an element, or of its generated content. */
const readStyle = (page: Page, selector: string, name: string, part?: '::before' | '::after') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [wanted, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(wanted), [
      name,
      part,
    ] as const);

async function expectOnSheet(page: Page): Promise<void> {
  const faults = await page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const {left, right} = element.getBoundingClientRect();
        return left < -1 || right > document.documentElement.clientWidth + 1;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(faults, page.url()).toEqual([]);
}

async function expectInkOnPaper(page: Page): Promise<void> {
  const faults = await page.locator('body, main *').evaluateAll((elements) => {
    /** Lightness from 0 to 1; undefined for what is transparent. */
    const readLightness = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return alpha === 0 ? undefined : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    return elements
      .filter((element) => element.checkVisibility() && !element.closest('svg, img'))
      .filter((element) => {
        const {color, backgroundColor} = getComputedStyle(element);
        return (readLightness(color) ?? 0) > 0.35 || (readLightness(backgroundColor) ?? 1) < 0.95;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(faults).toEqual([]);
}

test.describe('On paper', () => {
  test.use({viewport: SHEET});

  test('there are no controls, before and after the scripts start; nothing is cut off', async ({page}) => {
    for (const path of ['/', INDEX, SCANNER, MAIN_DOC, '/blog', POST]) {
      await openOnPaper(page, path);
      for (const state of ['before', 'after']) {
        if (state === 'after') await expectLoaded(page);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await expect(page.locator(CONTROLS).filter({visible: true}), `${path}, ${state}`).toHaveCount(0);
        await expectOnSheet(page);
      }
    }
  });

  test('all tabs are there, each below its label', async ({page}) => {
    await openOnPaper(page, POST);
    const labels = page.locator('[role=tab]');
    const panels = page.locator('[role=tabpanel]');
    await expect(labels).toHaveText(['Rust', 'Python', 'Java']);
    const readTops = (parts: typeof labels) =>
      parts.evaluateAll((elements) =>
        elements.map((element) => (element.checkVisibility() ? element.getBoundingClientRect().top : NaN)),
      );
    const [tops, panelTops] = [await readTops(labels), await readTops(panels)];
    const order = tops.flatMap((top, index) => [top, panelTops[index] ?? NaN]);
    expect(order.every((top, index) => index === 0 || top > (order[index - 1] ?? NaN))).toBe(true);
  });

  test('tables are tables, with their head on each sheet and whole rows, also in folds', async ({page}) => {
    await openOnPaper(page, SCANNER);
    const tables = await page.locator('.entry-table:not(.fact-table)').evaluateAll((elements) =>
      elements.map((table) => {
        const [head, row] = [table.querySelector('thead') ?? table, table.querySelector('tbody tr') ?? table];
        const {display, position} = getComputedStyle(head);
        const {display: rowDisplay, breakInside} = getComputedStyle(row);
        return [display, position, rowDisplay, breakInside].join(' ');
      }),
    );
    expect(tables.length).toBeGreaterThan(3);
    expect(new Set(tables)).toEqual(new Set(['table-header-group static table-row avoid']));
    await expect(page.locator('details:not([open]) .entry-table').first()).toBeVisible();

    await test.step('links to other sites have their URL, not a line; what belongs together stays so', async () => {
      const outer = 'main p a[href="https://nmap.org/"]';
      const inner = 'main p a[href^="/"]';
      for (const [selector, part, name, value] of [
        [outer, '::after', 'content', '" (https://nmap.org/)"'],
        [outer, undefined, 'text-decoration-line', 'none'],
        [inner, '::after', 'content', 'none'],
        [inner, undefined, 'text-decoration-line', 'underline'],
        ['main h2', undefined, 'break-after', 'avoid'],
        ['main summary', undefined, 'break-after', 'avoid'],
        ['main .code-title', undefined, 'break-after', 'avoid'],
        ['main p:has(+ .theme-code-block)', undefined, 'break-after', 'avoid'],
        ['main .theme-admonition', undefined, 'break-inside', 'avoid'],
        // The first block of the page is a long one.
        ['main #install ~ .theme-code-block', undefined, 'break-inside', 'avoid'],
      ] as const) {
        expect(await readStyle(page, selector, name, part), `${name} of ${selector}`).toBe(value);
      }
    });
  });

  test('folds are open while the page is printed, also where no style sheet opens them', async ({page}) => {
    const folds = page.locator('.markdown details');
    const readStates = () =>
      folds.evaluateAll((elements) => elements.map((element) => element.hasAttribute('open')));
    const announce = (type: string) => page.evaluate((name) => dispatchEvent(new Event(name)), type);
    // On the screen, where no style sheet shows what is in a closed fold.
    const content = folds.locator('td').first();
    for (const state of ['before', 'after']) {
      await page.goto(SCANNER);
      if (state === 'after') await expectLoaded(page);
      await folds.last().evaluate((fold) => fold.setAttribute('open', ''));
      const states = await readStates();
      await expect(content).toBeHidden();
      await announce('beforeprint');
      expect(new Set(await readStates()), `${state} the scripts`).toEqual(new Set([true]));
      await expect(content).toBeVisible();
      await announce('afterprint');
      expect(await readStates(), `${state} the scripts`).toEqual(states);
    }
  });

  test('a page in dark mode is dark on white', async ({page}) => {
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    for (const path of ['/', MAIN_DOC, POST]) {
      await openOnPaper(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expectInkOnPaper(page);
    }
  });
});

test.describe('On paper, in detail', {tag: '@release'}, () => {
  test.use({viewport: SHEET});

  test('a sheet in landscape has one column of text, which is as wide as the sheet', async ({page}) => {
    await page.setViewportSize({width: 1123, height: 650});
    for (const path of [INDEX, POST]) {
      await openOnPaper(page, path);
      await expectOnSheet(page);
      expect((await getBox(page.locator('main .markdown'))).width, path).toBeGreaterThan(1100);
    }
    await page.setViewportSize(SHEET);
  });

  test('code wraps, with an arrow beside each line that continues another', async ({page}) => {
    await openOnPaper(page, '/docs/getting-started/troubleshooting');
    expect(await readStyle(page, '.theme-code-block code', 'text-wrap-mode')).toBe('wrap');
    const lines = await page.locator('.token-line').evaluateAll((elements) =>
      elements.map((line) => {
        const arrows = getComputedStyle(line, '::after');
        const height = parseFloat(getComputedStyle(line).lineHeight);
        return {
          continued: Math.round(line.getBoundingClientRect().height / height) - 1,
          arrows: arrows.content.startsWith('"↪') ? Math.round(parseFloat(arrows.height) / height) : NaN,
        };
      }),
    );
    expect(lines.filter(({continued}) => continued > 0).length).toBeGreaterThan(1);
    expect(lines.filter(({continued, arrows}) => arrows !== continued)).toEqual([]);
  });

  test('each sheet can name its URL, and none of the landing page is mostly empty', async ({page}) => {
    await openOnPaper(page, '/');
    const url = await page.locator('link[rel=canonical]').getAttribute('href');
    await expect(page.locator('html')).toHaveAttribute(PAGE_URL, url ?? '');
    const height = await page.evaluate(() => document.body.scrollHeight);
    const pdf = await page.pdf({format: 'A4'});
    const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    expect(sheets).toBeGreaterThan(1);
    expect(sheets).toBeLessThanOrEqual(Math.ceil(height / SHEET.height) + 1);
  });
});
