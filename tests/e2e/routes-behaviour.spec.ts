import {readSitemapPaths} from '../buildPages';
import {
  addSecondLocale,
  BLOG_LIST_DATA,
  changeRoute,
  expectLoaded,
  failScripts,
  getFirstPost,
  getHeading,
  getNavbar,
  hasMark,
  holdScripts,
  MAIN_DOC,
  markDocument,
  openPage,
  openUnprepared,
  rewriteScripts,
  scrollTop,
} from './pageActions';
import {expect, sharedTest, test} from './test';

const POST = readSitemapPaths().find((path) => /^\/blog\/\d{4}\//.test(path)) ?? '';
const TAG = readSitemapPaths().find((path) => path.startsWith('/blog/tags/')) ?? '';

test.describe('Screens and routes: routing behaviour', () => {
  sharedTest('routing is browser-history based: nothing loads a document', async ({page}) => {
    await openPage(page, '/');
    await markDocument(page);
    await getNavbar(page).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog');
    await expect(getFirstPost(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(getFirstPost(page)).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL('/blog');
    await expect(getFirstPost(page)).toBeVisible();

    await test.step('a route change to the path of a file shows the page of the clean path', async () => {
      for (const path of ['/blog.html', '/blog/index.html']) {
        await changeRoute(page, '/');
        await expect(getFirstPost(page)).toHaveCount(0);
        await changeRoute(page, path);
        await expect(page).toHaveTitle(/^Blog on Automated Security Testing/);
        await expect(getFirstPost(page)).toBeVisible();
      }
    });
    expect(await hasMark(page)).toBe(true);
  });

  test('on a route-load failure the page reloads', async ({page, watch}) => {
    watch.expectProblem(/failed request: net::ERR_FAILED/, /console warning: .*ChunkLoadError/);
    watch.expectProblem(/console error: Failed to load resource: net::ERR_FAILED/);
    await failScripts(page, BLOG_LIST_DATA, 1);
    await openPage(page, '/');
    await markDocument(page);
    const reload = page.waitForEvent('load');
    await getNavbar(page).getByRole('link', {name: 'Blog', exact: true}).click();
    await reload;
    await expect(page).toHaveURL('/blog');
    await expectLoaded(page);
    await expect(getFirstPost(page)).toBeVisible();
    expect(await hasMark(page)).toBe(false);
  });

  test('a spinner shows while a page loads', async ({page}) => {
    const release = await holdScripts(page, BLOG_LIST_DATA);
    await openUnprepared(page, '/blog');
    const spinner = page.locator('svg#loader');
    await expect(spinner).toBeVisible();
    release();
    await expect(getFirstPost(page)).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  test('a progress bar appears after a 200 ms delay at 0.08 and grows by 0.02 per 800 ms', async ({page}) => {
    await page.clock.install();
    await page.addInitScript(() => (Math.random = () => 1));
    const release = await holdScripts(page, BLOG_LIST_DATA);
    await openPage(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    const bar = page.locator('#nprogress [role="bar"]');

    await test.step('none appears on a route change that is faster', async () => {
      await getNavbar(page).getByRole('link', {name: 'Docs', exact: true}).click();
      await expect(getHeading(page)).toHaveText('Installation');
      await page.clock.runFor(1000);
      await expect(bar).toHaveCount(0);
    });

    await getNavbar(page).getByRole('link', {name: 'Blog', exact: true}).click();
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    // The part of the bar that is off the screen, in per cent of its width.
    const isAt = (share: number) =>
      expect(bar).toHaveAttribute('style', new RegExp(`transform: translate3d\\(-${100 - share}%,`));
    await isAt(8);
    await expect(bar).toHaveAttribute('style', /transition: (?:all )?200ms/);
    await page.clock.runFor(799);
    await isAt(8);
    await page.clock.runFor(1);
    await isAt(10);
    await page.clock.runFor(800);
    await isAt(12);
    await page.clock.resume();
    release();
    await expect(getFirstPost(page)).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  sharedTest('route changes scroll to the top', async ({page}) => {
    await openPage(page, MAIN_DOC);
    const next = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/});
    await next.scrollIntoViewIfNeeded();
    expect(await scrollTop(page)).toBeGreaterThan(0);
    await next.click();
    await expect(page).not.toHaveURL(MAIN_DOC);
    await expect.poll(() => scrollTop(page)).toBe(0);

    await test.step('route changes scroll to the hash target', async () => {
      await markDocument(page);
      await changeRoute(page, `${MAIN_DOC}#install`);
      const target = page.locator('#install');
      await expect(target).toBeInViewport();
      expect(await scrollTop(page)).toBeGreaterThan(0);
      await expect.poll(async () => (await target.boundingBox())?.y).toBeLessThan(100);
      expect(await hasMark(page)).toBe(true);
    });
  });

  sharedTest('scrolling back to the top covers 15 % of the rest with each frame', async ({page}) => {
    await openPage(page, MAIN_DOC);
    await page.evaluate(() => scrollTo(0, 2000));
    const steps = await page.evaluateHandle(() => {
      const seen: [from: number, to: number][] = [];
      const original = window.scrollTo.bind(window) as (x: number, y: number) => void;
      window.scrollTo = ((x: number, y: number) => {
        seen.push([document.documentElement.scrollTop, y]);
        original(x, y);
      }) as typeof window.scrollTo;
      return seen;
    });
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await page.mouse.move(600, 400);
    // The button appears when the reader scrolls up.
    await expect(async () => {
      await page.mouse.wheel(0, -50);
      await expect(button).toBeVisible({timeout: 500});
    }).toPass();
    await button.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    const seen = await steps.jsonValue();
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.map(([, to]) => to)).toEqual(seen.map(([from]) => Math.floor(from * 0.85)));
  });

  test('the language switcher links to the current path with query, hash, locale', async ({page, watch}) => {
    await addSecondLocale(page, watch);
    await openPage(page, `${MAIN_DOC}?a=1#install`);
    await page.getByRole('button', {name: 'English'}).hover();
    for (const [name, prefix] of [
      ['English', ''],
      ['Deutsch', '/de'],
    ] as const) {
      const link = page.getByRole('link', {name});
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', `${prefix}${MAIN_DOC}?a=1#install`);
    }
  });

  test('with several docs versions, the dropdown keeps the doc and stores choices', async ({page, watch}) => {
    // The site has one version, and a list of one is a link. A second version makes the link a dropdown.
    watch.expectProblem(/onRecoverableError.*Minified React error #418/);
    await rewriteScripts(page, [
      /"versions":\[\{"name":"current"/,
      '"versions":[{"name":"old","label":"Old","isLast":false,"path":"/docs/old","mainDocId":"a","docs":[{"id":"a","path":"/docs/old/a"},{"id":"scanners/nmap","path":"/docs/old/scanners/nmap"}],"draftIds":[],"sidebars":{}},{"name":"current"',
    ]);
    await openPage(page, '/docs/scanners/nmap');
    const dropdown = getNavbar(page).locator('.dropdown', {hasText: 'Old'});
    const links = dropdown.locator('.dropdown__menu a');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/docs/old/scanners/nmap', '/docs/scanners/nmap']);
    await changeRoute(page, MAIN_DOC);
    await dropdown.getByRole('button').hover();
    await expect(dropdown.getByRole('link', {name: 'Old'})).toHaveAttribute('href', '/docs/old/a');
    await dropdown.getByRole('link', {name: 'Current'}).click();
    const readChoice = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
    await expect.poll(readChoice).toBe('current');
  });

  test('a doc navbar item hides itself if the doc is unlisted and not open', async ({page, watch}) => {
    watch.expectProblem(/onRecoverableError.*Minified React error #418/);
    await rewriteScripts(page, [/"id":"getting-started\/installation",/, '$&"unlisted":true,']);
    await openPage(page, '/blog');
    const docs = getNavbar(page).getByRole('link', {name: 'Docs', exact: true});
    await expect(docs).toHaveCount(0);
    await changeRoute(page, MAIN_DOC);
    await expect(docs).toBeVisible();
  });

  sharedTest('each kind of page has its page-type marker, docs a version', async ({page}) => {
    await openPage(page, '/');
    const [html, version] = [page.locator('html'), page.locator('meta[name="docusaurus_version"]')];
    for (const [path, marker] of [
      ['/blog', 'blog-list-page'],
      [POST, 'blog-post-page'],
      ['/blog/tags', 'blog-tags-list-page'],
      [TAG, 'blog-tags-post-list-page'],
      ['/docs/scanners/nmap', 'docs-doc-page'],
    ] as const) {
      await expect(html).not.toHaveClass(new RegExp(marker));
      await changeRoute(page, path);
      await expect(html).toHaveClass(new RegExp(`(?:^| )${marker}(?: |$)`));
      if (marker.startsWith('blog')) {
        await expect(html).not.toHaveClass(/docs-version/);
        await expect(version).toHaveCount(0);
      } else {
        await expect(html).toHaveClass(/(?:^| )docs-version-current(?: |$)/);
        await expect(version).toHaveAttribute('content', 'current');
        await test.step('docs-version links go to the same doc', () =>
          expect(getNavbar(page).getByRole('link', {name: 'Current'})).toHaveAttribute('href', path));
      }
    }
  });
});
