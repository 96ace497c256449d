import type {Page} from '@playwright/test';

import {BASE_URL_BANNER_ID} from '../../browser/protocol';
import {collectViolations, expectAccessible, expectNoOverflow, getWholePage} from '../axe';
import {
  BLOG_LIST_DATA,
  changeRoute,
  failScripts,
  getSidebar,
  getFirstPost,
  getHeading,
  getNavbar,
  MAIN_DOC,
  openPage,
  openUnprepared,
  touchPage,
} from './pageActions';
import {answerRequests, replacePolicy, type Answer} from './requests';
import {expect, test, type PageWatch} from './test';

/**
 * Breaks a browser function that the page calls after it is shown, with an error that has a cause.
 * The returned function restores it, or breaks it again.
 */
async function breakTableOfContents(page: Page): Promise<(isBroken: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    const find = document.getElementsByClassName.bind(document);
    document.getElementsByClassName = (names) => {
      if (names.includes('table-of-contents__link') && document.documentElement.dataset.repaired !== 'true') {
        throw new Error('The contents cannot be marked', {cause: new Error('The drawer is stuck')});
      }
      return find(names);
    };
  });
  return (isBroken) =>
    page.evaluate((value) => void (document.documentElement.dataset.repaired = value), String(!isBroken));
}

test.describe('Error catalogue: a page crashes', () => {
  test("a page that crashes shows 'This page crashed.', causes and 'Try again'", async ({page, watch}) => {
    watch.expectProblem(/console error: .*The contents cannot be marked/);
    const setBroken = await breakTableOfContents(page);
    const retry = page.getByRole('button', {name: 'Try again'});
    const expectCrash = async () => {
      await expect(getHeading(page)).toHaveText('This page crashed.');
      await expect(page).toHaveTitle('Page Error');
      await expect(retry).toBeVisible();
    };
    await openPage(page, MAIN_DOC);
    await expectCrash();
    const error = page.getByText('The contents cannot be marked');
    await expect(error).toHaveText('The contents cannot be marked\n\nCause:\nThe drawer is stuck');
    await expect(getNavbar(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(getWholePage(page));

    await test.step("'Try again' shows the error again as long as it lasts", async () => {
      await retry.click();
      await expectCrash();
    });

    await test.step('a reader can leave a crashed page; another one of the same kind works', async () => {
      await getNavbar(page).getByRole('link', {name: 'Blog', exact: true}).click();
      await expect(getFirstPost(page)).toBeVisible();
      await expect(page).toHaveTitle('Blog on Automated Security Testing | secureCodeBox');
      await page.goBack();
      await expectCrash();
      await setBroken(false);
      await changeRoute(page, '/docs/scanners/nmap');
      await expect(getHeading(page)).toHaveText('Nmap');
      await expect(page).toHaveTitle('Nmap | secureCodeBox');
    });

    await test.step("'Try again' shows the page once the error is gone", async () => {
      await setBroken(true);
      await changeRoute(page, MAIN_DOC);
      await expectCrash();
      await setBroken(false);
      await retry.click();
      await expect(getHeading(page)).toHaveText('Installation');
      await expect(page).toHaveTitle('Installation | secureCodeBox');
    });
  });

  /** Opens the blog, and breaks a function that the layout of every page calls, for its first `times` calls. */
  async function openBroken(page: Page, watch: PageWatch, times: number): Promise<void> {
    watch.expectProblem(/console error: .*The lamp is broken/);
    await page.addInitScript((left) => {
      const match = window.matchMedia.bind(window);
      window.matchMedia = (query) => {
        if (query.includes('prefers-color-scheme') && left > 0) {
          left -= 1;
          throw new Error('The lamp is broken', {cause: new Error('No electricity')});
        }
        return match(query);
      };
    }, times);
    await page.goto('/blog');
    await touchPage(page);
    await expect(getHeading(page)).toHaveText('This page crashed');
  }

  test("if the layout of a page crashes, the title is 'Page Error'", async ({page, watch}) => {
    await openBroken(page, watch, 1);
    await expect(page).toHaveTitle('Page Error');
    const error = page.getByText('The lamp is broken');
    await expect(error).toHaveText('The lamp is broken\n\nCause:\nNo electricity');
    await expect(getNavbar(page)).toBeVisible();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(getFirstPost(page)).toBeVisible();
    await expect(page).toHaveTitle('Blog on Automated Security Testing | secureCodeBox');
  });

  test('if the layout keeps crashing, the error is shown without it', async ({page, watch}) => {
    await openBroken(page, watch, 1000);
    await expect(page.getByText('The lamp is broken')).toBeVisible();
    await expect(getNavbar(page)).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  });
});

test.describe('Error catalogue: loading', () => {
  test("a lazy load that fails shows the error and a 'Retry' button", async ({page, watch}) => {
    watch.expectProblem(/failed request: net::ERR_FAILED/, /Failed to load resource: net::ERR_FAILED/);
    const repair = await failScripts(page, BLOG_LIST_DATA);
    await openUnprepared(page, '/blog');
    await expect(page.getByText(/ChunkLoadError/)).toBeVisible();
    await expectAccessible(getWholePage(page));
    repair();
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(getFirstPost(page)).toBeVisible();
    await expect(page.getByRole('button', {name: 'Retry'})).toHaveCount(0);
  });
});

test.describe('Error catalogue: a wrong base URL', () => {
  const getBanner = (page: Page) => page.locator(`#${BASE_URL_BANNER_ID}`);
  const getNotice = (page: Page) => page.getByRole('status').filter({hasText: 'did not load'});

  /** Serves the site, which is built for `/`, below `/wrong/`: its pages are found, but not the files they refer to. */
  async function publishBelowWrong(page: Page, asset: Answer): Promise<void> {
    await answerRequests(page, /\/(?:assets|img)\//, () => asset);
    await answerRequests(page, /\/wrong(?:\/|$)/, (serve, {url}) =>
      serve(url.pathname.replace(/^\/wrong/, '').replace(/(?<!404)\.html$/, '') || '/'),
    );
  }

  test('pages below it warn that the site did not load properly, accessibly', async ({page, watch}) => {
    watch.expectProblem(/ 404\b.*\/(?:assets|img)\//);
    await page.setViewportSize({width: 320, height: 640});
    await publishBelowWrong(page, {status: 404, body: 'Not found'});
    for (const address of ['/wrong/', '/wrong/docs/scanners/nmap.html', '/wrong/404.html']) {
      await page.goto(address);
      await expect(getBanner(page)).toContainText('Your Docusaurus site did not load properly.');
      await expect(getBanner(page)).toContainText('Current configured baseUrl = /\n');
      await expect(getBanner(page)).toContainText(/We suggest trying baseUrl = \/wrong\/$/);
    }
    await touchPage(page);
    await expect(getNotice(page)).toContainText(/styles\.\w+\.css.* did not load\./);
    await expect(getNotice(page)).not.toContainText('Reading');
    await expect(page.getByRole('alert')).toContainText('did not load properly');
    expect(await collectViolations(getBanner(page), 'light')).toEqual([]);
    const width = await getBanner(page).evaluate((banner) => banner.scrollWidth - innerWidth);
    expect(width, 'pixels that the warning is wider than the screen').toBeLessThanOrEqual(0);
  });

  test('a host that responds with a page instead of a style sheet is detected too', async ({page}) => {
    await publishBelowWrong(page, {headers: {'content-type': 'text/html'}, body: '<p>Welcome</p>'});
    await page.goto('/wrong/docs/scanners/nmap');
    await expect(getBanner(page)).toContainText('We suggest trying baseUrl = /wrong/');
  });

  test('a site that loads properly shows no such banner, nor one without styles', async ({page, watch}) => {
    watch.expectProblem(/net::ERR_FAILED/, / 404\b.*\/no\/such\/page$/);
    let isServed = true;
    await answerRequests(page, /\/assets\//, (serve) => (isServed ? serve() : undefined));
    await openPage(page, '/');
    await expect(getBanner(page)).toHaveCount(0);
    isServed = false;
    // The last one gets the not-found page, which matches every URL.
    for (const address of [MAIN_DOC, '/no/such/page']) {
      await page.goto(address);
      await touchPage(page);
      await expect(getNotice(page)).toContainText(/styles\.\w+\.css.* did not load\./);
      await expect(getNotice(page)).not.toContainText('Reading');
      await expect(getBanner(page)).toHaveCount(0);
    }
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
    await expect(page.getByText('Documented release:')).toHaveCount(0);
    await getNavbar(page).getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page).toHaveURL(MAIN_DOC);
    await expect(getHeading(page)).toHaveText('Installation');
  });
});

test.describe('Error catalogue: no JavaScript', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}});

  /** Expects the navbar's items not to overlap, to be large enough for a finger, and not to widen the page. */
  async function expectRoom(page: Page): Promise<void> {
    const links = getNavbar(page).getByRole('link');
    const boxes = await links.evaluateAll((all) =>
      all.map((link) => {
        const {left, right, height} = link.getBoundingClientRect();
        return {name: link.textContent || link.ariaLabel, left, right, height};
      }),
    );
    const names = ['Docs', 'Blog', 'GitHub repository', 'OWASP project page'];
    expect(boxes.map(({name}) => name)).toEqual(expect.arrayContaining(names));
    for (const [index, {name, left, right, height}] of boxes.entries()) {
      expect(height, `height of ${name}`).toBeGreaterThanOrEqual(44);
      expect(right - left, `width of ${name}`).toBeGreaterThanOrEqual(44);
      expect(left, `left edge of ${name}`).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
      expect(right, `right edge of ${name}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    }
    await expectNoOverflow(page);
  }

  /** Navigates to documentation and blog with the navbar's links, and between pages with the sidebar's links. */
  async function expectWaysOn(page: Page): Promise<void> {
    await getNavbar(page).getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
    await getNavbar(page).getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page).toHaveURL(MAIN_DOC);
    // The first code block may be in a fold.
    await expect(page.locator('.theme-doc-markdown pre:not(details pre)').first()).toBeVisible();
    await getSidebar(page).getByRole('link', {name: 'Scanners'}).click();
    await expect(page).toHaveURL('/docs/scanners');
    await expect(getSidebar(page)).toBeVisible();
  }

  test.describe('switched off', () => {
    test.use({javaScriptEnabled: false});

    test('the navbar has Docs and Blog, fit for a finger; no button does nothing', async ({page, watch}) => {
      watch.expectProblem(/ 404\b.*\/no-such-page$/);
      for (const path of ['/', MAIN_DOC, '/docs/scanners', '/blog', '/no-such-page']) {
        await page.goto(path);
        await expect(getHeading(page)).toBeVisible();
        for (const width of [320, 360, 800, 1280]) {
          await page.setViewportSize({width, height: 740});
          if (width < 1280) await expectRoom(page);
          await expect(page.locator('button:visible, input:visible'), `${path}, ${width} px`).toHaveCount(0);
        }
      }
      for (const width of [320, 800, 1280]) {
        await page.setViewportSize({width, height: 740});
        await expectWaysOn(page);
      }
    });
  });

  test('also where a policy forbids scripts', async ({page, watch}) => {
    watch.expectProblem(/Content Security Policy/);
    await replacePolicy(page, /\/(?:docs\/.*|blog)?$/, "script-src 'none'");
    await page.goto('/');
    await expectRoom(page);
    await expectWaysOn(page);
  });

  test('also where the scripts do not load', async ({page, watch}) => {
    watch.expectProblem(/ 404\b/);
    await answerRequests(page, /\/assets\/js\//, () => ({status: 404}));
    await page.goto('/');
    const menuButton = page.getByRole('button', {name: 'Toggle navigation bar'});
    await expect(menuButton).toBeVisible();
    await touchPage(page);
    await expect(page.getByRole('status').filter({hasText: 'did not load'})).toBeVisible();
    await expect(menuButton).toBeHidden();
    await expectRoom(page);
    await getNavbar(page).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog');
  });
});
