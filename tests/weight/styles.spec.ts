import type {Page} from '@playwright/test';

import {trimTrailingSlash} from '../buildPages';
import {MAIN_DOC, openPage} from '../e2e/pageActions';
import {expect, sharedTest as test} from '../e2e/test';

/** Computed styles of all elements in the page's main part. */
function readStyles(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) =>
    [main, ...main.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const names =
        'display color background-color font-size font-weight text-decoration-line margin padding border-width border-color border-radius max-width position';
      return [element.tagName, ...names.split(' ').map((name) => style.getPropertyValue(name))].join(' ');
    }),
  );
}

test.describe('Style sheets', () => {
  test('look the same whichever page the reader comes from', async ({page}) => {
    const expected = new Map<string, string[]>();
    for (const path of ['/', MAIN_DOC, '/blog']) {
      await openPage(page, path);
      expected.set(path, await readStyles(page));
    }
    for (const [from, ...ways] of [
      ['/', [/^Docs$/, MAIN_DOC], [/^Blog$/, '/blog'], [/secureCodeBox$/, '/']],
      ['/docs/scanners', [/secureCodeBox$/, '/']],
    ] as const) {
      await openPage(page, from);
      for (const [name, to] of ways) {
        await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name}).click();
        await page.waitForURL((url) => trimTrailingSlash(url.pathname) === to);
        await page.mouse.move(0, 0);
        await expect.poll(() => readStyles(page), `${to} on a way from ${from}`).toEqual(expected.get(to));
      }
    }
  });
});
