import type {Page} from '@playwright/test';

import {OPEN_SEARCH_EVENT} from '../../browser/protocol';
import {getBox, holdScripts, openPage, scrollTop} from './pageActions';
import {holdRequests} from './requests';
import {
  CONTENT,
  getButton,
  getField,
  getPanel,
  getResults,
  INDEX,
  openSearch,
  openSearchFirst,
  openUntouched,
  PANEL_CODE,
  searchFor,
} from './searchActions';
import {expect, test} from './test';

test.describe('Search: loading', () => {
  test('worker and index are fetched, with the hash of the content, when somebody wants to search', async ({
    page,
  }) => {
    let requests: string[] = [];
    page.on('request', (request) => {
      const name = /search-(?:index|supplement|content)-en\.json|search-worker/.exec(request.url())?.[0];
      if (name) requests.push(name);
    });
    for (const [intent, act] of [
      ['focusing the button', () => getButton(page).focus()],
      ['hovering over it', () => getButton(page).hover()],
    ] as const) {
      requests = [];
      await openPage(page, '/docs/scanners/nmap');
      await page.waitForLoadState('networkidle');
      expect(requests, `before ${intent}`).toEqual([]);
      const index = page.waitForRequest(INDEX);
      await act();
      expect((await index).url(), intent).toMatch(/\/search-index-en\.json\?v=[0-9a-f]{12}$/);
      expect((await index).method(), intent).toBe('GET');
      const response = await (await index).response();
      const json = (await response?.json()) as object;
      expect(Object.keys(json), intent).toEqual(expect.arrayContaining(['documents', 'index']));
      await expect
        .poll(() => [...requests].sort(), intent)
        .toEqual(['search-index-en.json', 'search-worker']);
    }
  });

  test('passages appear after the results; what was chosen stays, and a click that had begun is not lost', async ({
    page,
  }) => {
    const release = await holdRequests(page, CONTENT);
    await openSearch(page);
    await searchFor(page, 'netbios');
    const [first, second] = [getResults(page).first(), getResults(page).nth(1)];
    await expect(first).toContainText('Shipped rules');
    await expect(first).not.toContainText('netbios');
    const route = (await first.getAttribute('href')) ?? '';
    await first.hover();
    await page.keyboard.press('ArrowDown');
    await page.mouse.down();
    release();
    await expect(first).toContainText('netbios');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await page.mouse.up();
    await expect(page).toHaveURL(route);
  });
});

test.describe('Search: while its code is loading', () => {
  /** Where what is on the screen before the panel is. */
  const measure = async (page: Page) => [await getBox(getField(page)), (await getBox(getPanel(page))).width];
  const openByEvent = (page: Page, ...pressed: string[]) =>
    page.evaluate(([name, keys]) => document.dispatchEvent(new CustomEvent(name, {detail: {keys}})), [
      OPEN_SEARCH_EVENT,
      pressed,
    ] as const);

  test('keys of an event and keys that edit text reach the field, and nothing moves when the panel arrives', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const release = await holdScripts(page, PANEL_CODE);
    await openUntouched(page);
    await openByEvent(page, 'n', 'm');
    await page.keyboard.type('p');
    // Forgotten when the text changes.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('a');
    await page.keyboard.press('Shift+Home');
    const getSelectionEnd = () =>
      getField(page).evaluate((field) => (field as HTMLInputElement).selectionEnd);
    expect(await getSelectionEnd()).toBe(3);
    const before = await measure(page);
    release();
    await expect(getResults(page)).toHaveCount(8);
    expect(await measure(page)).toEqual(before);
    await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
    await expect(getResults(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(getField(page)).toHaveValue('nmap');
    await expect(getField(page)).toBeFocused();
    await expect(getField(page)).toHaveAttribute('aria-busy', 'false');
    expect(await getSelectionEnd()).toBe(3);
    await page.keyboard.press('Escape');
    // An event can also submit.
    await openByEvent(page, 'd', 'o', 'j', 'o', 'Enter');
    await expect(page).toHaveURL('/docs/hooks/defectdojo');
  });

  test('on a phone too nothing moves; arrow keys choose and do not scroll, Ctrl+Enter opens nothing', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width: 360, height: 640});
    const release = await holdScripts(page, PANEL_CODE);
    await openSearchFirst(page, '/docs/scanners/nmap');
    await page.keyboard.type('scan');
    for (const key of ['PageDown', 'ArrowDown', 'ArrowDown', 'Control+Enter']) await page.keyboard.press(key);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await scrollTop(page)).toBe(0);
    const before = await measure(page);
    release();
    await expect(getResults(page)).toHaveCount(8);
    expect(await measure(page)).toEqual(before);
    await expect(getResults(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL('/docs/scanners/nmap');
  });
});
