import type {Locator, Page} from '@playwright/test';

import {getHeading, getSidebar, openPage} from './pageActions';
import {expect, sharedTest as test} from './test';
import {translatePage} from './translatePage';

/** Opens a page, brings a box of it into view by the heading above, and has the browser translate all of it. */
async function openTranslated(
  page: Page,
  path: string,
  heading: string,
  box: RegExp | string,
): Promise<Locator> {
  await openPage(page, path);
  const title = page.getByRole('heading', {name: heading});
  await expect(() => title.scrollIntoViewIfNeeded({timeout: 1000})).toPass();
  const tool = page.getByRole('region', {name: box}).first();
  await expect(tool.getByRole('status')).not.toHaveText(/^$|…$/);
  await translatePage(page);
  await expect(tool.locator('font').first()).toBeVisible();
  return tool;
}

/** The text of a box, as a page that nobody has translated would show it. */
const readText = async (box: Locator) => (await box.innerText()).replace(/\s+/g, ' ');

/** Changes a box step by step and back. What it says must follow each step, and at the end be what it was. */
async function expectFollows(
  box: Locator,
  steps: readonly [change: () => Promise<unknown>, says: RegExp][],
): Promise<void> {
  const first = await readText(box);
  for (const [change, says] of steps) {
    await change();
    await expect.poll(() => readText(box)).toMatch(says);
  }
  await box.getByRole('button', {name: 'Reset', exact: true}).click();
  await expect.poll(() => readText(box)).toBe(first);
}

test.describe('On a page that the browser translates', () => {
  test('the check of manifests goes on', async ({page}) => {
    const tool = await openTranslated(page, '/docs/api/crds', 'Check a manifest', 'Check a manifest');
    const field = tool.getByLabel('YAML or JSON');
    const scan = 'apiVersion: execution.securecodebox.io/v1\nkind: Scan\nmetadata: {name: a}\n';
    await expectFollows(tool, [
      [() => field.fill(`${scan}spec: {scanType: nmap, parameters: [a]}\n`), /Nothing wrong found/],
      [() => field.fill(`${scan}\nspec: {scantype: nmap}\n`), /Line 5/],
      [() => field.fill(`\n${scan}\nspec: {scantype: nmap}\n`), /Line 6/],
      [() => field.fill('kind: ['), /1 fault/],
      [() => tool.getByLabel('The text is').selectOption('values of the chart nmap'), /not valid YAML/],
      [() => field.fill('a: b'), /has no value "a"/],
    ]);
  });

  test('the explainer of cascades goes on', async ({page}) => {
    const tool = await openTranslated(
      page,
      '/docs/hooks/cascading-scans',
      'Why does no cascading scan start?',
      'Explain a cascade',
    );
    const finding = tool.getByRole('textbox', {name: /^Finding/});
    const port = (number: number, service = 'http') => ({
      name: `Open Port: ${number}`,
      category: 'Open Port',
      attributes: {port: number, state: 'open', service, hostname: 'dummy-ssh.demo-targets.svc'},
    });
    await expectFollows(tool, [
      [() => tool.getByRole('checkbox', {name: 'screenshooter'}).check(), /1 of 7 rules starts a scan/],
      [() => finding.fill(JSON.stringify([port(80), port(443)])), /of 7 rules.* for \d of 2 findings/],
      [() => tool.getByRole('combobox', {name: 'Finding'}).selectOption('1'), /2\. Open Port: 443/],
      [() => finding.fill(JSON.stringify(port(22, 'ssh'))), /1 of 7 rules starts a scan/],
      [() => finding.fill('{'), /Correct the marked field/],
      [() => finding.fill('{"name": "a"}'), /None of 7 rules starts/],
    ]);
  });

  test('the chooser of images goes on', async ({page}) => {
    const tool = await openTranslated(
      page,
      '/docs/operations/closed-networks',
      'Install without internet access',
      'Choose charts, get the commands',
    );
    const registry = tool.getByRole('textbox', {name: /^Your registry/});
    await expectFollows(tool, [
      [() => tool.getByRole('checkbox', {name: 'nikto', exact: true}).check(), /nikto/],
      [() => tool.getByRole('checkbox', {name: 'persistence-elastic'}).check(), /No value known/],
      [() => registry.fill('UPPER'), /in lower case/],
      [() => registry.fill('mirror.example.net/scb'), /mirror\.example\.net\/scb\/securecodebox\/lurker/],
      [() => tool.getByRole('textbox', {name: /^Secret/}).fill('login'), /The Secret must exist/],
      [() => tool.getByRole('button', {name: 'Select all'}).first().click(), /Select none/],
    ]);
  });

  test('live examples go on', async ({page}) => {
    const title = 'Check the findings of your own parser';
    const finding = await openTranslated(page, '/docs/api/finding', title, /^Live example/);
    const editor = finding.getByRole('textbox').first();
    await expectFollows(finding, [
      [() => editor.fill('{"name": 5}'), /faults?/],
      [() => editor.fill('{'), /Line 1|JSON/],
    ]);
  });

  test('a live parser goes on', async ({page}) => {
    const block = await openTranslated(
      page,
      '/docs/contributing/integrating-a-scanner/parser-dir',
      'Write the parse function in parser.js',
      /^Live example/,
    );
    const editor = block.getByRole('textbox').first();
    const parse = (severity: string) =>
      `async function parse() { return [{name: 'Found', category: 'a', severity: '${severity}', location: 'b'}]; }\nmodule.exports.parse = parse;`;
    await expectFollows(block, [
      [() => editor.fill(parse('LOW')), /LOW Found b a/],
      [() => editor.fill(parse('lowest')), /1 fault.*lowest Found/],
      [() => editor.fill('throw new Error("no")'), /no/],
    ]);
  });

  test('the filter of scanners goes on', async ({page}) => {
    await openPage(page, '/docs/scanners');
    const filter = page.getByRole('group', {name: 'Filter scanners'});
    const outcome = filter.getByRole('status');
    const all = await outcome.innerText();
    await translatePage(page);
    const field = filter.getByRole('searchbox');
    await field.fill('nmap');
    await expect(outcome).toHaveText('Showing 1 scanner.');
    await field.fill('nothing like it');
    await expect(outcome).toHaveText('No scanner matches.');
    await filter.getByRole('button', {name: 'Show all'}).click();
    await expect(outcome).toHaveText(all);
  });

  test('the theme goes on: other pages, the menu on a phone, the colour mode', async ({page}) => {
    await openPage(page, '/docs/getting-started/installation');
    await translatePage(page);
    const sidebar = getSidebar(page);
    for (const name of ['First scans', 'Troubleshooting']) {
      await sidebar.getByRole('link', {name}).click();
      await expect(getHeading(page)).toHaveText(new RegExp(name, 'i'));
    }
    await page.goBack();
    await expect(getHeading(page)).toHaveText(/first scans/i);
    await page.setViewportSize({width: 360, height: 740});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    await page.locator('.navbar-sidebar').getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
    await expect(getHeading(page)).toBeVisible();
    await page.setViewportSize({width: 1280, height: 740});
    await page.getByRole('button', {name: /dark and light/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', {name: /currently dark/})).toBeVisible();
  });
});
