import type {Locator, Page} from '@playwright/test';

import {loadRelease} from '../../../platform/loadPlatform';
import {expectAccessible} from '../../../tests/axe';
import {
  changeRoute,
  expectLoaded,
  holdScripts,
  openPage,
  readClipboard,
} from '../../../tests/e2e/pageActions';
import {expect, sharedTest as test} from '../../../tests/e2e/test';

/** Its first commands use a namespace, its first scan a public host. */
const PAGE = '/docs/scanners/ssh-audit';
const HOST_PAGE = '/docs/getting-started/first-scans';
const PLAIN_PAGE = '/docs/mentions';

const getMenu = (page: Page): Locator => page.locator('.page-menu');
const getForm = (page: Page): Locator => page.getByRole('dialog', {name: 'Your own names'});
const getMarks = (page: Page): Locator => page.locator('mark.own-name');
const getItem = (page: Page): Locator => getMenu(page).getByRole('button', {name: 'Use your own names'});

const getScan = (page: Page): Locator => page.locator('.theme-code-block', {hasText: 'kind: Scan'}).first();

async function openForm(page: Page): Promise<void> {
  await getMenu(page).locator('summary').click();
  await getItem(page).click();
  await expect(getForm(page)).toBeVisible();
}

async function replaceName(page: Page, label: string, name: string): Promise<void> {
  await openForm(page);
  await getForm(page).getByLabel(label).fill(name);
  await page.keyboard.press('Enter');
}

test.describe('Own names', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('replace those of the page, in what is shown and copied, here and on other pages, until reset', async ({
    page,
  }) => {
    await openPage(page, PAGE);
    await replaceName(page, 'Namespace demo-targets', 'team-a');
    await expect(getForm(page)).toBeHidden();
    await expect(getMenu(page).locator('summary')).toBeFocused();
    const install = page.locator('.theme-code-block', {hasText: '--create-namespace'}).first();
    await expect(install).toContainText(
      `--version ${loadRelease().version} --namespace team-a --create-namespace`,
    );
    await install.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(install.locator('[data-message="Copied"]')).toBeVisible();
    expect(await readClipboard(page)).toContain('--namespace team-a --create-namespace');
    await expect(getScan(page)).toContainText('dummy-ssh.team-a.svc.cluster.local');

    await changeRoute(page, HOST_PAGE);
    // The URL changes while the old page is still shown.
    await expect(page.locator('h1')).toHaveText('Starting your first scans');
    await expect(getMarks(page).first()).toHaveText('team-a');
    await replaceName(page, 'Host scanme.nmap.org', '10.0.0.7:22');
    await expect(getScan(page)).toContainText('10.0.0.7:22');
    await expect(getScan(page)).toContainText('nmap-10.0.0.7-22');

    await page.goto(PAGE);
    await expect(getMarks(page).first()).toHaveText('team-a');
    await openForm(page);
    await getForm(page).getByRole('button', {name: 'Reset all names'}).click();
    await expect(getMarks(page)).toHaveCount(0);
    await expect(install).toContainText('--namespace demo-targets --create-namespace');
    expect(await page.evaluate(() => localStorage.getItem('own-names'))).toBeNull();
  });

  test('work before React, and React leaves them', async ({page}) => {
    const release = await holdScripts(page, /^(?![^]*own-names)/);
    await page.goto(PAGE);
    await openForm(page);
    await getForm(page).getByLabel('Namespace demo-targets').fill('team-a');
    await getForm(page).getByRole('button', {name: 'Use these names'}).click();
    const count = await getMarks(page).count();
    expect(count).toBeGreaterThan(1);
    release();
    await expectLoaded(page);
    await expect(getMarks(page)).toHaveCount(count);
  });

  test('are offered only where a page has names to replace, and cost nothing before', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openPage(page, PLAIN_PAGE);
    expect(requests.filter((url) => url.includes('own-names'))).toEqual([]);
    const script = page.waitForResponse(/own-names/);
    await getMenu(page).locator('summary').click();
    await script;
    await expect(getMenu(page).getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expect(getItem(page)).toBeHidden();
  });

  test('must be names: anything else is refused, and nothing changes', async ({page}) => {
    await openPage(page, PAGE);
    await replaceName(page, 'Namespace demo-targets', '$(id)');
    await expect(getForm(page)).toBeVisible();
    await expect(getForm(page).getByLabel('Namespace demo-targets')).toHaveJSProperty(
      'validity.valid',
      false,
    );
    await page.keyboard.press('Escape');
    await expect(getForm(page)).toBeHidden();
    await expect(getMarks(page)).toHaveCount(0);
  });

  test('are accessible: menu, form and names, in both modes', async ({page}) => {
    await openPage(page, PAGE);
    await getMenu(page).locator('summary').click();
    await expect(getItem(page)).toBeVisible();
    await expectAccessible(getMenu(page), 'open');
    await getItem(page).click();
    await expectAccessible(getForm(page));
    await getForm(page).getByLabel('Namespace demo-targets').fill('team-a');
    await page.keyboard.press('Enter');
    await expect(getMarks(page).first()).toBeVisible();
    await expectAccessible(
      page.locator('.theme-code-block', {has: getMarks(page)}).first(),
      'with own names',
    );
  });
});
