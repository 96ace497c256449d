import type {Locator, Page, Response} from '@playwright/test';

import {COPIED, MESSAGE} from '../../browser/protocol';
import {expectAccessible} from '../axe';
import {readBuiltFile} from '../buildPages';
import {expectLoaded, expectMessage, expectNotStarted, holdScripts, readClipboard} from './pageActions';
import {expect, test} from './test';

const PAGE = '/docs/scanners';
const CSV = '/docs/scanners/approval.csv';
/** An image, which only the script with the table contains. */
const TABLE = 'docker.io/securecodebox/parser-amass:';
const SCANNERS = 24;

const getFold = (page: Page): Locator => page.locator('details', {hasText: 'Table of all scanners'});
const getSummary = (page: Page): Locator => getFold(page).locator('summary');
const getTable = (page: Page): Locator => getFold(page).getByRole('table');
const getCopy = (page: Page): Locator => getFold(page).getByRole('button', {name: 'Copy as CSV'});
const readCsv = (): string => readBuiltFile(CSV).toString();

test.describe('Table for approvals', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('the file can be opened and copied before any script has arrived', async ({page}) => {
    await holdScripts(page);
    await page.goto(PAGE, {waitUntil: 'commit'});
    await getSummary(page).click();
    await expect(getFold(page).getByRole('link', {name: 'Download as CSV'})).toHaveAttribute('href', CSV);
    await expectMessage(getCopy(page), COPIED);
    await expect(getCopy(page)).not.toHaveAttribute(MESSAGE);
    expect(await readClipboard(page)).toBe(readCsv());
    await expectNotStarted(page);
  });

  test('the table loads when the fold is opened, not before, and says the same as the file', async ({
    page,
  }) => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response);
    });
    await page.goto(PAGE);
    await expectLoaded(page);
    await getFold(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const isLoaded = async () => {
      const texts = await Promise.all(scripts.map((script) => script.text()));
      return texts.some((text) => text.includes(TABLE));
    };
    expect(await isLoaded()).toBe(false);
    await getSummary(page).focus();
    await page.keyboard.press('Enter');
    await expect(getTable(page).getByRole('row')).toHaveCount(SCANNERS + 1);
    await expect.poll(isLoaded).toBe(true);
    await expect(getTable(page).locator('code').first()).toHaveText('-brute');
    const link = getTable(page).getByRole('rowheader', {name: 'Nmap'}).getByRole('link');
    await expect(link).toHaveAttribute('href', '/docs/scanners/nmap#at-a-glance');
    const cells = await getTable(page).getByRole('cell').allTextContents();
    const csv = readCsv().replaceAll('""', '"');
    expect(cells.filter((cell) => !csv.includes(cell))).toEqual([]);
    await expectAccessible(getFold(page));
  });

  test('the table is there if the fold was opened before the scripts have started', async ({page}) => {
    await page.goto(PAGE);
    await getSummary(page).click();
    await expect(getTable(page).getByRole('row')).toHaveCount(SCANNERS + 1);
  });
});
