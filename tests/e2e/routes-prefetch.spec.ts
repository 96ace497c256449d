import type {Locator, Page} from '@playwright/test';

import {openPage, setConnection} from './pageActions';
import {expect, test} from './test';

/** A long page with links to other sections, whose sidebar categories are closed. */
const LONG_DOC = '/docs/scanners/nmap';

/**
 * Finds a link far below the first screen of {@link LONG_DOC} to a page that no link above it leads to, so that
 * whatever is prefetched for that page is prefetched because of this link.
 */
async function findFarLink(page: Page): Promise<{link: Locator; path: string}> {
  const path = await page.evaluate((own) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/docs/"]')].filter((link) =>
      link.checkVisibility({visibilityProperty: true}),
    );
    const isFar = (link: HTMLElement): boolean => link.getBoundingClientRect().top > 2 * innerHeight;
    const near = new Set(links.filter((link) => !isFar(link)).map(({pathname}) => pathname));
    return links.find(
      (link) =>
        isFar(link) &&
        link.closest('main') &&
        link.hash === '' &&
        link.pathname !== own &&
        !near.has(link.pathname),
    )?.pathname;
  }, LONG_DOC);
  if (path === undefined) throw new Error(`${LONG_DOC} has no link far below that leads to another page`);
  return {link: page.getByRole('main').locator(`a[href="${path}"]`).filter({visible: true}).first(), path};
}

/** URLs of the other pages' scripts that the page has prefetched. */
async function prefetched(page: Page): Promise<string[]> {
  return (
    page
      // The page's own scripts have the attribute `as`.
      .locator('link[rel="prefetch"]:not([as])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  );
}

/** Collects the URLs of the scripts that the page loads to run them, from now on. */
function collectScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Hides every link from the page's observers, so that only hovering prefetches. */
async function disableVisibility(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => undefined;
  });
}

/**
 * Follows a link and waits until the page is shown. Uses the keyboard: the mouse would then hover over whatever the
 * next page has at that position.
 */
async function follow(page: Page, {link, path}: {link: Locator; path: string}): Promise<void> {
  const title = await page.title();
  await page.mouse.move(0, 0);
  await link.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page).not.toHaveTitle(title);
}

test.describe('Screens and routes: routing behaviour, prefetching', () => {
  test.use({prefetches: true});

  test('linked docs are prefetched when the link is visible', async ({page}) => {
    await openPage(page, LONG_DOC);
    const far = await findFarLink(page);
    const before = await prefetched(page);
    await far.link.scrollIntoViewIfNeeded();
    await expect.poll(() => prefetched(page)).not.toEqual(before);
    const after = await prefetched(page);
    const needed = collectScripts(page);
    await follow(page, far);
    expect(needed.size).toBeGreaterThan(0);
    expect(after).toEqual(expect.arrayContaining([...needed]));
    expect(before).not.toEqual(expect.arrayContaining([...needed]));
  });

  test('linked docs are prefetched on hover', async ({page}) => {
    await disableVisibility(page);
    await openPage(page, LONG_DOC);
    const far = await findFarLink(page);
    const onHover = collectScripts(page);
    await far.link.hover();
    await expect.poll(() => onHover.size).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const onClick = collectScripts(page);
    await follow(page, far);
    expect([...onClick]).toEqual([]);
    expect(await prefetched(page)).toEqual([]);
  });

  for (const {name, connection} of [
    {name: 'a 2g connection', connection: {effectiveType: '2g', saveData: false}},
    {name: 'a data-saver connection', connection: {effectiveType: '4g', saveData: true}},
  ]) {
    test(`nothing is prefetched on ${name}`, async ({page}) => {
      await setConnection(page, connection);
      await openPage(page, LONG_DOC);
      const far = await findFarLink(page);
      const onHover = collectScripts(page);
      await far.link.hover();
      expect([...onHover]).toEqual([]);
      const onClick = collectScripts(page);
      await follow(page, far);
      expect(onClick.size).toBeGreaterThan(0);
      expect(await prefetched(page)).toEqual([]);
    });
  }
});
