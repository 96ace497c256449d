import type {Locator, Page} from '@playwright/test';

import {COPIED, MESSAGE} from '../../browser/protocol';
import {changeRoute, expectLoaded, expectMessage, holdScripts, openPage, readClipboard} from './pageActions';
import {answerRequests} from './requests';
import {expect, sharedTest, test} from './test';

const PAGE = '/docs/scanners/nmap';
/** A page with long lines in a block that has a title. */
const WIDE_PAGE = '/docs/api/finding';
const PHONE = {width: 360, height: 780};

/** The first block that is not in a closed fold. */
function getBlock(page: Page): Locator {
  return page.locator('main .theme-code-block:visible').first();
}

const getCopyButton = (block: Locator) => block.getByRole('button', {name: 'Copy code to clipboard'});
const getWrapButton = (block: Locator) => block.getByRole('button', {name: 'Toggle word wrap'});

/** What a reader sees of a block, line by line. */
async function readLines(block: Locator): Promise<string> {
  const lines = await block
    .locator('.token-line')
    .evaluateAll((elements) => elements.map((line) => line.textContent));
  return lines.map((line) => line.replace(/\n$/, '')).join('\n');
}

async function expectButtons(page: Page): Promise<void> {
  const block = getWideBlock(page);
  await expectCopy(page, block);
  await getWrapButton(block).click();
  await expect.poll(() => getOverflow(block)).toBe(0);
}

async function expectCopy(page: Page, block: Locator): Promise<void> {
  await expectMessage(getCopyButton(block), COPIED);
  expect(await readClipboard(page)).toBe(await readLines(block));
  await expect(getCopyButton(block)).not.toHaveAttribute(MESSAGE);
}

function getWideBlock(page: Page): Locator {
  return page
    .locator('main .theme-code-block:visible')
    .filter({has: page.locator('.code-title')})
    .filter({has: page.getByRole('button', {name: 'Toggle word wrap'})})
    .first();
}

const getOverflow = (block: Locator) =>
  block.locator('pre').evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);

test.describe('Code blocks', () => {
  sharedTest.use({permissions: ['clipboard-read', 'clipboard-write']});

  sharedTest('every command and file of a page copies what it shows, and confirms it', async ({page}) => {
    for (const path of ['/', '/docs/api/crds/scan']) {
      await openPage(page, path);
      const blocks = await page.locator('main .theme-code-block:not(.code-output):visible').all();
      expect(blocks.length, path).toBeGreaterThanOrEqual(3);
      for (const block of blocks) {
        await expectMessage(getCopyButton(block), COPIED);
        expect(await readClipboard(page)).toBe(await readLines(block));
      }
    }
  });

  test('the buttons work without the scripts of the site', async ({page, watch}) => {
    watch.expectProblem(/^failed request: .*\/assets\/js\//, /^console error: Failed to load resource/);
    await answerRequests(page, /\/assets\/js\//, () => undefined);
    await page.setViewportSize(PHONE);
    await page.goto(WIDE_PAGE);
    await expectButtons(page);
  });

  sharedTest('the keyboard reaches the code and its buttons', async ({page}) => {
    await openPage(page, PAGE);
    const block = getBlock(page);
    await block.locator('pre').focus();
    await page.keyboard.press('Tab');
    const button = getCopyButton(block);
    await expect(button).toBeFocused();
    await expect(button).toBeVisible();
    await expectMessage(button, COPIED, () => page.keyboard.press('Enter'));
    await expect(button).toBeFocused();

    await sharedTest.step('the buttons work on a page that was reached by a link', async () => {
      await page.setViewportSize(PHONE);
      await changeRoute(page, WIDE_PAGE);
      await expect(page.getByRole('heading', {level: 1, name: 'Finding'})).toBeVisible();
      await expectButtons(page);
    });
  });
});

test.describe('Long lines of code', () => {
  sharedTest('only code that is wider than its box can be wrapped and unwrapped', async ({page}) => {
    await page.setViewportSize(PHONE);
    await openPage(page, WIDE_PAGE);
    const block = getWideBlock(page);
    const wrap = getWrapButton(block);
    for (const isWrapped of [false, true, false]) {
      if (isWrapped !== ((await wrap.getAttribute('aria-pressed')) === 'true')) await wrap.click();
      await expect(wrap).toHaveAttribute('aria-pressed', String(isWrapped));
      if (isWrapped) expect(await getOverflow(block)).toBe(0);
      else expect(await getOverflow(block)).toBeGreaterThan(0);
    }

    await sharedTest.step(
      'the button disappears when the window is wide enough, and reappears when it is not',
      async () => {
        const blocks = page
          .locator('main .theme-code-block:visible')
          .filter({has: page.locator('.code-title')});
        const areRight = () =>
          blocks.evaluateAll((elements) =>
            elements.every((element) => {
              const pre = element.querySelector('pre');
              const isShown = element.querySelector<HTMLElement>('.code-wrap')?.hidden === false;
              return isShown === (pre !== null && pre.scrollWidth > pre.clientWidth);
            }),
          );
        for (const width of [PHONE.width, 1600, PHONE.width]) {
          await page.setViewportSize({width, height: 800});
          await expect.poll(areRight, `${width} px`).toBe(true);
        }
      },
    );
  });

  test('a long command stays on one line until the reader wraps it, also in a path', async ({page}) => {
    await openPage(page, '/docs/getting-started/troubleshooting');
    const block = page.locator('.theme-code-block', {hasText: 'error|failed|lease'});
    const line = block.locator('.token-line', {hasText: 'deployment/'});
    // The parts of a row differ in height by a pixel or two.
    const countRows = () =>
      line.evaluate(
        (element) => new Set([...element.getClientRects()].map(({bottom}) => Math.round(bottom / 8))).size,
      );
    await expect(line).toBeVisible();
    expect(await countRows()).toBe(1);
    await getWrapButton(block).click();
    await expect.poll(countRows).toBeGreaterThan(1);
  });

  test('say in words that the browser refuses the clipboard, live code too', async ({page}) => {
    const refuse = () => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
      Object.defineProperty(document, 'execCommand', {value: () => false});
    };
    const readWords = (button: Locator) =>
      button.evaluate((element) => getComputedStyle(element, '::after').content.replaceAll('"', ''));
    await page.addInitScript(refuse);
    await openPage(page, WIDE_PAGE);
    const button = getCopyButton(getBlock(page));
    await button.click();
    await expect.poll(() => readWords(button)).toContain('Could not copy');
    const live = page.getByRole('region', {name: /^Live example:/});
    await page.getByRole('heading', {name: 'Check the findings of your own parser'}).scrollIntoViewIfNeeded();
    await live.getByRole('button', {name: 'Copy code', exact: true}).click();
    await expect.poll(() => readWords(live.getByText('Copy code'))).toContain('Could not copy');
  });

  test('what a reader has wrapped stays wrapped after hydration', async ({page}) => {
    await page.setViewportSize(PHONE);
    const release = await holdScripts(page);
    await page.goto(WIDE_PAGE, {waitUntil: 'commit'});
    const block = getWideBlock(page);
    await getWrapButton(block).click();
    release();
    await expectLoaded(page);
    await expect(getWrapButton(block)).toHaveAttribute('aria-pressed', 'true');
    expect(await getOverflow(block)).toBe(0);
  });
});
