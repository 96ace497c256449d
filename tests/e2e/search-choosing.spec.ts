import type {Page} from '@playwright/test';

import {
  collectRoutes,
  CONTENT,
  getActive,
  getField,
  getPanel,
  getResults,
  INDEX,
  openSearch,
  replaceIndex,
  searchFor,
} from './searchActions';
import {holdRequests} from './requests';
import {expect, sharedTest as test} from './test';

/** Records the URLs of tabs that scripts would open, without opening them. */
async function recordNewTabs(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, {opened, open: (url: string) => void opened.push(url)});
  });
  return () => page.evaluate(() => (window as unknown as {opened: string[]}).opened);
}

test.describe('Search: choosing a result', () => {
  test('arrows, Home and End choose a result; the first one is active by default', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'scan');
    const results = getResults(page);
    const isActive = (index: number) => expect(results.nth(index)).toHaveAttribute('aria-selected', 'true');
    await isActive(0);
    await page.keyboard.press('ArrowDown');
    await isActive(1);
    await page.keyboard.press('End');
    await isActive(7);
    await page.keyboard.press('ArrowDown');
    await isActive(0);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await isActive(0);
    await expect(getField(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await searchFor(page, 'nmap');
    await isActive(0);
  });

  test('Enter, a click and Submit open a result', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'install nmap');
    const route = (await getActive(page).getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(route);
    await expect(getPanel(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await searchFor(page, 'defectdojo');
    await getResults(page).first().click();
    await expect(page).toHaveURL('/docs/hooks/defectdojo');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('DefectDojo');
    await page.keyboard.press('/');
    await searchFor(page, 'nikto');
    await getPanel(page).getByRole('button', {name: 'Submit'}).click();
    await expect(page).toHaveURL('/docs/scanners/nikto');
  });

  test('Enter before the results arrive opens the first result of what was typed, not of the previous query', async ({
    page,
  }) => {
    await replaceIndex(page, [
      {title: 'Older', route: '/docs/hooks/defectdojo', content: 'older'},
      {title: 'Newer', route: '/docs/scanners/nmap', content: 'two words'},
    ]);
    // A phrase needs the texts.
    const release = await holdRequests(page, CONTENT);
    await openSearch(page);
    await searchFor(page, 'older');
    await getField(page).fill('"two words"');
    await page.keyboard.press('Enter');
    await expect(getPanel(page)).toHaveAttribute('data-state', 'stalled');
    await expect(page).toHaveURL('/blog/tags');
    release();
    await expect(page).toHaveURL('/docs/scanners/nmap');
  });

  test('Enter before the index has loaded opens the result that the arrow keys chose', async ({page}) => {
    await openSearch(page);
    const [, second = ''] = await collectRoutes(page, 'install nmap');
    const release = await holdRequests(page, INDEX);
    await openSearch(page);
    await page.keyboard.type('install nmap');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(second);
  });

  test('Ctrl+Enter before the index has loaded opens it in a new tab later', async ({page}) => {
    const release = await holdRequests(page, INDEX);
    await openSearch(page);
    const getOpened = await recordNewTabs(page);
    await page.keyboard.type('defectdojo');
    await page.keyboard.press('Control+Enter');
    release();
    await expect.poll(getOpened).toEqual(['/docs/hooks/defectdojo']);
  });

  test('that is forgotten when the query changes or the panel is closed', async ({page}) => {
    const release = await holdRequests(page, INDEX);
    await openSearch(page);
    await page.keyboard.type('defectdojo');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.keyboard.type('nma');
    await page.keyboard.press('Enter');
    await page.keyboard.type('p');
    release();
    await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
    await expect(page).toHaveURL('/blog/tags');
  });

  test('that waits for the index is found, even if the panel before only now says that it was closed', async ({
    page,
  }) => {
    const release = await holdRequests(page, INDEX);
    await openSearch(page);
    const closed = await getPanel(page).elementHandle();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.keyboard.type('nmap');
    await closed.dispatchEvent('close');
    release();
    await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
  });

  test('the Enter that ends a composition opens nothing', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'nmap');
    // Safari's key code for it, and that of any other Enter.
    for (const keyCode of [229, 13]) {
      await expect(getPanel(page)).toBeVisible();
      await getField(page).dispatchEvent('keydown', {key: 'Enter', keyCode, bubbles: true, cancelable: true});
    }
    await expect(page).toHaveURL('/docs/scanners/nmap');
  });
});
