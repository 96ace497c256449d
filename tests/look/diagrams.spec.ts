import type {Page} from '@playwright/test';

import {openPage} from '../e2e/pageActions';
import {expect, sharedTest as test} from '../e2e/test';

const CHAIN = '/docs/community-features/windows-scanners';
const MARKED = '/docs/getting-started/first-scans';
/** Pages whose diagrams are wide: branches, long labels, messages. */
const WIDE = [
  '/docs/auto-discovery/overview',
  '/docs/hooks/cascading-scans',
  '/docs/hooks/notification-webhook',
  '/docs/hooks',
];
const PHONE = {width: 360, height: 740};

/** How each diagram of a page is shown; of two forms, only one must be. */
function readDiagrams(page: Page) {
  return page.locator('figure:has(> div > svg[role=img])').evaluateAll((figures) =>
    figures.map((figure) => {
      const [svg, second] = [...figure.querySelectorAll('svg')].filter((form) => form.checkVisibility());
      if (!svg || second) throw new Error('A diagram is hidden, or shown twice.');
      const {width, height} = svg.getBoundingClientRect();
      const scale = width / svg.viewBox.baseVal.width;
      const box = svg.parentElement ?? svg;
      const sizes = [...svg.querySelectorAll('text')].map((text) =>
        parseFloat(getComputedStyle(text).fontSize),
      );
      return {
        isRow: width > height,
        scrolls: box.scrollWidth > box.clientWidth,
        /** Font size in pixels of its smallest text. */
        smallest: Math.min(...sizes) * scale,
      };
    }),
  );
}

test('wide diagrams fit a phone, with texts of at least 12 pixels', async ({page}) => {
  await page.setViewportSize(PHONE);
  for (const path of WIDE) {
    await openPage(page, path);
    const diagrams = await readDiagrams(page);
    expect(diagrams.length, path).toBeGreaterThan(0);
    for (const {scrolls, smallest} of diagrams) {
      expect(scrolls, path).toBe(false);
      expect(smallest, path).toBeGreaterThanOrEqual(12);
    }
  }
});

test.describe('Diagrams', {tag: '@release'}, () => {
  test('a chain of six boxes runs from left to right where it fits, otherwise downwards', async ({page}) => {
    for (const width of [1280, 1024, 320]) {
      await page.setViewportSize({width, height: 800});
      await openPage(page, CHAIN);
      const [chain] = await readDiagrams(page);
      expect(chain, `${width} px`).toMatchObject({isRow: width === 1280, scrolls: false});
      expect(chain?.smallest).toBeGreaterThanOrEqual(12);
    }
  });

  test('the path that matters, good and bad ends differ from the rest not only by colour', async ({page}) => {
    /** Stroke and its width of the box with a text. */
    const readOutline = (name: string): Promise<[string, number]> =>
      page
        .locator('figure:has(> div > svg[role=img])')
        .first()
        .evaluate((figure, wanted) => {
          const text = [...figure.querySelectorAll('text')].find(({textContent}) => textContent === wanted);
          const middle = text?.getBoundingClientRect() ?? new DOMRect();
          const [x, y] = [middle.x + middle.width / 2, middle.y + middle.height / 2];
          const box = [...figure.querySelectorAll('rect')].find((rect) => {
            const {left, right, top, bottom} = rect.getBoundingClientRect();
            return left < x && x < right && top < y && y < bottom;
          });
          const {stroke, strokeWidth} = getComputedStyle(box ?? figure);
          return [stroke, parseFloat(strokeWidth)];
        }, name);
    const colours = {
      light: ['rgb(0, 95, 110)', 'rgb(29, 106, 47)', 'rgb(156, 28, 28)'],
      dark: ['rgb(94, 202, 214)', 'rgb(159, 220, 174)', 'rgb(245, 163, 163)'],
    };
    await openPage(page, MARKED);
    for (const mode of ['light', 'dark'] as const) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
      for (const [index, name] of ['Parsing', 'Done', 'Errored'].entries())
        expect(await readOutline(name), `${mode}: ${name}`).toEqual([colours[mode][index], 2]);
    }
    await test.step('in forced colours they have the colour of text', async () => {
      await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
      for (const name of ['Parsing', 'Done', 'Errored'])
        expect(await readOutline(name)).toEqual(['rgb(255, 255, 255)', 2]);
    });
    await test.step('in print they are black', async () => {
      await page.emulateMedia({media: 'print', forcedColors: null});
      expect(await readOutline('Errored')).toEqual(['rgb(0, 0, 0)', 2]);
    });
  });
});
