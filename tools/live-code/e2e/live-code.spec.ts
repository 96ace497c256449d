import type {Locator, Page} from '@playwright/test';

import {expectAccessible} from '../../../tests/axe';
import {failScripts, openPage, readClipboard} from '../../../tests/e2e/pageActions';
import {answerRequests} from '../../../tests/e2e/requests';
import {
  CODE_LINES,
  FINDING_PAGE,
  findBlock,
  getBlock,
  getPlainCode,
  HOOK_PAGE,
  openBlock,
  PARSER_PAGE,
  scrollToBlock,
} from './blockActions';
import {createTries, expectOwnOrigin, plantSecret} from './sandboxActions';
import {expect, test} from '../../../tests/e2e/test';

const FRAME = '/live-code/frame.html';

/** Text that only the editor's script contains. */
const EDITOR_CODE = /Raw result of the scanner/;

const SMALL_PARSER = `async function parse() {
  return [{name: 'Found', category: 'Sample', severity: 'LOW', location: 'https://example.com'}];
}
module.exports.parse = parse;`;

test.describe('Live code', () => {
  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});

    test('pages show plain code', async ({page}) => {
      for (const path of Object.keys(CODE_LINES)) {
        await page.goto(path);
        await expect(getPlainCode(page, path)).toBeVisible();
        await expect(page.locator('textarea, iframe')).toHaveCount(0);
      }
    });
  });

  test('a parser is edited, breaks, and is reset', async ({page}) => {
    const {editor, status, reset, rows} = await openBlock(page, PARSER_PAGE, 'Parser');
    await expect(status).toHaveText('5 findings, valid');
    await expect(rows).toHaveCount(5);
    await expect(reset).toBeDisabled();
    const original = await editor.inputValue();

    await editor.fill(SMALL_PARSER);
    await expect(status).toHaveText('1 finding, valid');
    await expect(rows).toHaveText(/LOW\s*Found\s*https:\/\/example\.com\s*Sample/);

    await editor.fill(SMALL_PARSER.replace('LOW', 'CRITICAL'));
    await expect(status).toHaveText('1 finding, 1 fault');
    await expect(page.getByText('Finding 1: severity must be one of INFORMATIONAL, LOW')).toBeVisible();

    await editor.fill(SMALL_PARSER.replace('return [', 'return ['.concat('[')));
    await expect(status).toHaveText("Line 2: SyntaxError: Unexpected token ';'");
    await expect(rows).toHaveCount(0);

    await editor.fill(
      `async function parse(content) {\n  return content.missing.field;\n}\nmodule.exports.parse = parse;`,
    );
    await expect(status).toHaveText(/^Line 2: TypeError: /);
    await expect(page.locator('[class*=errorLine]')).toHaveText('  return content.missing.field;');

    await editor.fill('const nothing = 1;');
    await expect(status).toContainText('The file exports no function "parse".');

    await test.step('an endless loop is stopped, and the page works meanwhile', async () => {
      const drawn = await page.evaluateHandle(() => {
        const counts = {running: 0};
        const count = () => {
          const text = document.querySelector('section [role=status]')?.textContent;
          if (text === 'Running …') counts.running += 1;
          requestAnimationFrame(count);
        };
        count();
        return counts;
      });
      await editor.fill('for (;;) {}');
      await expect(status).toHaveText(
        'Stopped after 2 seconds, while running the code. Does it contain an endless loop?',
      );
      // A blocked page draws no animation frames.
      expect((await drawn.jsonValue()).running).toBeGreaterThan(5);
    });

    await reset.click();
    await expect(editor).toHaveValue(original);
    await expect(status).toHaveText('5 findings, valid');
    await expect(reset).toBeDisabled();
    await expect(reset).toBeFocused();

    await page.getByRole('textbox', {name: /^Raw result/}).fill('');
    await expect(status).toHaveText('0 findings, valid');
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 320, height: 640}});

    /** Breaks the code of a block, and expects the error to be accessible. */
    async function expectAccessibleError(
      page: Page,
      {editor, status}: Record<'editor' | 'status', Locator>,
    ): Promise<void> {
      await editor.fill('(');
      await expect(status).toHaveText(/^Line 1: /);
      await expectAccessible(getBlock(page), 'with an error');
    }

    test('a hook shows what it has changed, and what it logs', async ({page}) => {
      const block = await openBlock(page, HOOK_PAGE, 'Hook');
      await expect(block.status).toHaveText('4 findings, valid');
      await expect(block.rows.filter({hasText: 'Changed: severity, attributes'})).toHaveCount(2);
      await expect(block.rows.first().locator('del')).toHaveText('INFORMATIONAL');
      await expect(block.log).toContainText('raised the severity of 2 of 4 findings');
      await expectAccessible(getBlock(page), 'at first');

      await page.getByRole('textbox', {name: 'Environment variable HOSTS'}).fill('["other.example.com"]');
      await expect(block.rows.filter({hasText: 'Changed:'})).toHaveCount(0);
      await expectAccessibleError(page, block);
    });

    test('a finding is checked while the reader types, in an editor that loads when near', async ({page}) => {
      await openPage(page, FINDING_PAGE);
      await expect(getPlainCode(page, FINDING_PAGE)).toBeVisible();
      await expect(page.locator('textarea')).toHaveCount(0);
      const block = await findBlock(page, FINDING_PAGE, 'Finding');
      const {editor, status, reset} = block;
      await expect(status).toHaveText('1 finding, valid');
      await expectAccessible(getBlock(page), 'at first');
      const original = await editor.inputValue();
      await editor.fill(original.replace('"INFORMATIONAL"', '"high"'));
      await expect(status).toHaveText('1 finding, 1 fault');
      await editor.fill(original.replace('",\n', '"\n'));
      await expect(status).toHaveText('Line 3: This is not JSON: comma expected.');
      await expectAccessibleError(page, block);
      await reset.click();
      await expect(status).toHaveText('1 finding, valid');
    });
  });

  test("an editor that cannot be fetched leaves the code, below error and 'Retry'", async ({page, watch}) => {
    watch.expectProblem(/failed request: net::ERR_FAILED/, /Failed to load resource: net::ERR_FAILED/);
    watch.expectProblem(/console error: .*ChunkLoadError/);
    await page.setViewportSize({width: 320, height: 640});
    const repair = await failScripts(page, EDITOR_CODE);
    await openPage(page, FINDING_PAGE);
    await scrollToBlock(page, FINDING_PAGE);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(/Loading chunk \S+ failed/);
    const code = getPlainCode(page, FINDING_PAGE);
    await expect(code).toBeVisible();
    const bottom = await alert.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(await code.evaluate((element) => element.getBoundingClientRect().top));
    await expectAccessible(page.locator('main'), 'with the error text');

    const retry = page.getByRole('button', {name: 'Retry'});
    const failure = page.waitForEvent('requestfailed');
    await retry.press('Enter');
    await failure;
    await expect(alert).toContainText(/Loading chunk \S+ failed/);
    // The Tab key continues from the same place.
    await page.keyboard.press('Tab');
    await expect(retry).toBeFocused();
    repair();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', {name: /^Finding /})).toBeVisible();
    await expect(alert).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(getBlock(page).locator(':focus')).toHaveCount(1);
  });

  test('a sandbox that cannot be fetched is reported, and what was typed stays', async ({page, watch}) => {
    watch.expectProblem(/failed request: net::ERR_FAILED/);
    await page.clock.install();
    await answerRequests(page, FRAME, () => undefined);
    await openPage(page, PARSER_PAGE);
    await scrollToBlock(page, PARSER_PAGE);
    const block = getBlock(page);
    const editor = block.getByRole('textbox', {name: /^Parser /});
    await editor.fill(SMALL_PARSER);
    await page.clock.fastForward('00:20');
    await expect(block.getByRole('status')).toHaveText('The frame that runs the example did not load.');
    await expect(editor).toHaveValue(SMALL_PARSER);
  });

  test('Tab indents, Enter keeps the indentation, Escape then Tab leaves the editor, and its current code can be copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const {editor} = await openBlock(page, PARSER_PAGE, 'Parser');
    await editor.fill('');
    await editor.press('Tab');
    await expect(editor).toHaveValue('  ');
    await editor.press('Enter');
    await editor.press('a');
    await expect(editor).toHaveValue('  \n  a');
    await editor.press('Shift+Tab');
    await expect(editor).toHaveValue('  \na');
    await editor.press('ControlOrMeta+z');
    await expect(editor).toHaveValue('  \n  a');
    await editor.press('Escape');
    await expect(editor).toBeFocused();
    await editor.press('Tab');
    await expect(editor).not.toBeFocused();
    await expect(editor).toHaveValue('  \n  a');
    await expect(page.getByRole('textbox', {name: /^Raw result/})).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Tab');
    await expect(editor).toBeFocused();
    await page.getByRole('button', {name: 'Copy code', exact: true}).click();
    await expect(page.getByRole('button', {name: 'Copy code: Copied', exact: true})).toBeVisible();
    expect(await readClipboard(page)).toBe('  \n  a');
  });
});

test.describe('Sandbox of live code', () => {
  test('code reaches no storage, cookies, network or page', async ({page, context, baseURL, watch}) => {
    const reached = await plantSecret({context, baseURL, watch});
    const {editor, log} = await openBlock(page, PARSER_PAGE, 'Parser');
    await page.evaluate(() => localStorage.setItem('secret', 'storage'));
    const more = {
      sessionStorage: 'sessionStorage.length',
      caches: "await caches.open('x')",
      request: "const x = new XMLHttpRequest(); x.open('GET', '/reached-by-code', false); x.send()",
      script: "importScripts('/reached-by-code.js')",
      module: "await import('/reached-by-code.js')",
      socket:
        "await new Promise((open, fail) => {const s = new WebSocket('wss://example.com/reached-by-code'); s.onopen = open; s.onerror = fail;})",
      events:
        "await new Promise((open, fail) => {const s = new EventSource('/reached-by-code'); s.onopen = open; s.onerror = fail;})",
    };
    const {code, refusals} = createTries(more, baseURL, 'console.log');
    await editor.fill(`module.exports.parse = async () => {\n${code}\nreturn [];\n};`);
    await expect(log).toHaveText(refusals.join('\n'));
    expect(reached.filter((url) => url.includes('reached-by-code'))).toEqual([]);
    await expectOwnOrigin(page, FRAME);
  });

  test('outside a sandbox the frame does nothing', async ({page}) => {
    await page.goto('/');
    const first = await page.evaluate(async (url) => {
      const addFrame = (title: string, sandbox: string | null) =>
        new Promise<HTMLIFrameElement>((resolve) => {
          const frame = Object.assign(document.createElement('iframe'), {src: url, title});
          if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
          frame.addEventListener('load', () => resolve(frame));
          document.body.append(frame);
        });
      const open = await addFrame('open', null);
      const answer = new Promise<string>((resolve) => {
        addEventListener('message', ({source}) => resolve(source === open.contentWindow ? 'open' : 'closed'));
      });
      open.contentWindow?.postMessage(
        {id: 1, kind: 'parser', code: 'module.exports.parse = () => [];', input: '', env: {}},
        '*',
      );
      await addFrame('closed', 'allow-scripts');
      return answer;
    }, FRAME);
    expect(first).toBe('closed');
  });
});
