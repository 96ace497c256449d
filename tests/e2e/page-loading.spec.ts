import type {Page} from '@playwright/test';

import {BASE_URL_BANNER_ID, toNextPageKey} from '../../browser/protocol';
import {expectAccessible} from '../axe';
import {readPageScripts} from '../buildPages';
import {
  expectLoaded,
  expectNotStarted,
  expectStarted,
  getBox,
  getHeading,
  getNavbar,
  MAIN_DOC,
  openPage,
  setConnection,
  touchPage,
} from './pageActions';
import {answerForNow, answerRequests} from './requests';
import {expect, sharedTest, test} from './test';

const SCRIPTS = '/assets/js/';
/** The page whose live code is below the first screen. */
const LIVE_PAGE = '/docs/api/finding';

/** URLs of scripts that the page requests from now on. The returned list grows. */
function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(SCRIPTS)) scripts.push(request.url());
  });
  return scripts;
}

/** Whether any script of the site has run, apart from those inside the HTML. */
function hasRun(page: Page): Promise<boolean> {
  return page.evaluate(() => Object.keys(window).some((name) => name.startsWith('webpackChunk')));
}

const OWN_SCRIPT = readPageScripts(MAIN_DOC).at(-1) ?? '';

test.describe('Reading needs no scripts', () => {
  // As for most readers.
  test.use({prefetches: true});

  test('a page is loading and loaded: scripts are prefetched when the browser is idle, and run at the first interaction', async ({
    page,
  }) => {
    const scripts = collectScripts(page);
    await page.goto(MAIN_DOC);
    await expect(getHeading(page)).toBeVisible();
    await expectNotStarted(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(await hasRun(page)).toBe(false);
    const prefetched = new Set(scripts);
    await touchPage(page);
    await expectStarted(page);
    await expect(getHeading(page)).toBeVisible();
    const needed = await page.evaluate(() => [...document.scripts].map(({src}) => src).filter(Boolean));
    expect([...prefetched]).toEqual(expect.arrayContaining(needed));
  });

  for (const connection of [
    {effectiveType: 'slow-2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    test(`no script is prefetched on a connection with ${JSON.stringify(connection)}`, async ({page}) => {
      const scripts = collectScripts(page);
      await setConnection(page, connection);
      await page.goto(MAIN_DOC, {waitUntil: 'networkidle'});
      expect(scripts).toEqual([]);
      await expectLoaded(page);
    });
  }

  async function expectTouchStarts(page: Page, name: string, touch: () => Promise<unknown>): Promise<void> {
    await page.goto(MAIN_DOC, {waitUntil: 'load'});
    expect(await hasRun(page), name).toBe(false);
    await touch();
    await expectStarted(page, name);
  }

  sharedTest('each kind of interaction with a page starts the scripts', async ({page}) => {
    for (const [name, touch] of Object.entries({
      'a movement of the mouse': () => page.mouse.move(300, 300, {steps: 5}),
      'a turn of the wheel': () => page.mouse.wheel(0, 100),
      'a key': () => page.keyboard.press('Tab'),
      'the key of the search': () => page.keyboard.press('/'),
      'a click': () => page.mouse.click(300, 300),
      'a focus': () => page.getByRole('link', {name: 'Blog'}).first().focus(),
      'a scroll': () => page.evaluate(() => scrollTo(0, 500)),
    })) {
      await expectTouchStarts(page, name, touch);
    }
  });

  test.describe('on a phone', () => {
    sharedTest.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}});

    sharedTest('a tap starts the scripts', ({page}) =>
      expectTouchStarts(page, 'a finger', () => page.getByRole('heading', {level: 1}).tap()),
    );
  });

  sharedTest(
    "a page opened or reloaded at a hash starts by a reader's scroll, not its own",
    async ({page}) => {
      // A heading, and a link, which gets the focus.
      for (const path of ['/docs/scanners/nmap#install', `${LIVE_PAGE}#attributes`]) {
        await page.goto('about:blank');
        await page.goto(path, {waitUntil: 'networkidle'});
        expect(await hasRun(page), path).toBe(false);
        for (let count = 0; count < 3; count += 1) {
          await page.reload({waitUntil: 'networkidle'});
          expect(await hasRun(page), `${path}, reloaded`).toBe(false);
        }
        await page.evaluate(() => scrollBy({top: 100, behavior: 'instant'}));
        await expectStarted(page);
      }
    },
  );

  sharedTest('a page with a query in its URL starts by itself', async ({page}) => {
    await page.goto('/docs/scanners?find=port');
    await expectStarted(page);

    await test.step('so does one that the search has stored something for, once', async () => {
      const key = toNextPageKey({pathname: '/blog', hash: ''});
      await page.evaluate((name) => localStorage.setItem(name, '[]'), key);
      await page.goto('/blog');
      await expectStarted(page);
      await page.reload({waitUntil: 'networkidle'});
      expect(await hasRun(page)).toBe(false);
    });

    await test.step('so does one with live code in view, but not above it', async () => {
      await page.goto(LIVE_PAGE, {waitUntil: 'networkidle'});
      expect(await hasRun(page)).toBe(false);
      // A screen as tall as the page, so that nothing has to scroll and there is no interaction.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({width: 1280, height});
      await page.goto(LIVE_PAGE);
      await expectStarted(page);
      await expect(page.locator('textarea')).toBeVisible();
    });
  });

  test('if the browser reports no idle time, the scripts start after the page has loaded', async ({page}) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
    await page.goto(MAIN_DOC);
    await expectStarted(page);
  });
});

test.describe('Scripts that do not load', () => {
  const notice = (page: Page) =>
    page.getByRole('status').filter({hasText: 'Menus, search and buttons do not work.'});

  test('React fails once: it is requested again, and the page works', async ({page, watch}) => {
    watch.expectProblem(/failed request: net::ERR_FAILED/, /Failed to load resource: net::ERR_FAILED/);
    let requests = 0;
    await answerRequests(page, new RegExp(`${SCRIPTS}react\\.`), (serve) => {
      requests += 1;
      return requests === 1 ? undefined : serve();
    });
    await page.goto(MAIN_DOC);
    await expectLoaded(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test('without its own script, the page says so, is readable, and its links work', async ({page, watch}) => {
    watch.expectProblem(/ 404\b/);
    watch.tolerateProblem(/uncaught: Loading chunk/);
    await answerRequests(page, OWN_SCRIPT, () => ({status: 404}));
    await page.goto(MAIN_DOC);
    await touchPage(page);
    await expect(notice(page)).toContainText(/\S+\.js did not load\.|Loading chunk \S+ failed/);
    await expect(notice(page)).toContainText('Reading and links work.');
    await expect(page.locator(`#${BASE_URL_BANNER_ID}`)).toHaveCount(0);
    await page.getByRole('link', {name: 'Blog'}).first().click();
    await expect(page).toHaveURL('/blog');
    await expect(getHeading(page)).toBeVisible();
  });

  test("the bundler's runtime cannot load the page's own script: the page says so", async ({page, watch}) => {
    watch.expectProblem(/failed request: net::ERR_FAILED/, /Failed to load resource: net::ERR_FAILED/);
    watch.expectProblem(/uncaught: Loading chunk/);
    // The loader's second request comes only after the runtime has failed too, and succeeds.
    await page.addInitScript(() => {
      const wait = setTimeout.bind(window);
      window.setTimeout = ((callback: () => void, delay?: number) => {
        if (delay !== 1000) return wait(callback, delay);
        addEventListener('unhandledrejection', () => wait(callback));
        return 0;
      }) as typeof setTimeout;
    });
    let requests = 0;
    await answerRequests(page, OWN_SCRIPT, (serve) => {
      requests += 1;
      return requests <= 2 ? undefined : serve();
    });
    await page.goto(MAIN_DOC);
    await touchPage(page);
    await expect(notice(page)).toContainText(/Loading chunk \S+ failed/);
    await page.getByRole('button', {name: 'Retry'}).press('Enter');
    await expectStarted(page);
  });

  test("the notice has the error text and 'Retry', which works once scripts exist", async ({page, watch}) => {
    watch.expectProblem(/ 404\b/);
    await page.setViewportSize({width: 320, height: 640});
    const mend = await answerForNow(page, new RegExp(SCRIPTS), () => ({status: 404}));
    await page.goto(MAIN_DOC);
    await touchPage(page);
    await expect(notice(page)).toContainText(
      /[\w.-]+\.js did not load\. Menus, search and buttons do not work\. Reading and links work\./,
    );
    await expectAccessible(notice(page));
    const retry = notice(page).getByRole('button', {name: 'Retry'});
    expect((await getBox(retry)).height).toBeGreaterThanOrEqual(44);
    await retry.press('Enter');
    await expect(notice(page), 'nobody has touched the page since').toBeVisible();
    mend();
    await retry.press('Enter');
    await expectStarted(page);
    await expect(notice(page)).toHaveCount(0);
  });
});

test.describe('Failures while the page is open', () => {
  sharedTest('a hash that cannot be decoded breaks no page', async ({page}) => {
    await openPage(page, `${MAIN_DOC}#100%`);
    for (const hash of ['#%E0%A4%A', '#%zz', '#100%']) {
      await page.evaluate((value) => (location.hash = value), hash);
      await expect(page).toHaveURL(`${MAIN_DOC}${hash.replaceAll('%', '%25')}`);
      await expect(getHeading(page)).toHaveText('Installation');
    }
    await getNavbar(page).getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(getHeading(page)).toHaveText('Installation');
  });
});
