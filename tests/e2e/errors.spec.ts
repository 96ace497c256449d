import type {Page, Route} from '@playwright/test';

import {BASE_URL_BANNER_ID} from '../../protocol';
import {collectViolations, COLOUR_MODES} from '../axe';
import {
  BLOG_LIST_DATA,
  changeRoute,
  disablePrefetch,
  expectLoaded,
  failScriptOnce,
  failScripts,
  fetchFile,
  hasMark,
  MAIN_DOC,
  markDocument,
  openPage,
  openUnprepared,
  touchPage,
} from './pageActions';
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

  test("while the content of a page is crashed, the title is 'Page Error'", async ({page, watch}) => {
    watch.expectProblem(/console error: .*The contents cannot be marked/);
    const repair = await breakTableOfContents(page);
    await openPage(page, MAIN_DOC);
    await expect(page).toHaveTitle('Page Error');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveTitle('Blog on Automated Security Testing | secureCodeBox');
    await page.goBack();
    await expect(page).toHaveTitle('Page Error');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page).toHaveTitle('Page Error');

    await repair();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page).toHaveTitle('Installation | secureCodeBox');
  });

  test('after a crashed page another one of the same kind is whole', async ({page, watch}) => {
    watch.expectProblem(/console error: .*The contents cannot be marked/);
    const repair = await breakTableOfContents(page);
    await openPage(page, MAIN_DOC);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await repair();
    await changeRoute(page, '/docs/scanners/nmap');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Nmap');
    await expect(page).toHaveTitle('Nmap | secureCodeBox');
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
    await expect(page).toHaveTitle('Blog on Automated Security Testing | secureCodeBox');
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
});

test.describe('Error catalogue: a wrong base URL', () => {
  const getBanner = (page: Page) => page.locator(`#${BASE_URL_BANNER_ID}`);
  const getNotice = (page: Page) => page.getByRole('status').filter({hasText: 'did not load'});

  /** Publishes the site, which is built for `/`, below `/wrong/`: its pages are found, what they point to is not. */
  async function publishBelowWrong(page: Page, asset: Parameters<Route['fulfill']>[0]): Promise<void> {
    await page.route(/\/(?:assets|img)\//, (route) => route.fulfill(asset));
    await page.route(/\/wrong(?:\/|$)/, async (route) => {
      const {origin, pathname} = new URL(route.request().url());
      const path = pathname.replace(/^\/wrong/, '').replace(/\/+/g, '/') || '/';
      await route.fulfill({response: await fetchFile(route, {url: origin + path})});
    });
  }

  const missing = {status: 404, body: 'Not found'};
  const addresses = [
    '/wrong/',
    '/wrong',
    '/wrong/index.html',
    '/wrong/docs/scanners/nmap',
    '/wrong/docs/scanners/nmap/',
    '/wrong/docs/scanners/nmap.html',
    '/wrong/docs/scanners/nmap/index.html',
    '/wrong//docs/scanners/nmap',
    '/wrong/404.html',
  ];
  test('addresses below it warn that the site did not load properly', async ({page, watch}) => {
    watch.expectProblem(/ 404\b.*\/(?:assets|img)\//);
    await publishBelowWrong(page, missing);
    for (const address of addresses) {
      await page.goto(address);
      await expect(getBanner(page)).toContainText('Your Docusaurus site did not load properly.');
      await expect(getBanner(page)).toContainText('Current configured baseUrl = /\n');
      await expect(getBanner(page)).toContainText(/We suggest trying baseUrl = \/wrong\/$/);
      await touchPage(page);
      await expect(getNotice(page)).toContainText(/styles\.\w+\.css.* did not load\./);
      await expect(getNotice(page)).not.toContainText('Reading');
    }
  });

  test('a host that responds with a page in place of a style sheet is found out, too', async ({page}) => {
    await publishBelowWrong(page, {contentType: 'text/html', body: '<p>Welcome</p>'});
    await page.goto('/wrong/docs/scanners/nmap');
    await expect(getBanner(page)).toContainText('We suggest trying baseUrl = /wrong/');
  });

  test('the warning can be read by everybody', async ({page, watch}) => {
    watch.expectProblem(/ 404\b.*\/(?:assets|img)\//);
    await page.setViewportSize({width: 320, height: 640});
    await publishBelowWrong(page, missing);
    await page.goto('/wrong/blog/tags');
    await expect(page.getByRole('alert')).toContainText('did not load properly');
    const violations = await collectViolations(page, 'light');
    expect(violations.filter((violation) => JSON.stringify(violation).includes('base-url-issue'))).toEqual(
      [],
    );
    const width = await getBanner(page).evaluate((banner) => banner.scrollWidth - innerWidth);
    expect(width, 'pixels that the warning is wider than the screen').toBeLessThanOrEqual(0);
  });

  // The last is the page for all addresses that do not exist: it fits each of them.
  test('style sheets that fail by chance are no sign of it', async ({page, watch}) => {
    watch.expectProblem(/net::ERR_FAILED/, / 404\b.*\/no\/such\/page$/);
    await disablePrefetch(page);
    await page.route('**/assets/**', (route) => route.abort('failed'));
    for (const address of ['/', '/index.html', MAIN_DOC, '/docs/scanners/nmap/', '/no/such/page']) {
      await page.goto(address);
      await touchPage(page);
      await expect(getNotice(page)).toContainText(/styles\.\w+\.css.* did not load\./);
      await expect(getNotice(page)).not.toContainText('Reading');
      await expect(getBanner(page)).toHaveCount(0);
    }
  });

  test('a site that loads properly shows no such banner', async ({page}) => {
    await openPage(page, '/');
    await expect(getBanner(page)).toHaveCount(0);
    await openPage(page, `${MAIN_DOC}/index.html`);
    await expect(getBanner(page)).toHaveCount(0);
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

test.describe('Error catalogue: no JavaScript on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}});

  /** Fails where what the navbar shows overlaps, is too small for a finger or makes the page wider than the screen. */
  async function expectRoom(page: Page): Promise<void> {
    const boxes = await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          const {left, right, height} = link.getBoundingClientRect();
          return {name: link.textContent || link.ariaLabel, left, right, height};
        }),
      );
    expect(boxes.map(({name}) => name)).toEqual(
      expect.arrayContaining(['Docs', 'Blog', 'GitHub repository', 'OWASP project page']),
    );
    for (const [index, {name, left, right, height}] of boxes.entries()) {
      expect(height, `height of ${name}`).toBeGreaterThanOrEqual(44);
      expect(right - left, `width of ${name}`).toBeGreaterThanOrEqual(44);
      expect(left, `left edge of ${name}`).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
      expect(right, `right edge of ${name}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'pixels that the page is wider than the screen').toBeLessThanOrEqual(0);
  }

  /** Goes to documentation and blog by the links of the navbar, and from page to page by those of the sidebar. */
  async function expectWaysOn(page: Page): Promise<void> {
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await navbar.getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
    await navbar.getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page).toHaveURL(MAIN_DOC);
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Scanners'}).click();
    await expect(page).toHaveURL('/docs/scanners');
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  }

  test.describe('switched off', () => {
    test.use({javaScriptEnabled: false});

    for (const width of [320, 360, 800]) {
      test(`Docs and Blog are in the navbar, with room for a finger, at ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 740});
        for (const path of ['/', MAIN_DOC, '/docs/scanners', '/blog']) {
          await page.goto(path);
          await expectRoom(page);
          await expect(page.locator('button:visible, input:visible')).toHaveCount(0);
        }
        await expectWaysOn(page);
      });
    }

    test('a wide screen shows no button that does nothing', async ({page}) => {
      await page.setViewportSize({width: 1280, height: 740});
      for (const path of ['/', MAIN_DOC]) {
        await page.goto(path);
        await expect(page.locator('button:visible, input:visible')).toHaveCount(0);
      }
    });
  });

  test('where a policy forbids scripts, too', async ({page, watch}) => {
    watch.expectProblem(/Content Security Policy/);
    await page.route(/\/(?:docs\/.*|blog)?$/, async (route) => {
      const response = await fetchFile(route);
      const headers = {...response.headers(), 'content-security-policy': "script-src 'none'"};
      await route.fulfill({response, headers});
    });
    await page.goto('/');
    await expectRoom(page);
    await expectWaysOn(page);
  });

  test('where the scripts do not load, too; the colour switch and copying are the loader’s', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/ 404\b/);
    await disablePrefetch(page);
    await page.route('**/assets/js/**', (route) => route.fulfill({status: 404, body: ''}));
    await page.goto('/');
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible();
    await touchPage(page);
    await expect(page.getByRole('status').filter({hasText: 'did not load'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
    await expectRoom(page);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
  });

  test('with scripts, the navbar has its menu and no such links', async ({page}) => {
    await openPage(page, '/');
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'})).toHaveCount(
      0,
    );
  });
});
