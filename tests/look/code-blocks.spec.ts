import type {Page} from '@playwright/test';

import {expect, sharedTest as test} from '../e2e/test';

const PAGES = [
  '/docs/getting-started/installation',
  '/docs/getting-started/first-scans',
  '/docs/scanners/nmap',
  '/docs/api/crds/scan',
  '/docs/how-tos/scanning-web-applications',
];
const FIRST_SCANS = '/docs/getting-started/first-scans';

/** The text that copying a selection of all commands of a block gives. */
function selectCommands(page: Page): Promise<string> {
  return page
    .locator('.code-terminal code')
    .first()
    .evaluate((code) => {
      getSelection()?.selectAllChildren(code);
      return getSelection()?.toString() ?? '';
    });
}

test.describe('Code on a phone', () => {
  test.use({viewport: {width: 360, height: 780}});

  test('has the whole width, and commands wrap instead of scrolling', async ({page}) => {
    for (const path of PAGES) {
      await page.goto(path);
      const faults = await page.locator('.theme-code-block:visible').evaluateAll((blocks) =>
        blocks.flatMap((block) => {
          const pre = block.querySelector('pre');
          const wide = pre !== null && pre.scrollWidth > pre.clientWidth;
          const narrow = pre !== null && pre.clientWidth < block.clientWidth;
          return narrow || (wide && block.matches('.code-terminal')) ? [pre.textContent] : [];
        }),
      );
      expect(faults, path).toEqual([]);
    }
  });
});

test.describe('Code', {tag: '@release'}, () => {
  test('commands have a prompt, output has neither fill nor buttons and stays close', async ({page}) => {
    await page.goto(FIRST_SCANS);
    const command = page.locator('.code-terminal .code-command').first();
    expect(await command.evaluate((line) => getComputedStyle(line, '::before').content)).toContain('$ ');
    expect(await selectCommands(page)).not.toContain('$');
    const output = page.locator('.code-output').first();
    await expect(output).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(output.locator('button')).toHaveCount(0);
  });
});
