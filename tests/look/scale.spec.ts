import type {Page} from '@playwright/test';

import {expect, sharedTest as test} from '../e2e/test';

const SCANNER = '/docs/scanners/nmap';
/** A page with paragraphs, admonitions, lists, code and tables. */
const MIXED = '/docs/getting-started/installation';

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

test.describe('The scale', {tag: '@release'}, () => {
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
});
