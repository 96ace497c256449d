import type {Page} from '@playwright/test';

import {expect, sharedTest as test} from '../e2e/test';

const SCANNER = '/docs/scanners/nmap';
/** A page with paragraphs, admonitions, lists, code and tables. */
const MIXED = '/docs/getting-started/installation';

/** Size of a text in pixels: of the font, and the free space around it. */
function readSizes(page: Page, selector: string): Promise<Record<string, string>> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const {fontSize, lineHeight, marginTop, marginBottom} = getComputedStyle(element);
      return {
        fontSize,
        lineHeight: (parseFloat(lineHeight) / parseFloat(fontSize)).toFixed(2),
        marginTop,
        marginBottom,
      };
    });
}

/** The different positions of one edge of the page's parts, in whole pixels. */
function collectEdges(page: Page, selector: string, edge: 'left' | 'right'): Promise<number[]> {
  return page
    .locator(selector)
    .evaluateAll(
      (elements, side) => [
        ...new Set(elements.map((element) => Math.round(element.getBoundingClientRect()[side]))),
      ],
      edge,
    );
}

test.describe('The scale', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('headings have the sizes of the tokens', async ({page}) => {
    await page.goto(SCANNER);
    expect(await readSizes(page, '.markdown h1')).toMatchObject({fontSize: '40px', lineHeight: '1.15'});
    expect(await readSizes(page, '.markdown > h2 ~ h2')).toEqual({
      fontSize: '26px',
      lineHeight: '1.25',
      marginTop: '56px',
      marginBottom: '16px',
    });
    expect(await readSizes(page, '.markdown > :not(h2) + h3')).toEqual({
      fontSize: '20px',
      lineHeight: '1.30',
      marginTop: '40px',
      marginBottom: '12px',
    });
  });

  test('the title of a page has one size on every kind of page', async ({page, watch}) => {
    watch.expectProblem(/404.*\/nope/);
    for (const path of [SCANNER, '/blog', '/blog/archive', '/blog/tags', '/blog/tags/scanners', '/nope']) {
      await page.goto(path);
      const sizes = await readSizes(page, 'main h1');
      expect(sizes, path).toMatchObject({fontSize: '40px', lineHeight: '1.15'});
    }
  });

  test('an admonition keeps the distance that paragraphs and code keep, and code in a line is whole at its end', async ({
    page,
  }) => {
    await page.goto(MIXED);
    for (const selector of ['.theme-admonition', '.theme-code-block', '.markdown > p']) {
      expect((await readSizes(page, selector)).marginBottom, selector).toBe('20px');
    }
    await expect(page.locator('.markdown p code').first()).toHaveCSS('box-decoration-break', 'clone');
  });
});

test.describe('On a wide screen', () => {
  test.use({viewport: {width: 1920, height: 1080}});

  test('everything that a page contains has one left and one right edge', async ({page}) => {
    const parts =
      ':is(.markdown, .markdown > section) > :is(p, .theme-admonition, .theme-code-block, .scb-table)';
    for (const path of [MIXED, SCANNER, '/docs/api/crds/scan']) {
      await page.goto(path);
      expect(await collectEdges(page, parts, 'right'), path).toHaveLength(1);
      expect(await collectEdges(page, `${parts}, .markdown h1, .markdown > h2`, 'left'), path).toHaveLength(
        1,
      );
    }
  });

  test('a table begins where its heading begins', async ({page}) => {
    await page.goto(SCANNER);
    const [left] = await collectEdges(page, '.markdown > h2', 'left');
    const starts = await page
      .locator('.markdown > .scb-table td:first-child')
      .evaluateAll((cells) =>
        cells.map(
          (cell) => cell.getBoundingClientRect().left + parseFloat(getComputedStyle(cell).paddingLeft),
        ),
      );
    expect(new Set(starts.map(Math.round))).toEqual(new Set([left]));
  });
});
