import {gzipSync} from 'node:zlib';

import type {Page} from '@playwright/test';

import {disablePrefetch, expectLoaded, touchPage} from '../e2e/pageActions';
import {expect, test} from '../e2e/test';

/**
 * All budgets: kilobytes (1,000 bytes) after gzip. They are what the site needed when they were set, plus 2. A page's
 * text is also in its script, because another page may link to it without loading its HTML; and the code that
 * documentation or blog pages share adds 5 to 10 to the scripts of the landing page.
 */
const PAGES = [
  {path: '/', before: 43, scripts: 158},
  {path: '/docs/scbctl/installation', before: 38, scripts: 168},
  {path: '/docs/getting-started/installation', before: 48, scripts: 181},
  {path: '/docs/scanners/nmap', before: 45.5, scripts: 178},
  {path: '/docs/scanners', before: 50, scripts: 185},
  {path: '/docs/hooks/cascading-scans', before: 46, scripts: 179},
  {path: '/docs/api/crds/scan', before: 51, scripts: 183.5},
  {path: '/blog', before: 42, scripts: 173.5},
  {path: '/blog/2024/06/28/helm-chart-oci-registry-migration', before: 39, scripts: 163},
];

/** The editor of live code blocks: 18 for the editor, the rest for Prism. */
const EDITOR_BUDGET = 46;
/** Each tool on a page, with its styles, data and workers. */
const TOOL_BUDGET = 60;

/** Pages with a tool or live code, the heading of its section, the name of its box, and its budget. */
const TOOLS = [
  ['/docs/api/crds', 'Check a manifest', 'Check a manifest', TOOL_BUDGET],
  ['/docs/hooks/cascading-scans', 'Why does nothing start?', 'Explain a cascade', TOOL_BUDGET],
  [
    '/docs/architecture/system_scope_and_context',
    'Install without internet access',
    'Choose charts, get the commands',
    TOOL_BUDGET,
  ],
  ['/docs/api/finding', 'Check the findings of your own parser', 'Live example', EDITOR_BUDGET],
] as const;

/** A property of nearly every grammar of Prism, and of nothing else that the site loads. */
const HIGHLIGHTER = 'lookbehind:';

function measure(content: Buffer | string): number {
  return gzipSync(content, {level: 9}).length / 1000;
}

/** Collects the bodies of all responses from now on. Call the returned function when the page is idle. */
function watchBodies(page: Page): () => Promise<Buffer[]> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => void bodies.push(response.body()));
  return () => Promise.all(bodies);
}

const measureAll = (bodies: Buffer[]) => bodies.reduce((sum, body) => sum + measure(body), 0);

test.describe('Weight of the first load', () => {
  for (const {path, ...budget} of PAGES) {
    test(`${path} stays within its budget, and loads no highlighter: its code is already coloured`, async ({
      page,
    }) => {
      // Without prefetching, only what this page needs is loaded.
      await disablePrefetch(page);
      const readBefore = watchBodies(page);
      await page.goto(path, {waitUntil: 'networkidle'});
      const before = measureAll(await readBefore());
      page.removeAllListeners('response');
      const readAfter = watchBodies(page);
      await touchPage(page);
      await expectLoaded(page);
      await page.waitForLoadState('networkidle');
      const bodies = await readAfter();
      const after = measureAll(bodies);
      console.log(`${path}: before the touch ${before.toFixed(1)} KB, scripts ${after.toFixed(1)} KB`);
      expect.soft(before).toBeLessThanOrEqual(budget.before);
      expect.soft(after).toBeLessThanOrEqual(budget.scripts);
      expect(after).toBeGreaterThan(0);
      expect(bodies.filter((body) => body.includes(HIGHLIGHTER))).toEqual([]);
    });
  }

  for (const [path, heading, name, budget] of TOOLS) {
    test(`"${name}" loads for those who come near it, not before, and stays small`, async ({page}) => {
      await disablePrefetch(page);
      await page.goto(path, {waitUntil: 'networkidle'});
      await expectLoaded(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('region', {name})).toHaveCount(0);
      const bodies: Promise<Buffer>[] = [];
      // The context also sees what workers load.
      page.context().on('response', (response) => {
        if (/\.(?:js|css)$/.test(response.url())) bodies.push(response.body());
      });
      await page.getByRole('heading', {name: heading}).scrollIntoViewIfNeeded();
      await expect(page.getByRole('region', {name})).toBeVisible();
      await page.waitForLoadState('networkidle');
      const size = measureAll(await Promise.all(bodies));
      console.log(`${name}: ${size.toFixed(1)} KB`);
      expect(bodies.length).toBeGreaterThan(0);
      expect(size).toBeLessThanOrEqual(budget);
    });
  }
});
