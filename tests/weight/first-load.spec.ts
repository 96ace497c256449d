import {gzipSync} from 'node:zlib';

import type {Response} from '@playwright/test';

import {readPageFiles, readPageScripts} from '../buildPages';
import {expectLoaded, touchPage} from '../e2e/pageActions';
import {expect, test} from '../e2e/test';

const PAGES = ['/', '/docs/scanners/nmap', '/blog'];

/** Kilobytes (1,000 bytes) after gzip of the editor of live code blocks. Its frame, an HTML file, has 12 more. */
const EDITOR_BUDGET = 9;
/** Each tool on a page, with its styles, data and workers. */
const TOOL_BUDGET = 60;
/** The explainer brings the packages of the hook, among them the list of public suffixes. */
const EXPLAINER_BUDGET = 110;

/** Pages with a tool or live code below the first screen, the heading of its section, the name of its box, and its budget. */
const TOOLS = [
  ['/docs/api/crds', 'Check a manifest', 'Check a manifest', TOOL_BUDGET],
  ['/docs/hooks/cascading-scans', 'Why does no cascading scan start?', 'Explain a cascade', EXPLAINER_BUDGET],
  ['/docs/api/finding', 'Check the findings of your own parser', 'Live example', EDITOR_BUDGET],
] as const;

/** Pages that show their tool on the first screen: it loads with the page. */
const FIRST_SCREEN_TOOLS = [
  [
    '/docs/operations/closed-networks',
    'Install without internet access',
    'Choose charts, get the commands',
    TOOL_BUDGET,
  ],
] as const;

function measure(content: Buffer | string): number {
  return gzipSync(content, {level: 9}).length / 1000;
}

const measureAll = (bodies: Buffer[]) => bodies.reduce((sum, body) => sum + measure(body), 0);

test.describe('Weight of the first load', () => {
  test('a page loads what its HTML names, and nothing else: scripts only when it is touched', async ({
    page,
  }) => {
    // Without prefetching, only what this page needs is loaded.
    const requested = new Set<string>();
    page.on('request', (request) => void requested.add(new URL(request.url()).pathname));
    for (const path of PAGES) {
      requested.clear();
      await page.goto(path, {waitUntil: 'networkidle'});
      const named = [path, ...readPageFiles(path)];
      expect([...requested].filter((file) => !named.includes(file))).toEqual([]);
      expect(requested.size).toBeGreaterThan(1);
      requested.clear();
      await touchPage(page);
      await expectLoaded(page);
      await page.waitForLoadState('networkidle');
      expect([...requested].sort()).toEqual(readPageScripts(path).sort());
    }
  });

  for (const [path, heading, name, budget] of [...TOOLS, ...FIRST_SCREEN_TOOLS]) {
    const isOnFirstScreen = FIRST_SCREEN_TOOLS.some(([first]) => first === path);
    test(`"${name}" loads for those who come near it, not before, and stays small`, async ({page}) => {
      const own = new Set([...readPageFiles(path), ...readPageScripts(path)]);
      const files: Response[] = [];
      // The context also sees what workers load. A tool near the top of its page is loaded with the page.
      page.context().on('response', (response) => {
        const {pathname} = new URL(response.url());
        if (/\.(?:js|css)$/.test(pathname) && !own.has(pathname)) files.push(response);
      });
      await page.goto(path, {waitUntil: 'networkidle'});
      await expectLoaded(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('region', {name})).toHaveCount(isOnFirstScreen ? 1 : 0);
      await page.getByRole('heading', {name: heading}).scrollIntoViewIfNeeded();
      // It is complete once it has a result, for which it needs all of its files.
      await expect(page.getByRole('region', {name}).getByRole('status')).toHaveText(/[^…]$/);
      const size = measureAll(await Promise.all(files.map((file) => file.body())));
      console.log(`${name}: ${size.toFixed(1)} KB`);
      expect(files.length).toBeGreaterThan(0);
      expect(size).toBeLessThanOrEqual(budget);
    });
  }
});
