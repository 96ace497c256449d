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

  test('offers to wrap every block that is too wide', async ({page}) => {
    for (const path of PAGES) {
      await page.goto(path);
      const blocks = page.locator('.theme-code-block:not(.code-output):visible');
      await expect
        .poll(
          () =>
            blocks.evaluateAll(
              (elements) =>
                elements.filter((block) => {
                  const pre = block.querySelector('pre');
                  const wide = pre !== null && pre.scrollWidth > pre.clientWidth;
                  return wide !== (block.querySelector('.code-wrap')?.checkVisibility() ?? false);
                }).length,
            ),
          path,
        )
        .toBe(0);
    }
  });

  test('a selected command has neither prompt nor additional lines', async ({page}) => {
    await page.goto(FIRST_SCANS);
    const text = await page.locator('.code-terminal code').first().textContent();
    expect((await selectCommands(page)).trimEnd()).toBe(text?.trimEnd());
  });
});

test.describe('Code', () => {
  test('commands have a prompt, output has neither fill nor buttons and stays close', async ({page}) => {
    await page.goto(FIRST_SCANS);
    const command = page.locator('.code-terminal .code-command').first();
    expect(await command.evaluate((line) => getComputedStyle(line, '::before').content)).toContain('$ ');
    expect(await selectCommands(page)).not.toContain('$');
    const output = page.locator('.code-output').first();
    await expect(output).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(output.locator('button')).toHaveCount(0);
  });

  test('versions are one token, and manifests within a command are coloured', async ({page}) => {
    await page.goto(FIRST_SCANS);
    await expect(page.locator('.code-terminal .token.number').first()).toHaveText(/^\d+\.\d+\.\d+$/);
    await page.goto('/');
    await expect(page.locator('main .language-bash .token.key').filter({hasText: 'apiVersion'})).toHaveCount(
      1,
    );
  });
});
