import {createHash} from 'node:crypto';

import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

import {openPage} from './page-actions';
import {
  CONTENT,
  getActive,
  getButton,
  getField,
  getPanel,
  getResults,
  INDEX,
  openSearch,
  searchFor,
} from './search-actions';
import {expect, test} from './test';

const SHORTCUTS = ['/', 'Control+k', 'Meta+k'];

/** Addresses of tabs opened by script, without opening them. */
async function recordNewTabs(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, {opened, open: (url: string) => void opened.push(url)});
  });
  return () => page.evaluate(() => (window as unknown as {opened: string[]}).opened);
}

test.describe('Search: the panel', () => {
  test('it opens by a click and has the focus in its field', async ({page}) => {
    await openSearch(page);
    await expect(getPanel(page)).toHaveAttribute('data-state', 'idle');
    await expect(getField(page)).toHaveAttribute('placeholder', 'Search...');
  });

  for (const shortcut of SHORTCUTS) {
    test(`it opens by ${shortcut}`, async ({page}) => {
      await openPage(page, '/blog/tags');
      await page.keyboard.press(shortcut);
      await expect(getField(page)).toBeFocused();
      await expect(getField(page)).toHaveValue('');
    });
  }

  test('a slash inside the field is text', async ({page}) => {
    await openSearch(page);
    await page.keyboard.type('a/b');
    await expect(getField(page)).toHaveValue('a/b');
  });

  test('Escape, Cancel and a click beside it close it, and the focus returns', async ({page}) => {
    const closings: (() => Promise<void>)[] = [
      () => page.keyboard.press('Escape'),
      () => getPanel(page).getByRole('button', {name: 'Cancel'}).click(),
      () => page.mouse.click(5, 400),
    ];
    await openPage(page, '/blog/tags');
    for (const close of closings) {
      const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'});
      await link.focus();
      await page.keyboard.press('/');
      await expect(getField(page)).toBeFocused();
      await close();
      await expect(getPanel(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    }
  });

  test('the page behind it does not scroll and cannot be reached', async ({page}) => {
    await openSearch(page, '/docs/scanners/nmap');
    await page.mouse.move(20, 450);
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement?.closest('main, nav, footer') != null,
      );
      expect(isOutside).toBe(false);
    }
  });

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
    await isActive(7);
    await page.keyboard.press('Home');
    await isActive(0);
    await expect(getField(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await searchFor(page, 'nmap');
    await isActive(0);
  });

  test('Enter opens the active result', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'install nmap');
    const route = (await getActive(page).getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(route);
    await expect(getPanel(page)).toHaveCount(0);
  });

  test('Ctrl+Enter opens it in a new tab', async ({page}) => {
    await openSearch(page);
    const getOpened = await recordNewTabs(page);
    await searchFor(page, 'install nmap');
    const route = await getActive(page).getAttribute('href');
    await page.keyboard.press('Control+Enter');
    expect(await getOpened()).toEqual([route]);
    await expect(getPanel(page)).toBeVisible();
  });

  test('a click opens a result', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'defectdojo');
    await getResults(page).first().click();
    await expect(page).toHaveURL('/docs/hooks/defectdojo');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('DefectDojo');
  });

  test('Clear empties the field and keeps the focus in it', async ({page}) => {
    await openSearch(page);
    await expect(getPanel(page).getByRole('button', {name: 'Clear'})).toHaveCount(0);
    await searchFor(page, 'scan');
    await getPanel(page).getByRole('button', {name: 'Clear'}).click();
    await expect(getField(page)).toHaveValue('');
    await expect(getField(page)).toBeFocused();
    await expect(getResults(page)).toHaveCount(0);
  });

  test('Submit opens the active result', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'defectdojo');
    await getPanel(page).getByRole('button', {name: 'Submit'}).click();
    await expect(page).toHaveURL('/docs/hooks/defectdojo');
  });

  test('without results it says so', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'qqqqqqqqqq');
    await expect(getPanel(page).getByText('No results found.')).toBeVisible();
  });

  test('the syntax is explained', async ({page}) => {
    await openSearch(page);
    for (const operator of ['+word', '-word', '"two words"', 'title:word', 'wor*', 'word~1', 'word^2']) {
      await expect(getPanel(page).getByText(operator, {exact: true})).toBeVisible();
    }
  });

  test('idle, loading, stalled and open are shown', async ({page}) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(INDEX, async (route) => {
      await released;
      await route.continue();
    });
    await page.clock.install();
    await openSearch(page);
    const panel = getPanel(page);
    await expect(panel).toHaveAttribute('data-state', 'idle');
    await page.clock.pauseAt(Date.now() + 60_000);
    await getField(page).fill('nmap');
    await expect(panel).toHaveAttribute('data-state', 'loading');
    await page.clock.runFor(299);
    await expect(panel).toHaveAttribute('data-state', 'loading');
    await page.clock.runFor(1);
    await expect(panel).toHaveAttribute('data-state', 'stalled');
    await expect(panel.getByRole('status')).toHaveText('Loading');
    await page.clock.resume();
    release();
    await expect(panel).toHaveAttribute('data-state', 'open');
  });

  test('results that were opened are offered later, and can be forgotten', async ({page}) => {
    await openSearch(page);
    await expect(getResults(page)).toHaveCount(0);
    await searchFor(page, 'defectdojo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/hooks/defectdojo');
    await page.keyboard.press('/');
    await expect(getPanel(page)).toContainText('Recently opened');
    await expect(getResults(page)).toHaveCount(1);
    await expect(getResults(page).first()).toContainText('DefectDojo');
    await getPanel(page).getByRole('button', {name: 'Forget these'}).click();
    await expect(getResults(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(getResults(page)).toHaveCount(0);
  });

  test('it works where nothing can be stored', async ({page}) => {
    await page.addInitScript(() => {
      // Docusaurus reports blocked storage itself: only the search's own keys are refused here.
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        const original = Reflect.get(Storage.prototype, method) as (...values: unknown[]) => unknown;
        Reflect.set(Storage.prototype, method, function (this: Storage, key: string, ...values: unknown[]) {
          if (key.startsWith('local-search')) throw new DOMException('denied', 'SecurityError');
          return Reflect.apply(original, this, [key, ...values]);
        });
      }
    });
    await openSearch(page);
    await searchFor(page, 'defectdojo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/hooks/defectdojo');
    await page.keyboard.press('/');
    await expect(getField(page)).toBeFocused();
    await expect(getResults(page)).toHaveCount(0);
  });
});

test.describe('Search: for everybody', () => {
  test('screen readers get a combobox with its list, its active option and the number of results', async ({
    page,
  }) => {
    await openSearch(page);
    const field = getField(page);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await searchFor(page, 'install nmap');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const list = getPanel(page).getByRole('listbox', {name: 'Results'});
    await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowDown');
    const second = getResults(page).nth(1);
    await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(getPanel(page).getByRole('status')).toHaveText('8 results for “install nmap”');
  });

  for (const colorMode of ['light', 'dark']) {
    test(`it passes axe in the ${colorMode} mode`, async ({page}) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), colorMode);
      await openSearch(page);
      await searchFor(page, 'instal nmap');
      const {violations} = await new AxeBuilder({page}).include('[data-search-panel]').analyze();
      expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
    });
  }

  for (const width of [320, 360, 600]) {
    test(`at ${width} px it fills the screen and nothing is cut off`, async ({page}) => {
      await page.setViewportSize({width, height: 640});
      await openSearch(page);
      await searchFor(page, 'ttlSecondsAfterFinished');
      const box = await getPanel(page).boundingBox();
      expect(box).toMatchObject({x: 0, y: 0, width, height: 640});
      const overflow = await getResults(page).evaluateAll((items) =>
        items.filter(
          (item) => item.scrollWidth > item.clientWidth || item.getBoundingClientRect().right > innerWidth,
        ),
      );
      expect(overflow).toEqual([]);
    });
  }

  test('it works under a strict content security policy', async ({page}) => {
    await page.route('**/blog/tags', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)].map(
        ([, text = '']) => text,
      );
      const sources = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      const policy = `default-src 'self'; script-src 'self' ${sources.join(' ')}; worker-src 'self'; style-src 'self'; img-src 'self' data:`;
      await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': policy}});
    });
    await openSearch(page);
    await searchFor(page, 'install nmap');
    await expect(getResults(page)).toHaveCount(8);
    await expect(getPanel(page).locator('[style]')).toHaveCount(0);
  });
});

test.describe('Search: loading', () => {
  /** Requests of the search, by the last part of their address. */
  function recordRequests(page: Page): string[] {
    const names: string[] = [];
    page.on('request', (request) => {
      const name = /search-(?:index|content)-en\.json|local-search/.exec(request.url())?.[0];
      if (name) names.push(name);
    });
    return names;
  }

  test('nothing of the search is fetched before somebody wants to search', async ({page}) => {
    const requests = recordRequests(page);
    await openPage(page, '/docs/scanners/nmap');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
  });

  for (const [intent, act] of [
    ['hovering over the button', (page: Page) => getButton(page).hover()],
    ['focusing the button', (page: Page) => getButton(page).focus()],
    ['the shortcut', (page: Page) => page.keyboard.press('/')],
  ] as const) {
    test(`${intent} fetches worker and index, with the hash of the content`, async ({page}) => {
      const requests = recordRequests(page);
      await openPage(page, '/blog/tags');
      const index = page.waitForRequest(INDEX);
      await act(page);
      expect((await index).url()).toMatch(/\?v=[0-9a-f]{12}$/);
      expect(requests).toContain('local-search');
      expect(requests).not.toContain('search-content-en.json');
    });
  }

  test('passages arrive after the results', async ({page}) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(CONTENT, async (route) => {
      await released;
      await route.continue();
    });
    await openSearch(page);
    await searchFor(page, 'smbv1');
    await expect(getResults(page).first()).toContainText('Scripts with own findings');
    await expect(getResults(page).first()).not.toContainText('SMBv1');
    await page.keyboard.press('ArrowDown');
    release();
    await expect(getResults(page).first()).toContainText('SMBv1');
    await expect(getResults(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('an answer to an older query never overwrites a newer one', async ({page}) => {
    await openSearch(page);
    for (const query of ['d', 'de', 'def', 'defectdojo', 'nmap', 'n', 'elasticsearch', 'e', 'nmap '])
      await getField(page).fill(query);
    await expect(getPanel(page)).toHaveAttribute('data-state', 'open');
    await page.waitForTimeout(500);
    await expect(getPanel(page).getByRole('status')).toContainText('“nmap ”');
    await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
  });

  for (const [failure, options, problems] of [
    ['404', {status: 404}, [/response 404/]],
    ['500', {status: 500}, [/response 500/]],
    ['no network', undefined, [/failed request/]],
    ['no JSON', {body: '<!doctype html>'}, []],
    ['cut off', {body: '{"version":1,"documents":[{"id":0,'}, []],
    ['of another version', {json: {version: 0, documents: [], index: {}}}, []],
    [
      'damaged',
      {
        json: {
          version: 1,
          documents: [],
          index: {terms: 'Aa', documentCounts: 'é', documents: '', frequencies: '', lengths: ''},
        },
      },
      [],
    ],
  ] as const) {
    test(`an index that is ${failure} gives no results silently, and the next opening tries again`, async ({
      page,
      watch,
    }) => {
      watch.expectProblem(...problems);
      await page.route(INDEX, (route) => (options ? route.fulfill(options) : route.abort('failed')));
      await openSearch(page);
      await searchFor(page, 'nmap');
      await expect(getPanel(page).getByText('No results found.')).toBeVisible();
      await page.unroute(INDEX);
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      await searchFor(page, 'nmap');
      await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
    });
  }

  test('results need no passages', async ({page, watch}) => {
    watch.expectProblem(/response 404/);
    await page.route(CONTENT, (route) => route.fulfill({status: 404}));
    await openSearch(page);
    await searchFor(page, '"host discovery"');
    await expect(getResults(page).first()).toBeVisible();
  });

  test('once loaded it works without a network', async ({page, context}) => {
    await openSearch(page);
    await searchFor(page, 'nmap');
    await expect(getResults(page).first().locator('mark').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await searchFor(page, 'defectdojo');
    await expect(getResults(page).first()).toHaveAttribute('href', '/docs/hooks/defectdojo');
  });
});

test.describe('Search: on the page of a result', () => {
  const countMarks = (page: Page) =>
    page.evaluate(() => (CSS.highlights.get('local-search') as Set<Range> | undefined)?.size ?? 0);

  test('the section is in view and the words are marked, without a change to the page', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'detect operating systems');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/scanners/nmap#detect-operating-systems');
    await expect(page.locator('#detect-operating-systems')).toBeInViewport();
    await expect.poll(() => countMarks(page)).toBeGreaterThan(0);
    await expect(page.locator('main mark')).toHaveCount(0);
  });

  test('Escape takes the marks away, and so does another page', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'detect operating systems');
    await page.keyboard.press('Enter');
    await expect.poll(() => countMarks(page)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    expect(await countMarks(page)).toBe(0);
    await page.keyboard.press('/');
    await searchFor(page, 'detect operating systems');
    await page.keyboard.press('Enter');
    await expect.poll(() => countMarks(page)).toBeGreaterThan(0);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
    expect(await countMarks(page)).toBe(0);
  });

  test('a browser without the API shows the page without marks', async ({page}) => {
    await page.addInitScript(() => {
      delete (CSS as {highlights?: unknown}).highlights;
    });
    await openSearch(page);
    await searchFor(page, 'detect operating systems');
    await page.keyboard.press('Enter');
    await expect(page.locator('#detect-operating-systems')).toBeInViewport();
  });
});
