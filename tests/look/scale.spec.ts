import type {Page} from '@playwright/test';

import {expect, sharedTest as test} from '../e2e/test';

const SCANNER = '/docs/scanners/nmap';
/** A page with paragraphs, admonitions, lists, code and tables. */
const MIXED = '/docs/getting-started/installation';

/** Size of a text, and the free space around it. */
function readSizes(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const {fontSize, marginTop, marginBottom} = getComputedStyle(element);
      return {fontSize, marginTop, marginBottom};
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

  test('headings and blocks have the sizes of the tokens', {tag: '@release'}, async ({page}) => {
    await page.goto(MIXED);
    for (const [selector, size] of [
      ['.markdown > h2 ~ h2', {fontSize: '26px', marginTop: '56px', marginBottom: '16px'}],
      ['.theme-admonition', {marginBottom: '20px'}],
      ['.theme-code-block', {marginBottom: '20px'}],
      ['.markdown > p', {marginBottom: '20px'}],
    ] as const) {
      expect(await readSizes(page, selector), selector).toMatchObject(size);
    }
  });

  test('the title of a page has one size on every kind of page', {tag: '@release'}, async ({page, watch}) => {
    watch.expectProblem(/404.*\/nope/);
    for (const path of [SCANNER, '/blog', '/blog/archive', '/blog/tags', '/blog/tags/scanners', '/nope']) {
      await page.goto(path);
      expect(await readSizes(page, 'main h1'), path).toMatchObject({fontSize: '40px'});
    }
  });
});

test.describe('On a wide screen', () => {
  test.use({viewport: {width: 1920, height: 1080}});

  test(
    'everything that a page contains has one left and one right edge',
    {tag: '@release'},
    async ({page}) => {
      const parts =
        ':is(.markdown, .markdown > section) > :is(p, .theme-admonition, .theme-code-block, .scb-table)';
      for (const path of [MIXED, SCANNER, '/docs/api/crds/scan']) {
        await page.goto(path);
        expect(await collectEdges(page, parts, 'right'), path).toHaveLength(1);
        expect(await collectEdges(page, `${parts}, .markdown h1, .markdown > h2`, 'left'), path).toHaveLength(
          1,
        );
      }
    },
  );
});
