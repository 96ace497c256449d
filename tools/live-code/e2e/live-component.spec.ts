import type {Page} from '@playwright/test';

import {expectAccessible} from '../../../tests/axe';
import {getBox, getHeading, openPage} from '../../../tests/e2e/pageActions';
import {COMPONENT_PAGE} from './blockActions';
import {createTries, expectOwnOrigin, plantSecret} from './sandboxActions';
import {expect, sharedTest, test} from '../../../tests/e2e/test';

const FRAME = '/live-code/component.html';

const SMALL_COMPONENT = 'function Small() {\n  return <output>small</output>;\n}\nrender(<Small />);';

async function openBlock(page: Page) {
  await openPage(page, `${COMPONENT_PAGE}#the-blinmaker`);
  return findBlock(page);
}

async function findBlock(page: Page) {
  const block = page.getByRole('region', {name: 'Live example: BlinMaker.jsx'});
  await expect(block.getByRole('status')).toHaveText('The component is shown below');
  return {
    editor: block.getByRole('textbox', {name: /^Component /}),
    status: block.getByRole('status'),
    reset: block.getByRole('button', {name: 'Reset'}),
    result: block.frameLocator('iframe'),
  };
}

test.describe('Live component', () => {
  test('editor and frame load only when the reader comes near, and are accessible, on a phone too', async ({
    page,
    watch,
  }) => {
    // axe posts a message to each frame, but this one has an opaque origin. Only some browsers warn about that.
    watch.tolerateProblem(/^console warning: Failed to execute 'postMessage' on 'DOMWindow'/);
    await page.setViewportSize({width: 320, height: 640});
    const requested: string[] = [];
    page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
    await openPage(page, COMPONENT_PAGE);
    await expect(getHeading(page)).toBeVisible();
    expect(requested).not.toContain(FRAME);
    await page.getByRole('heading', {name: /^Blinmaker, the live calculator/}).scrollIntoViewIfNeeded();
    const {editor} = await findBlock(page);
    expect(requested).toContain(FRAME);

    await test.step('the component is at the bottom, below its editor', async () => {
      const above = await getBox(editor);
      expect((await getBox(page.locator('iframe'))).top).toBeGreaterThanOrEqual(above.bottom);
    });

    await expectAccessible(page.getByRole('region', {name: 'Live example: BlinMaker.jsx'}));
  });

  sharedTest('the component is edited, breaks, and is reset', async ({page}) => {
    const {editor, status, reset, result} = await openBlock(page);
    const original = await editor.inputValue();
    await expect(reset).toBeDisabled();

    await test.step('it calculates blini as the text says', async () => {
      const output = result.locator('output');
      await expect(output).toHaveText('8 blini. Eggs: 2, ml of milk: 400, g of flour: 200');
      await result.getByLabel('ml of milk').fill('600');
      await expect(output).toHaveText('12 blini. Eggs: 3, ml of milk: 600, g of flour: 300');
      await result.getByLabel('Eggs').fill('0');
      await expect(output).toHaveText('No blin today :(');
      await result.getByLabel('Eggs').fill('30');
      await result.getByLabel('ml of milk').fill('6000');
      await result.getByLabel('g of flour').fill('3000');
      await expect(output).toHaveText(/^120 blini\./);
    });

    const getHeight = async () => (await getBox(page.locator('iframe'))).height;
    await expect.poll(getHeight).toBeGreaterThan(100);
    const height = await getHeight();
    await editor.fill(SMALL_COMPONENT);
    await expect(result.locator('output')).toHaveText('small');
    // Chromium draws a frame of another origin only in view.
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect.poll(getHeight, 'the frame is as high as the component').toBeLessThan(height);

    await test.step('the frame has the colours of the page', async () => {
      const readColour = () => result.locator('html').evaluate((html) => getComputedStyle(html).color);
      const light = await readColour();
      await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
      await expect.poll(readColour).not.toBe(light);
      await expect(status).toHaveText('The component is shown below');
    });

    await editor.fill(SMALL_COMPONENT.replace('</output>', ''));
    await expect(status).toHaveText(/^Line \d: SyntaxError: /);
    await expect(result.locator('output')).toHaveCount(0);

    await editor.fill(SMALL_COMPONENT.replace('return', 'missing();\n  return'));
    await expect(status).toHaveText('Line 2: ReferenceError: missing is not defined');
    await expect(page.locator('[class*=errorLine]')).toHaveText('  missing();');

    await editor.fill('const nothing = 1;');
    await expect(status).toHaveText('The code shows nothing. End it with: render(<Component />);');

    await editor.fill(SMALL_COMPONENT.replace('<output', '<output onClick={() => missing()}'));
    await result.locator('output').click();
    await expect(status).toHaveText(/ReferenceError: missing is not defined$/);

    await reset.click();
    await expect(editor).toHaveValue(original);
    await expect(result.locator('output')).toHaveText(/^8 blini/);
  });

  test('its code reaches no storage, cookies, network or page', async ({page, context, baseURL, watch}) => {
    watch.expectProblem(/^console error: .*reached-by-code.*Content Security Policy/);
    watch.expectProblem(/^console error: Blocked opening 'about:blank' .*'allow-popups'/);
    const reached = await plantSecret({context, baseURL, watch});
    const {editor, result} = await openBlock(page);
    const more = {
      picture:
        "await new Promise((open, fail) => {const i = new Image(); i.onload = open; i.onerror = fail; i.src = '/reached-by-code.png';})",
      script:
        "await new Promise((open, fail) => {const s = document.createElement('script'); s.onload = open; s.onerror = fail; s.src = '/reached-by-code.js'; document.head.append(s);})",
      connection: 'new RTCPeerConnection()',
      otherName: 'new webkitRTCPeerConnection()',
      connectionOfFrame:
        "const f = document.createElement('iframe'); document.body.append(f); new f.contentWindow.RTCPeerConnection()",
      window: "if (open('about:blank') === null) throw new Error()",
    };
    const {code, refusals} = createTries(more, baseURL, 'log.push');
    await editor.fill(
      `const log = [];\n(async () => {\n${code}\nrender(<output>{log.join(', ')}</output>);\n})();\nrender(null);`,
    );
    await expect(result.locator('output')).toHaveText(refusals.join(', '));
    expect(reached.filter((url) => url.includes('reached-by-code'))).toEqual([]);
    await expectOwnOrigin(page, FRAME);
  });
});
