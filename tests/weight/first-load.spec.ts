import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import type {Page} from '@playwright/test';

import {readHtmlPaths, readPageHtml} from '../build-pages';
import {disablePrefetch, expectLoaded} from '../e2e/page-actions';
import {expect, test} from '../e2e/test';

/**
 * What Docusaurus adds to the scripts of a documentation page for each page of the site, in kilobytes after gzip: its
 * route, its chunk, its place in the sidebar, its title and description. Measured: 210.1 with 79 pages, 222.7 with 142,
 * of which 1 is for live code blocks; then pages lost the highlighter, 34.
 */
const SCRIPT_PER_PAGE = 0.18;

/**
 * What a page may cost on its first load, in kilobytes (1,000 bytes) after gzip. The numbers are what the site needed
 * when they were set, and up to a tenth more for scripts and styles.
 */
const BUDGETS = {
  html: 40,
  script: 201 + SCRIPT_PER_PAGE * readHtmlPaths().length,
  style: 16,
  image: 20,
  total: 268,
};

/** What the editor of live code blocks may cost beyond that, in the same unit: 18 for itself, and the highlighter. */
const EDITOR_BUDGET = 46;

/** A property of nearly every grammar of Prism, and of nothing else that the site loads. */
const HIGHLIGHTER = 'lookbehind:';

/** One page of each kind; every other page has the same scripts and only a chunk of its own. */
const PAGES = ['/', '/docs/getting-started/installation', '/docs/scanners', '/docs/api/crds/scan', '/blog'];

type Kind = Exclude<keyof typeof BUDGETS, 'total'>;

const KINDS: Partial<Record<string, Kind>> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  image: 'image',
};

/** Kilobytes after gzip of everything that the page asks for, by kind. Requests of other kinds count in the total only. */
async function measureFirstLoad(page: Page, path: string): Promise<Record<keyof typeof BUDGETS, number>> {
  const weights = {html: 0, script: 0, style: 0, image: 0, total: 0};
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = KINDS[response.request().resourceType()];
    bodies.push(
      response.body().then((body) => {
        const kilobytes = gzipSync(body, {level: 9}).length / 1000;
        if (kind) weights[kind] += kilobytes;
        weights.total += kilobytes;
      }),
    );
  });
  await page.goto(path, {waitUntil: 'networkidle'});
  await expectLoaded(page);
  await Promise.all(bodies);
  return weights;
}

test.describe('Weight of the first load', () => {
  for (const path of PAGES) {
    test(`${path} stays within its budget`, async ({page}) => {
      // Nothing in advance: only what this page needs.
      await disablePrefetch(page);
      const weights = await measureFirstLoad(page, path);
      for (const [kind, budget] of Object.entries(BUDGETS)) {
        expect.soft(weights[kind as keyof typeof BUDGETS], kind).toBeLessThanOrEqual(budget);
      }
    });
  }

  test('the editor of live code blocks loads for pages that have one, and stays small', async ({page}) => {
    const loaded: number[] = [];
    await disablePrefetch(page);
    await page.goto('/docs/api/finding', {waitUntil: 'networkidle'});
    await expectLoaded(page);
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') {
        loaded.push(gzipSync(await response.body(), {level: 9}).length / 1000);
      }
    });
    await page.getByRole('heading', {name: 'Check the findings of your own parser'}).scrollIntoViewIfNeeded();
    await expect(page.locator('textarea')).toBeVisible();
    expect(loaded.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(EDITOR_BUDGET);
    expect(loaded.length).toBeGreaterThan(0);
  });

  test('pages load no highlighter: their code has its colours', async ({page}) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await disablePrefetch(page);
    for (const path of PAGES) {
      await page.goto(path, {waitUntil: 'networkidle'});
      await expectLoaded(page);
    }
    expect(scripts.length).toBeGreaterThan(0);
    expect((await Promise.all(scripts)).filter((script) => script.includes(HIGHLIGHTER))).toEqual([]);
  });

  test('only one script holds the highlighter, and no page names it', () => {
    const files = readdirSync(join('build', 'assets', 'js')).filter((file) => file.endsWith('.js'));
    const holders = files.filter((file) =>
      readFileSync(join('build', 'assets', 'js', file), 'utf8').includes(HIGHLIGHTER),
    );
    expect(holders).toHaveLength(1);
    expect(readHtmlPaths().filter((path) => readPageHtml(path).includes(holders[0] ?? ''))).toEqual([]);
  });

  test('the HTML of no page is larger than its budget', () => {
    const heavy = readHtmlPaths()
      .map((path) => ({path, size: gzipSync(readFileSync(join('build', path, 'index.html'))).length / 1000}))
      .filter(({size}) => size > BUDGETS.html);
    expect(heavy).toEqual([]);
  });
});
