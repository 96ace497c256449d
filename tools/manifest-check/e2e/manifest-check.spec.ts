import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';

import {expectAccessible} from '../../../tests/axe';
import {getBox, openPage, pasteText} from '../../../tests/e2e/pageActions';
import {answerForNow} from '../../../tests/e2e/requests';
import {loadRelease} from '../../../platform/loadPlatform';
import {expect, sharedTest as test, test as ownTest} from '../../../tests/e2e/test';

const PAGE = '/docs/api/crds';
const EXAMPLE = readFileSync(join('examples', 'manifests', 'scan-with-mistakes.yaml'), 'utf8');
const REPAIRED = EXAMPLE.replace('scantype', 'scanType')
  .replace('- 443', '- "443"')
  .replace(': lite', ': light');
const WORKER = /manifest-check\.[0-9a-f]{8}\.js$/;
const FINE = `Nothing wrong found, checked against ${loadRelease().version}`;

/** Brings the tool of an open page into view and waits until the example is checked. */
async function findCheck(page: Page) {
  // Retried, because the tool replaces the example while it comes into view.
  const heading = page.getByRole('heading', {name: 'Check a manifest'});
  await expect(() => heading.scrollIntoViewIfNeeded({timeout: 1000})).toPass();
  const tool = page.getByRole('region', {name: 'Check a manifest'});
  const status = tool.getByRole('status');
  await expect(status).toContainText('checked against');
  return {tool, status, field: tool.getByLabel('YAML or JSON'), items: tool.locator('ol > li')};
}

async function openCheck(page: Page) {
  await openPage(page, PAGE);
  return findCheck(page);
}

test.describe('Check a manifest', () => {
  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});

    test('shows the example and says what to do', async ({page}) => {
      await page.goto(PAGE);
      await expect(page.locator('.theme-code-block', {hasText: 'scantype: nmap'})).toBeVisible();
      await expect(page.getByText('The check needs scripts.')).toBeVisible();
    });
  });

  ownTest('loads when the reader comes near, and sends nothing afterwards', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(request.url()));
    await openPage(page, PAGE);
    expect(requests.filter((url) => WORKER.test(url))).toEqual([]);
    const {items, field, status} = await findCheck(page);
    expect(requests.filter((url) => WORKER.test(url))).toHaveLength(1);
    await expect(items).toHaveCount(3);

    requests.length = 0;
    await field.fill(REPAIRED);
    await expect(status).toHaveText(FINE);
    // The footer's pictures load when it comes near.
    expect(requests.filter((url) => !url.endsWith('.svg'))).toEqual([]);
  });

  test('leads from a mistake to its line and its field, and says when nothing is wrong, by keyboard', async ({
    page,
  }) => {
    const {tool, field, status, items} = await openCheck(page);
    await expect(items.first()).toContainText('spec.scantype is no known field. Did you mean "scanType"?');
    await expect(items.first().getByRole('link')).toHaveAttribute(
      'href',
      '/docs/api/crds/scan#spec.scanType',
    );
    await field.focus();
    await page.keyboard.press('Tab');
    await expect(items.first().getByRole('button', {name: 'Line 6'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('  scanType: nmap');
    await expect(items).toHaveCount(2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('    - "443"');
    await expect(items).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('      securecodebox.io/intensive: light');
    await expect(status).toHaveText(FINE);
    await expect(field).toHaveValue(REPAIRED);

    await tool.getByRole('button', {name: 'Reset'}).click();
    await expect(field).toHaveValue(EXAMPLE);
  });

  test('checks files, values of charts, and several documents; says where YAML ends', async ({page}) => {
    const {tool, field, status, items} = await openCheck(page);
    await tool.getByLabel('Open a file').setInputFiles({
      name: 'values.yaml',
      mimeType: 'application/yaml',
      buffer: Buffer.from('scanner:\n  backofflimit: 3\n'),
    });
    await expect(field).toHaveValue('scanner:\n  backofflimit: 3\n');
    await tool.getByLabel('The text is').selectOption('values of the chart nmap');
    await expect(items).toHaveCount(1);
    await expect(items).toContainText('Did you mean "backoffLimit"?');
    await expect(items.getByRole('button')).toHaveText('Line 2');

    await tool.getByLabel('The text is').selectOption('manifests');
    await field.fill(`${REPAIRED}---\nkind: [Scan\n`);
    await expect(items).toHaveCount(1);
    await expect(status).toHaveText(/^1 fault/);

    await field.fill(`# ${'x'.repeat(300_000)}`);
    await expect(status).toContainText('At most 300,000 are read');
  });

  test('takes a file that is dropped on the text', async ({page}) => {
    const {field, status} = await openCheck(page);
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'scan.yaml'));
      return transfer;
    }, REPAIRED);
    await field.dispatchEvent('drop', {dataTransfer: data});
    await expect(field).toHaveValue(REPAIRED);
    await expect(status).toHaveText(FINE);
  });

  test('takes a long text that replaces what is selected', async ({page}) => {
    const {field, items, status} = await openCheck(page);
    // 300 scans, with one mistake in the last of them.
    const scans = Array.from({length: 300}, (_, index) => REPAIRED.replace('intranet', `host-${index}`));
    const text = [...scans, EXAMPLE.replace('- 443', '- "443"').replace(': lite', ': light')].join('---\n');
    await pasteText(field, text);
    await expect(items).toHaveCount(1);
    await expect(items.getByRole('button')).toHaveText(`Line ${300 * 15 + 6}`);
    await expect(field).toHaveValue(text);

    // The browser itself would need seconds to remove thousands of lines.
    const long = '# a\n'.repeat(200);
    const left = await page.evaluateHandle(() => {
      const inputs: string[] = [];
      document.addEventListener('beforeinput', (event) => {
        if (!event.defaultPrevented) inputs.push(event.inputType);
      });
      return inputs;
    });
    for (const [key, value] of [
      ['Delete', ''],
      ['Control+x', ''],
      ['Enter', '\n'],
      ['a', 'a'],
    ] as const) {
      await pasteText(field, long);
      await field.press('Control+a');
      await field.press(key);
      await expect(field).toHaveValue(value);
    }
    await expect(status).toHaveText(/^1 fault/);
    await pasteText(field, long);
    await pasteText(field, REPAIRED);
    await expect(status).toHaveText(FINE);
    expect(await left.jsonValue()).toEqual([]);
  });

  test('leaves the text to the reader who changes it while a file is read', async ({page}) => {
    const {tool, field, status} = await openCheck(page);
    const open = (text: string) =>
      tool
        .getByLabel('Open a file')
        .setInputFiles({name: 'a.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text)});
    await page.evaluate(() => {
      const {arrayBuffer} = Blob.prototype as {arrayBuffer: (this: Blob) => Promise<ArrayBuffer>};
      Blob.prototype.arrayBuffer = async function (this: Blob) {
        await new Promise((resolve) => document.addEventListener('read', resolve, {once: true}));
        return arrayBuffer.call(this);
      };
    });
    const read = () => page.evaluate(() => document.dispatchEvent(new Event('read')));
    await open('kind: Scan');
    await field.fill(REPAIRED);
    await read();
    await expect(status).toHaveText(FINE);
    await open('kind: Scan');
    await open(EXAMPLE);
    await read();
    await expect(field).toHaveValue(EXAMPLE);
    await open('\0');
    await read();
    await expect(field).toHaveAccessibleDescription(/^The file is no text/);
    // What was refused once is not said again when the text is the same.
    await field.fill(REPAIRED);
    await field.fill(EXAMPLE);
    await expect(field).toHaveAccessibleDescription('');
  });

  test('says in one sentence why a file, or a text, is not checked, and keeps the text', async ({page}) => {
    const {tool, field, status} = await openCheck(page);
    for (const [content, problem] of [
      [
        Buffer.from('\uFEFFkind: Scan\n', 'utf16le'),
        'The file is no text in UTF-8. Save it in this encoding, or choose another one.',
      ],
      [Buffer.alloc(0), 'The file is empty.'],
      [Buffer.alloc(3_000_000), 'The file has 3 MB. At most 1.2 MB are read: paste a part of it.'],
      [
        Buffer.from('\n'.repeat(10_000)),
        'The text has 10,001 lines. At most 5,000 are read: paste a part of it.',
      ],
    ] as const) {
      const file = {name: 'a.yaml', mimeType: 'application/yaml', buffer: Buffer.from(content)};
      await tool.getByLabel('Open a file').setInputFiles(file);
      await expect(field).toHaveAccessibleDescription(problem);
      await expect(field).toHaveValue(EXAMPLE);
    }
    await field.fill(REPAIRED);
    await expect(field).toHaveAccessibleDescription('');
    await expect(status).toHaveText(FINE);

    // One map with so many keys takes ten seconds.
    await field.fill(`{${Array.from({length: 26_000}, (_, index) => `k${index}: 1`).join(', ')}}`);
    await expect(status).toHaveText('Stopped after 2 seconds, while reading the YAML.');
    await field.fill('['.repeat(200));
    await expect(status).toHaveText(/^The text is nested more than 100 levels deep/);
    await tool.getByRole('button', {name: 'Reset'}).click();
    await expect(tool.locator('ol > li')).toHaveCount(3);
  });

  test('says that its script did not load, and loads it again', async ({page, watch}) => {
    // Some versions of Chromium report a worker's request.
    watch.tolerateProblem(/manifest-check/);
    const mend = await answerForNow(page, WORKER, () => undefined);
    await openPage(page, PAGE);
    await page.getByRole('heading', {name: 'Check a manifest'}).scrollIntoViewIfNeeded();
    const tool = page.getByRole('region', {name: 'Check a manifest'});
    await expect(tool.getByRole('status')).toHaveText('The script of this tool did not load.');
    await tool.getByLabel('YAML or JSON').fill(REPAIRED);
    mend();
    await tool.getByRole('button', {name: 'Retry'}).click();
    await expect(tool.getByRole('status')).toHaveText(FINE);
    await expect(tool).toContainText('Whether your cluster has what is named here');
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 360, height: 740}});

    test('fits, is accessible with faults, and shows one beside its line until it is mended', async ({
      page,
    }) => {
      const {tool, items, field} = await openCheck(page);
      await expect(items).toHaveCount(3);
      await expectAccessible(tool);
      const note = 'Scan: spec.scantype is no known field. Did you mean "scanType"?';
      await items.getByRole('button', {name: 'Line 6'}).click();
      await expect(field).toHaveAccessibleDescription(note);
      await expectAccessible(tool, 'with a note');
      await page.keyboard.type('  scanType: nmap');
      await expect(field).toHaveAccessibleDescription('');
      for (const {height} of await Promise.all((await items.getByRole('button').all()).map(getBox)))
        expect(height).toBeGreaterThanOrEqual(24);
      expect(await field.evaluate((element) => getComputedStyle(element).fontSize)).toBe('16px');
    });
  });
});
