import type {Page} from '@playwright/test';

import {listStorageKeys, MODE_ATTRIBUTE} from '../../browser/protocol';
import {createStored, spoil, WRONG_TEXTS} from '../support/wrongStorage';
import {openPage} from './pageActions';
import {QUIET_FILE} from './requests';
import {getField, getResults, searchFor} from './searchActions';
import {expect, sharedTest as test} from './test';

/** Its commands have names that readers replace. */
const PATH = '/docs/scanners/ssh-audit';
/** Of Docusaurus, which checks what it reads. */
const VERSION_KEY = 'docs-preferred-version-default';

type Entry = [key: string, text: string];

const getPage = (baseURL?: string): URL => new URL(PATH, baseURL);

/** Opens the page with this in local and in session storage. */
async function openWith(page: Page, entries: readonly Entry[]): Promise<void> {
  await page.goto(QUIET_FILE);
  await page.evaluate((all) => {
    for (const [key, text] of all) for (const area of [localStorage, sessionStorage]) area.setItem(key, text);
  }, entries);
  await openPage(page, PATH);
}

async function expectUsable(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(MODE_ATTRIBUTE, 'light');
  await page.keyboard.press('/');
  await expect(getField(page)).toHaveValue('');
  await searchFor(page, 'nmap');
  await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
  await expect(page.locator('mark.own-name')).toHaveCount(0);
}

test.describe('A page and its search, with wrong values in storage', () => {
  test('use what is stored right', async ({page, baseURL}) => {
    await openWith(
      page,
      [...createStored(getPage(baseURL))].map(([key, value]) => [key, JSON.stringify(value)]),
    );
    await expect(getField(page)).toHaveValue('nmap');
    await expect(page.locator('mark.own-name').first()).toHaveText('team-a');
  });

  for (const [name, text] of Object.entries(WRONG_TEXTS)) {
    test(`work as without ${name}`, async ({page, baseURL}) => {
      const keys = [...listStorageKeys(getPage(baseURL)), VERSION_KEY];
      await openWith(
        page,
        keys.map((key): Entry => [key, text]),
      );
      await expectUsable(page);
    });
  }

  for (const wrong of [null, {length: 3}]) {
    test(`work as without what has ${JSON.stringify(wrong)} at any place in it`, async ({page, baseURL}) => {
      const spoilt = [...createStored(getPage(baseURL))].map(
        ([key, value]) => [key, spoil(value, [wrong])] as const,
      );
      for (let place = 0; spoilt.some(([, values]) => place in values); place += 1) {
        const entries = spoilt.map(([key, values]): Entry => [
          key,
          JSON.stringify(values[place % values.length]),
        ]);
        await test.step(JSON.stringify(entries), async () => {
          await openWith(page, entries);
          await expectUsable(page);
        });
      }
    });
  }
});
