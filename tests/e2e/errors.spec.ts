import type {Page} from '@playwright/test';

import {collectViolations, COLOUR_MODES} from '../axe';
import {
  BLOG_LIST_DATA,
  changeRoute,
  disablePrefetch,
  expectLoaded,
  failScriptOnce,
  failScripts,
  MAIN_DOC,
  markDocument,
  hasMark,
  openPage,
  openUnprepared,
  touchPage,
} from './page-actions';
import {expect, test} from './test';

/**
 * Breaks a browser function that the page calls after it is shown, with an error that has a cause.
 * The returned function repairs it.
 */
async function breakTableOfContents(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const find = document.getElementsByClassName.bind(document);
    document.getElementsByClassName = (names) => {
      if (names.includes('table-of-contents__link') && !document.documentElement.dataset.repaired) {
        throw new Error('The contents cannot be marked', {cause: new Error('The drawer is stuck')});
      }
      return find(names);
    };
  });
  return () => page.evaluate(() => void (document.documentElement.dataset.repaired = 'true'));
}

/** Holds what the page shows now to the rules that every page meets. */
async function expectAccessible(page: Page): Promise<void> {
  for (const mode of COLOUR_MODES) {
    expect(await collectViolations(page, mode), `axe, ${mode} mode`).toEqual([]);
  }
}

test.describe('Error catalogue: a page crashes', () => {
  test("a page that crashes shows 'This page crashed.' and the error with its cause chain", async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/console error: .*The contents cannot be marked/);
    const repair = await breakTableOfContents(page);
    await openPage(page, MAIN_DOC);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.getByText('The contents cannot be marked')).toHaveText(
      'The contents cannot be marked\n\nCause:\nThe drawer is stuck',
    );
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(page);

    await repair();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');
  });

  test("'Try again' shows the error again as long as it lasts", async ({page, watch}) => {
    watch.expectProblem(/console error: .*The contents cannot be marked/);
    await breakTableOfContents(page);
    await openPage(page, MAIN_DOC);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  });

  test('a reader can leave a crashed page', async ({page, watch}) => {
    watch.expectProblem(/console error: .*The contents cannot be marked/);
    await breakTableOfContents(page);
    await openPage(page, MAIN_DOC);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  /** Breaks what the frame around every page needs, `times` times. */
  async function breakLayout(page: Page, times: number): Promise<void> {
    await page.addInitScript((count) => {
      let left = count;
      const match = window.matchMedia.bind(window);
      window.matchMedia = (query) => {
        if (query.includes('prefers-color-scheme') && left > 0) {
          left -= 1;
          throw new Error('The lamp is broken', {cause: new Error('No electricity')});
        }
        return match(query);
      };
    }, times);
  }

  test("where the frame of a page crashes, the title is 'Page Error'", async ({page, watch}) => {
    watch.expectProblem(/console error: .*The lamp is broken/);
    await breakLayout(page, 1);
    await page.goto('/blog');
    await touchPage(page);
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed');
    await expect(page.getByText('The lamp is broken')).toHaveText(
      'The lamp is broken\n\nCause:\nNo electricity',
    );
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('where the frame crashes for good, the error shows without it', async ({page, watch}) => {
    watch.expectProblem(/console error: .*The lamp is broken/);
    await breakLayout(page, 1000);
    await page.goto('/blog');
    await touchPage(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed');
    await expect(page.getByText('The lamp is broken')).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  });
});

test.describe('Error catalogue: loading', () => {
  test("a lazy load that fails shows the error and a 'Retry' button", async ({page, watch}) => {
    watch.expectProblem(/failed request: net::ERR_FAILED/, /Failed to load resource: net::ERR_FAILED/);
    await disablePrefetch(page);
    const repair = await failScripts(page, BLOG_LIST_DATA);
    await openUnprepared(page, '/blog');
    await expect(page.getByText(/ChunkLoadError/)).toBeVisible();
    await expectAccessible(page);
    repair();
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', {name: 'Retry'})).toHaveCount(0);
  });

  test('a route that fails to load reloads the page', async ({page, watch}) => {
    watch.expectProblem(/failed request: net::ERR_FAILED/, /Failed to load resource: net::ERR_FAILED/);
    watch.expectProblem(/console warning: .*ChunkLoadError/);
    await disablePrefetch(page);
    await openPage(page, MAIN_DOC);
    await markDocument(page);
    await failScriptOnce(page, BLOG_LIST_DATA);
    const reload = page.waitForEvent('load');
    await changeRoute(page, '/blog');
    await reload;
    await expectLoaded(page);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await hasMark(page)).toBe(false);
  });

  test('a site under a wrong base URL warns that it did not load properly', async ({page, watch}) => {
    watch.expectProblem(/ 404\b.*\/(?:assets|img)\//);
    // The site is built for / and served below /wrong/: pages are found, what they point to is not.
    await page.route(/\/(?:assets|img)\//, (route) => route.fulfill({status: 404, body: 'Not found'}));
    await page.route('**/wrong/', async (route) => {
      const url = new URL('/', route.request().url()).href;
      await route.fulfill({response: await route.fetch({url})});
    });
    await page.goto('/wrong/');
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(banner).toContainText('Your Docusaurus site did not load properly.');
    await expect(banner).toContainText('Current configured baseUrl = /');
    await expect(banner).toContainText('We suggest trying baseUrl = /wrong/');
  });

  test('a site that loads properly shows no such banner', async ({page}) => {
    await openPage(page, '/');
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
  });
});

test.describe('Error catalogue: addresses', () => {
  test('an unknown path shows the not-found page', async ({page, watch}) => {
    watch.expectProblem(/ 404\b.*\/no\/such\/page$/);
    expect((await openPage(page, '/no/such/page')).status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  });
});

test.describe('Error catalogue: storage unavailable', () => {
  test('the page works, and the reason is logged to the console', async ({page, watch}) => {
    watch.expectProblem(/console warning: Docusaurus browser storage is not available/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    });
    await openPage(page, '/');
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
    await expect(page.getByText('Helm charts come from the OCI registry')).toHaveCount(0);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page).toHaveURL(MAIN_DOC);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');
  });

  test('a storage that refuses to save does not break the page', async ({page, watch}) => {
    watch.expectProblem(/console error: Docusaurus storage error, can't set theme=dark/);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      };
    });
    watch.expectProblem(/console error: Docusaurus storage error, can't set docusaurus.announcement/);
    await openPage(page, '/');
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('Error catalogue: no JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('pages are readable and navigable without JavaScript', async ({page}) => {
    await page.goto('/');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page).toHaveURL(MAIN_DOC);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');
    // The first code block may be in a fold.
    await expect(page.locator('.theme-doc-markdown pre:not(details pre)').first()).toBeVisible();
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Scanners'}).click();
    await expect(page).toHaveURL('/docs/scanners');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('the not-found page is readable without JavaScript', async ({page, watch}) => {
    watch.expectProblem(/ 404\b.*\/no-such-page$/);
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await page.getByRole('main').getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
  });
});
