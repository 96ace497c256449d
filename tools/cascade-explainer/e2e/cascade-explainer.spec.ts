import type {Locator, Page} from '@playwright/test';

import {expectAccessible} from '../../../tests/axe';
import {openPage, pasteText, readClipboard} from '../../../tests/e2e/pageActions';
import {answerForNow} from '../../../tests/e2e/requests';
import {expect, sharedTest as test, test as ownTest} from '../../../tests/e2e/test';

const PAGE = '/docs/hooks/cascading-scans';
/** Text that is only in what readers see without the tool. */
const FALLBACK = 'The tool needs scripts.';

/** A finding that the rule of the chart nikto matches. */
const WEB = {
  name: 'Open Port: 80 (http)',
  category: 'Open Port',
  attributes: {port: 80, state: 'open', service: 'http', hostname: 'dummy-ssh.demo-targets.svc'},
};

async function openTool(page: Page) {
  await openPage(page, PAGE);
  await page.getByRole('heading', {name: 'Why does no cascading scan start?'}).scrollIntoViewIfNeeded();
  const frame = page.getByRole('region', {name: 'Explain a cascade'});
  await expect(frame).toBeVisible();
  return {
    frame,
    scan: frame.getByRole('textbox', {name: /^Scan/}),
    finding: frame.getByRole('textbox', {name: /^Finding/}),
    rules: frame.getByRole('textbox', {name: 'Rules of your own'}),
    status: frame.getByRole('status'),
  };
}

const getRule = ({frame}: {frame: Locator}, name: string) => frame.getByRole('group').filter({hasText: name});

/** Changes a part of a field, as typing would. */
async function replaceText(field: Locator, from: string | RegExp, to: string): Promise<void> {
  await field.fill((await field.inputValue()).replace(from, to));
}

const toRule = (name: string, pattern: object) =>
  `---\n${JSON.stringify({
    kind: 'CascadingRule',
    metadata: {name, labels: {'securecodebox.io/intensive': 'light'}},
    spec: {matches: {anyOf: [pattern]}, scanSpec: {scanType: 'nikto', parameters: []}},
  })}\n`;

test.describe('Why does no cascading scan start?', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});

    test('the page says how to compare by hand', async ({page}) => {
      await page.goto(PAGE);
      await expect(page.getByText(FALLBACK)).toBeVisible();
      await expect(page.locator('textarea')).toHaveCount(0);
    });
  });

  test('the tool loads only when the reader comes near, with an example and its result', async ({page}) => {
    await openPage(page, PAGE);
    await expect(page.locator('textarea')).toHaveCount(0);
    const tool = await openTool(page);
    await expect(page.getByText(FALLBACK)).toHaveCount(0);
    await expect(tool.status).toHaveText('1 of 5 rules starts a scan.');
    await expect(getRule(tool, 'ssh-audit starts a scan')).toContainText(
      'generateName: ssh-audit-dummy-ssh-ssh-audit-',
    );
    await expect(getRule(tool, 'audit-port-22')).toContainText(
      'expected "22", found 22: a string is not a number',
    );
    const hidden = getRule(tool, 'nikto-http');
    await expect(hidden.getByRole('listitem')).toHaveCount(0);
    await hidden.getByText('nikto-http').click();
    await expect(hidden).toContainText('securecodebox.io/intensive must be light, but is medium');
    await tool.frame.getByRole('button', {name: 'Copy code to clipboard'}).click();
    expect(await readClipboard(page)).toMatch(/^apiVersion: execution\.securecodebox\.io\/v1\nkind: Scan\n/);
  });

  test('fields, charts and reset change the result', async ({page}) => {
    const tool = await openTool(page);
    const {frame, scan, finding, rules, status} = tool;

    await frame.getByRole('checkbox', {name: 'screenshooter'}).check();
    await expect(status).toHaveText('1 of 7 rules starts a scan.');
    await finding.fill(
      JSON.stringify([WEB, WEB, {...WEB, attributes: {...WEB.attributes, service: 'smtp'}}]),
    );
    await expect(status).toHaveText('1 of 7 rules starts 2 scans, for 2 of 3 findings.');
    await frame
      .getByRole('combobox', {name: 'Finding'})
      .selectOption({label: '3. Open Port: 80 (http) (starts 0)'});
    await expect(getRule(tool, 'screenshooter-http no pattern matches')).toBeVisible();

    await rules.fill('');
    await expect(status).toContainText('of 6 rules');
    await finding.fill('[{"name": "a"');
    await expect(status).toContainText('Correct the marked field.');
    await expect(finding).toHaveAccessibleDescription(/^Line 1: /);
    await expect(finding).toHaveAttribute('aria-invalid', 'true');

    await frame.getByRole('button', {name: 'Reset'}).click();
    await expect(status).toHaveText('1 of 5 rules starts a scan.');

    await replaceText(scan, /\n {2}cascades:[^]*/, '\n');
    await expect(status).toContainText('The Scan has no spec.cascades');
    await frame.getByRole('button', {name: 'Reset'}).click();
    await replaceText(
      scan,
      '  annotations:\n    scope.cascading.securecodebox.io/host',
      '  labels:\n    host',
    );
    await expect(status).toContainText(
      'Nothing starts: the hook fails with Cannot read properties of undefined',
    );
    await expect(frame).toContainText('If all 3 retries fail too');

    await frame.getByRole('button', {name: 'Reset'}).click();
    await replaceText(scan, 'scopeLimiter:', 'validOnMissingRender: true\n    scopeLimiter:');
    await expect(frame).toContainText('spec.cascades.validOnMissingRender of the Scan is no field');
    await expect(frame.getByRole('link', {name: 'Check a manifest'})).toHaveAttribute(
      'href',
      '/docs/api/crds#check-a-manifest',
    );
  });

  test('the keyboard alone repairs a rule that starts nothing', async ({page}) => {
    const tool = await openTool(page);
    const {scan, finding, rules, status} = tool;
    await scan.focus();
    await page.keyboard.press('Tab');
    await expect(finding).toBeFocused();
    // The charts: without them, only the rule that starts nothing is left.
    for (const chart of ['nikto', 'nmap', 'ssh-audit']) {
      const box = tool.frame.getByRole('checkbox', {name: chart, exact: true});
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(box).toBeFocused({timeout: 100});
      }).toPass();
      await page.keyboard.press('Space');
    }
    await expect(status).toHaveText('The rule starts no scan.');
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(rules).toBeFocused({timeout: 100});
    }).toPass();
    await page.keyboard.press('ControlOrMeta+Home');
    for (let line = 0; line < 16; line += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    await expect(rules).toHaveValue(/port: 22\n/);
    await expect(status).toHaveText('1 of 1 rule starts a scan.');
    await page.keyboard.press('Tab');
    await expect(getRule(tool, 'audit-port-22').locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tool.frame.locator('.theme-code-block pre')).toBeHidden();
  });

  test('what would take minutes is stopped, and the page works meanwhile', async ({page}) => {
    const {frame, finding, rules, scan, status} = await openTool(page);
    await finding.fill(JSON.stringify({...WEB, description: 'http '.repeat(800)}));
    await rules.fill(toRule('slow', {description: '*http*http*http*!'}));
    const frames = await page.evaluateHandle(() => {
      const counts = {drawn: 0};
      const count = () => {
        counts.drawn += 1;
        requestAnimationFrame(count);
      };
      count();
      return counts;
    });
    await expect(status).toHaveText(
      'Stopped after 2 seconds, while comparing *http*http*http*! with 4000 characters. The hook does it in the same way, and takes as long.',
    );
    // A page that computes itself draws nothing meanwhile.
    expect((await frames.jsonValue()).drawn).toBeGreaterThan(10);

    await rules.fill('');
    const nested = `${'{{#attributes.list}}'.repeat(12)}{{.}}${'{{/attributes.list}}'.repeat(12)}`;
    await finding.fill(JSON.stringify({...WEB, attributes: {list: [1, 2, 3, 4, 5]}}));
    await replaceText(scan, /values: .*/, `values: ["${nested}"]`);
    await expect(status).toContainText('Stopped after 2 seconds, while rendering {{#attributes.list}}');
    await frame.getByRole('button', {name: 'Reset'}).click();
    await expect(status).toHaveText('1 of 5 rules starts a scan.');
  });

  test('long lists have an end, and long texts a sentence', async ({page}) => {
    const {frame, finding, rules, status} = await openTool(page);
    await rules.fill(
      Array.from({length: 60}, (_, index) => toRule(`r${index}`, {severity: 'INFORMATIONAL'})).join(''),
    );
    await expect(status).toHaveText(/of 64 rules/);
    await expect(frame.getByRole('group').filter({has: page.locator('summary')})).toHaveCount(50);
    await expect(frame).toContainText('14 more rules are not shown.');
    for (const [text, problem] of [
      [
        `- &a 1\n${'- *a\n'.repeat(150)}`,
        'The text has 150 aliases. At most 100 are read: write out what they stand for.',
      ],
      [
        '['.repeat(200),
        'The text is nested more than 100 levels deep. At most 100 are read: paste a part of it.',
      ],
    ] as const) {
      await finding.fill(text);
      await expect(finding).toHaveAccessibleDescription(problem);
    }
    await finding.fill('{name: a}');
    await expect(finding).toHaveAccessibleDescription('');
    await pasteText(finding, '\n'.repeat(600_000));
    await expect(finding).toHaveAccessibleDescription(
      /^The text has 600,000 characters\. At most 300,000 are read/,
    );
    await expect(finding).toHaveValue('{name: a}');
  });

  ownTest("what was typed is still there after 'Retry'", async ({page, watch}) => {
    await page.addInitScript(() => {
      // Breaks the drawing of line numbers while it is told to.
      const {from} = Array;
      Array.from = ((...values: Parameters<typeof from>) => {
        if (values.length > 1 && 'isBroken' in window) throw new Error('planted');
        return from(...values);
      }) as typeof from;
    });
    watch.expectProblem(/planted/);
    // Some versions of Chromium report a worker's request.
    watch.tolerateProblem(/cascade-explainer/);
    const mend = await answerForNow(page, /cascade-explainer\.[0-9a-f]{8}\.js$/, () => undefined);
    const {frame, rules, status} = await openTool(page);
    await expect(status).toHaveText('The script of this tool did not load.');
    await rules.fill('');
    mend();
    await frame.getByRole('button', {name: 'Retry'}).click();
    await expect(status).toHaveText('1 of 4 rules starts a scan.');

    await page.evaluate(() => Object.assign(window, {isBroken: true}));
    await rules.fill('# mine\n');
    await expect(page.getByRole('alert')).toContainText('This tool did not load. Error: planted');
    await page.evaluate(() => Reflect.deleteProperty(window, 'isBroken'));
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(rules).toHaveValue('# mine\n');
    await expect(status).toHaveText('1 of 4 rules starts a scan.');
  });

  test('the tool is accessible on a phone, and does not widen the page', async ({page}) => {
    await page.setViewportSize({width: 360, height: 780});
    const {finding, frame} = await openTool(page);
    await expectAccessible(frame, 'at first');
    for (const name of ['nmap-smb', 'nikto-http']) await frame.getByText(name).click();
    await finding.fill('{');
    await expect(finding).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(frame, 'with an error');
  });
});
