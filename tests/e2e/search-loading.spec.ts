// cspell:ignore nmpa requestfinished -- a typing mistake, and an event of Playwright
import type {Page} from '@playwright/test';

import {judgedQueries} from '../relevance/queries';
import {fetchFile, openPage, scrollTop} from './pageActions';
import {
  collectRoutes,
  CONTENT,
  getActive,
  getButton,
  getField,
  getPanel,
  getResults,
  holdFile,
  INDEX,
  openSearch,
  openWithoutPanel,
  RESOURCE_PROBLEM,
  searchFor,
  SUPPLEMENT,
} from './searchActions';
import {expect, test} from './test';

test.describe('Search: loading', () => {
  /** Requests of the search, by the last part of their address. */
  function recordRequests(page: Page): string[] {
    const names: string[] = [];
    page.on('request', (request) => {
      const name = /search-(?:index|supplement|content)-en\.json|local-search/.exec(request.url())?.[0];
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
      expect((await index).url()).toMatch(/\/search-index-en\.json\?v=[0-9a-f]{12}$/);
      expect((await index).method()).toBe('GET');
      const response = await (await index).response();
      expect(Object.keys((await response?.json()) as object)).toEqual(
        expect.arrayContaining(['documents', 'index']),
      );
      // The worker and the index are asked for side by side.
      await expect.poll(() => requests).toContain('local-search');
      expect(requests).not.toContain('search-supplement-en.json');
      expect(requests).not.toContain('search-content-en.json');
    });
  }

  test('passages arrive after the results', async ({page}) => {
    const release = await holdFile(page, CONTENT);
    await openSearch(page);
    await searchFor(page, 'netbios');
    await expect(getResults(page).first()).toContainText('Cascading rules');
    await expect(getResults(page).first()).not.toContainText('netbios');
    await page.keyboard.press('ArrowDown');
    release();
    await expect(getResults(page).first()).toContainText('netbios');
    await expect(getResults(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('an answer to an older query never overwrites a newer one', async ({page}) => {
    await openSearch(page);
    for (const query of ['d', 'de', 'def', 'defectdojo', 'nmap', 'n', 'elasticsearch', 'e', 'nmap '])
      await getField(page).fill(query);
    // Passages come with the last of all answers.
    await expect(getResults(page).first()).toContainText('hosts of a network');
    await expect(getPanel(page).getByRole('status')).toContainText('“nmap ”');
    await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
  });

  test('an index that cannot be fetched or read gives no results silently, and the next opening tries again', async ({
    page,
    watch,
  }) => {
    for (const [failure, options, problems] of [
      ['404', {status: 404}, [/response 404/, RESOURCE_PROBLEM]],
      ['500', {status: 500}, [/response 500/, RESOURCE_PROBLEM]],
      ['no network', undefined, [/failed request/, RESOURCE_PROBLEM]],
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
      watch.expectProblem(...problems);
      await page.route(INDEX, (route) => (options ? route.fulfill(options) : route.abort('failed')));
      await openSearch(page);
      await searchFor(page, 'nmap');
      await expect(getPanel(page).getByText('No results found.'), failure).toBeVisible();
      await page.unroute(INDEX);
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      await searchFor(page, 'nmap');
      await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
    }
  });

  test('a search that another part of a page opens tries again too', async ({page, watch}) => {
    watch.expectProblem(/response 404.*no-such/, /response 500/, RESOURCE_PROBLEM);
    await page.route(INDEX, (route) => route.fulfill({status: 500}));
    await openPage(page, '/no-such/nmap');
    const button = page.getByRole('button', {name: 'Search the site'});
    await button.click();
    await expect(getPanel(page).getByText('No results found.')).toBeVisible();
    await page.unroute(INDEX);
    await page.keyboard.press('Escape');
    await button.click();
    await expect(getField(page)).toHaveValue('nmap');
    await expect(getResults(page).first()).toHaveAttribute('href', '/docs/scanners/nmap');
  });

  test('documents that lack a field give no results silently', async ({page}) => {
    await page.route(INDEX, async (route) => {
      const response = await fetchFile(route);
      const file = (await response.json()) as {documents: {path?: string[]}[]};
      for (const document of file.documents) delete document.path;
      await route.fulfill({response, json: file});
    });
    await openSearch(page);
    await searchFor(page, 'nmap');
    await expect(getPanel(page).getByText('No results found.')).toBeVisible();
  });

  test('texts that cannot be fetched are asked for once an opening', async ({page, watch}) => {
    watch.expectProblem(/response 404/);
    let count = 0;
    await page.route(CONTENT, (route) => {
      count += 1;
      return route.fulfill({status: 404});
    });
    await openSearch(page);
    await searchFor(page, 'nmap');
    await expect.poll(() => count).toBe(1);
    // A phrase is answered after the texts were waited for.
    for (const query of ['"host discovery"', 'install', '"a scan"']) await searchFor(page, query);
    expect(count).toBe(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await searchFor(page, 'nmap');
    await expect.poll(() => count).toBe(2);
  });

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

test.describe('Search: one order of results', () => {
  const QUERY = 'how to schedule a scan';

  /** Opens the search and waits until everything of it is there. */
  async function openLoaded(page: Page): Promise<void> {
    const supplement = page.waitForResponse(SUPPLEMENT);
    await openSearch(page);
    await searchFor(page, 'nmap');
    await (await supplement).finished();
    // Passages come with the last of the files.
    await expect(getResults(page).first()).toContainText('hosts of a network');
  }

  async function collectShown(page: Page): Promise<string[]> {
    await expect(getPanel(page).getByRole('status')).toContainText(`“${QUERY}”`);
    return getResults(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  }

  for (const [way, ask] of [
    ['pasted', (page: Page) => getField(page).fill(QUERY)],
    ['typed letter by letter', (page: Page) => getField(page).pressSequentially(QUERY, {delay: 20})],
  ] as const) {
    test(`a query that is ${way} on a fresh page has the results that it has later`, async ({page}) => {
      await openSearch(page);
      await ask(page);
      const first = await collectShown(page);
      await openLoaded(page);
      const later = await collectRoutes(page, QUERY);
      expect(later).toHaveLength(8);
      expect(first).toEqual(later);
    });

    for (const [name, file] of [
      ['rare words', SUPPLEMENT],
      ['texts', CONTENT],
    ] as const) {
      test(`a query that is ${way} before the ${name} are there has the results that it has later`, async ({
        page,
      }) => {
        const release = await holdFile(page, file);
        await openSearch(page);
        await ask(page);
        if (file === SUPPLEMENT) {
          await expect(getPanel(page)).toHaveAttribute('data-state', 'stalled');
          release();
        }
        const first = await collectShown(page);
        release();
        await expect(getResults(page).first().locator('mark').nth(1)).toBeVisible();
        expect(await collectShown(page)).toEqual(first);
        await openLoaded(page);
        expect(first).toEqual(await collectRoutes(page, QUERY));
        expect(first).toHaveLength(8);
      });
    }
  }

  test('no query has other results once the texts are there', async ({page}) => {
    // Phrases wait for the texts.
    const queries = judgedQueries.map(({query}) => query).filter((query) => !query.includes('"'));
    const some = queries.filter((_, index) => index % 15 === 0);
    expect(some.length).toBeGreaterThan(50);
    const release = await holdFile(page, CONTENT);
    await openSearch(page);
    const first = new Map<string, string[]>();
    for (const query of some) first.set(query, await collectRoutes(page, query));
    release();
    await searchFor(page, 'nmap');
    await expect(getResults(page).first()).toContainText('hosts of a network');
    for (const query of some) expect(await collectRoutes(page, query), query).toEqual(first.get(query));
  });
});

test.describe('Search: while its code is on the way', () => {
  test('what is typed is in the field later, and the button shows that the reader waits', async ({page}) => {
    const release = await openWithoutPanel(page);
    await page.keyboard.press('/');
    await expect(getButton(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('install nmpa');
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('Backspace');
    await page.keyboard.type('ap');
    release();
    await expect(getField(page)).toBeFocused();
    await expect(getField(page)).toHaveValue('install nmap');
    await expect(getResults(page)).toHaveCount(8);
    await page.keyboard.press('Escape');
    await expect(getButton(page)).toHaveAttribute('aria-busy', 'false');
  });

  test('Enter opens the first result later', async ({page}) => {
    const release = await openWithoutPanel(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('defectdojo');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL('/docs/hooks/defectdojo');
  });

  test('arrows choose a result of the answer, and the page does not scroll', async ({page}) => {
    const release = await openWithoutPanel(page, '/docs/scanners/nmap');
    await page.keyboard.press('/');
    await page.keyboard.type('scan');
    for (const key of ['PageDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await scrollTop(page)).toBe(0);
    release();
    await expect(getResults(page)).toHaveCount(8);
    await expect(getResults(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  });

  test('arrows before the index is there choose a result of the answer, and Enter opens it', async ({
    page,
  }) => {
    await openSearch(page);
    await searchFor(page, 'install nmap');
    const route = (await getResults(page).nth(1).getAttribute('href')) ?? '';
    await page.reload();
    const release = await holdFile(page, INDEX);
    await openSearch(page);
    await page.keyboard.type('install nmap');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(route);
  });

  test('Ctrl+Enter and Shift+Enter show the results later, and do not leave the page', async ({page}) => {
    for (const key of ['Control+Enter', 'Shift+Enter']) {
      const release = await openWithoutPanel(page);
      await page.keyboard.press('/');
      await page.keyboard.type('defectdojo');
      await page.keyboard.press(key);
      release();
      await expect(getActive(page)).toHaveAttribute('href', '/docs/hooks/defectdojo');
      await expect(page).toHaveURL('/blog/tags');
    }
  });

  test('Escape calls the search off', async ({page}) => {
    const release = await openWithoutPanel(page);
    await getButton(page).click();
    await page.keyboard.type('nmap');
    await page.keyboard.press('Escape');
    await expect(getButton(page)).toHaveAttribute('aria-busy', 'false');
    const code = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/js/'));
    release();
    await code;
    await expect(getPanel(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(getField(page)).toBeFocused();
    await expect(getField(page)).toHaveValue('');
  });
});
