import type {Page} from '@playwright/test';

import {HYDRATED} from '../../protocol';
import {holdScripts, MAIN_DOC, expectLoaded, openPage, rewriteScripts, scrollTop} from './pageActions';
import {expect, test} from './test';

test.describe('States and transitions: announcement bar', () => {
  const DISMISSED = 'docusaurus.announcement.dismiss';
  const ID = 'docusaurus.announcement.id';

  test('the announcement bar is dismissible, and dismissal is stored', async ({page}) => {
    await openPage(page, '/');
    const bar = page.getByRole('banner').filter({hasText: 'Helm charts come from the OCI registry'});
    await expect(bar).toBeVisible();
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toHaveCount(0);
    const stored = await page.evaluate(
      (keys) => keys.map((key) => localStorage.getItem(key)),
      [DISMISSED, ID],
    );
    expect(stored).toEqual(['true', 'charts-from-oci-registry']);
    await openPage(page, '/blog');
    await expect(bar).toHaveCount(0);
  });

  test('a dismissed announcement bar does not flash before the scripts run', async ({page}) => {
    await page.addInitScript(
      ([dismissed, id]) => {
        localStorage.setItem(dismissed, 'true');
        localStorage.setItem(id, 'charts-from-oci-registry');
      },
      [DISMISSED, ID] as const,
    );
    const release = await holdScripts(page);
    await page.goto('/', {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText('Helm charts come from the OCI registry')).toBeHidden();
    release();
  });

  test("dismissal is reset when the bar's id changes", async ({page}) => {
    await openPage(page, '/');
    await page.evaluate(
      ([dismissed, id]) => {
        localStorage.setItem(dismissed, 'true');
        localStorage.setItem(id, 'an-older-announcement');
      },
      [DISMISSED, ID] as const,
    );
    await openPage(page, '/blog');
    await expect(page.getByText('Helm charts come from the OCI registry')).toBeVisible();
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), DISMISSED)).toBe('false');
  });
});

test.describe('States and transitions: announcement bar in several tabs, and the focus', () => {
  const TEXT = 'Helm charts come from the OCI registry';

  for (const isLoaded of [true, false]) {
    test(`closing it closes it in another tab, ${isLoaded ? 'whose scripts run' : 'before its scripts run, and for good'}`, async ({
      page,
      context,
    }) => {
      const other = await context.newPage();
      await other.goto('/docs/scanners/nmap');
      if (isLoaded) await expectLoaded(other);
      await expect(other.getByText(TEXT)).toBeVisible();
      await openPage(page, '/');
      await page.getByRole('button', {name: 'Close', exact: true}).click();
      await expect(other.getByText(TEXT)).toBeHidden();
      await expectLoaded(other);
      await expect(other.getByText(TEXT)).toHaveCount(0);
    });
  }

  for (const key of ['Enter', 'Space']) {
    test(`closed with ${key}, it leaves the focus on what follows it`, async ({page}) => {
      await openPage(page, '/');
      await page.getByRole('button', {name: 'Close', exact: true}).focus();
      await page.keyboard.press(key);
      await expect(page.getByText(TEXT)).toHaveCount(0);
      const next = page.getByRole('navigation', {name: 'Main'}).getByRole('link').first();
      await expect(next).toBeFocused();
      expect(await next.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
    });
  }

  test('closed in another tab, it leaves the focus where it is', async ({page, context}) => {
    await openPage(page, '/');
    const link = page.getByRole('link', {name: 'Blog', exact: true}).first();
    await link.focus();
    const other = await context.newPage();
    await openPage(other, '/');
    await other.getByRole('button', {name: 'Close', exact: true}).click();
    await expect(page.getByText(TEXT)).toHaveCount(0);
    await expect(link).toBeFocused();
  });
});

test.describe('States and transitions: navbar', () => {
  test('the navbar hides on scroll down and reappears on scroll up', async ({page}) => {
    await openPage(page, MAIN_DOC);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 600);
    await page.mouse.wheel(0, 600);
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(navbar).toBeInViewport({ratio: 1});
    expect(await scrollTop(page)).toBeGreaterThan(0);
  });

  test('the navbar reappears at the top', async ({page}) => {
    await openPage(page, MAIN_DOC);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 600);
    await page.mouse.wheel(0, 600);
    await expect(navbar).not.toBeInViewport();
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await expect(navbar).toBeInViewport({ratio: 1});
  });

  /** Expects the page to be scrolled to the target of its hash, right below the navbar, which is there in full. */
  async function expectAtTarget(page: Page): Promise<void> {
    const navbar = page.getByRole('navigation', {name: 'Main'});
    const target = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    // In this order: the gap says that scrolling is over, and only then may the navbar be judged.
    await expect
      .poll(async () => {
        const [bar, goal] = await Promise.all([navbar.boundingBox(), target.boundingBox()]);
        return bar?.y === 0 && goal && goal.y >= bar.height && goal.y < bar.height + 60;
      })
      .toBe(true);
    await expect(navbar).toBeInViewport({ratio: 1});
    expect(await scrollTop(page)).toBeGreaterThan(0);
  }

  test('the navbar is there when a hash target exists: a page opened at one', async ({page}) => {
    await openPage(page, `${MAIN_DOC}#install`);
    await expectAtTarget(page);
  });

  test('the navbar is there when a hash target exists: a click in the table of contents', async ({page}) => {
    await openPage(page, MAIN_DOC);
    const links = page.locator('.theme-doc-toc-desktop').getByRole('link');
    for (const index of [5, 2]) {
      await links.nth(index).click();
      await expect(page).toHaveURL(/#/);
      await expectAtTarget(page);
    }
  });

  test('the navbar hides on scroll down where the hash of the address has no target', async ({page}) => {
    await openPage(page, `${MAIN_DOC}#no-such-target`);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 600);
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('navigation', {name: 'Main'})).not.toBeInViewport();
  });

  test('a navbar dropdown opens and closes with the mouse', async ({page}) => {
    await openPage(page, '/');
    const item = page.getByRole('navigation', {name: 'Main'}).locator('a[lang="en"]');
    await expect(item).toBeHidden();
    await page.getByRole('button', {name: 'English'}).hover();
    await expect(item).toBeVisible();
    await page.getByRole('heading', {level: 1}).hover();
    await expect(item).toBeHidden();
  });

  test('a navbar dropdown opens and closes with the keyboard', async ({page}) => {
    await openPage(page, '/');
    const button = page.getByRole('button', {name: 'English'});
    const item = page.getByRole('navigation', {name: 'Main'}).locator('a[lang="en"]');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(item).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(item).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(item).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(item).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(item).toBeHidden();
  });
});

test.describe('States and transitions: navbar dropdown and Escape', () => {
  test('Escape closes a dropdown that the keyboard opened, and the focus returns to its button', async ({
    page,
  }) => {
    await openPage(page, '/');
    const button = page.getByRole('button', {name: 'English'});
    const item = page.getByRole('navigation', {name: 'Main'}).locator('a[lang="en"]');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(item).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(item).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(item).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('Escape closes a dropdown under the mouse until the mouse comes back', async ({page}) => {
    await openPage(page, '/');
    const button = page.getByRole('button', {name: 'English'});
    const item = page.getByRole('navigation', {name: 'Main'}).locator('a[lang="en"]');
    await button.hover();
    await expect(item).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await page.getByRole('heading', {level: 1}).hover();
    await button.hover();
    await expect(item).toBeVisible();
  });

  test('Escape elsewhere does not keep a closed dropdown from opening', async ({page}) => {
    await openPage(page, '/');
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'English'}).hover();
    await expect(page.getByRole('navigation', {name: 'Main'}).locator('a[lang="en"]')).toBeVisible();
  });
});

test.describe('States and transitions: navbar dropdown and other keys', () => {
  test.beforeEach(async ({page, watch}) => {
    // A list with two links. Server and scripts disagree about the number of locales.
    watch.expectProblem(/onRecoverableError.*Minified React error #418/);
    await rewriteScripts(
      page,
      [/"locales":\["en"\]/, '"locales":["en","de"]'],
      [/"localeConfigs":\{/, '"localeConfigs":{"de":{"label":"Deutsch","htmlLang":"de","direction":"ltr"},'],
    );
    await openPage(page, MAIN_DOC);
    await page.evaluate(() => scrollTo({top: 300, behavior: 'instant'}));
  });

  test('Space opens and closes it, and does not scroll the page', async ({page}) => {
    const button = page.getByRole('button', {name: 'English'});
    await button.focus();
    const scrolled = await scrollTop(page);
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('a[lang="de"]')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('a[lang="de"]')).toBeHidden();
    await expect(button).toBeFocused();
    expect(await scrollTop(page)).toBe(scrolled);
  });

  test('arrow keys open it and move through its links, and so do Home and End', async ({page}) => {
    const button = page.getByRole('button', {name: 'English'});
    const [first, last] = [page.locator('a[lang="en"]'), page.locator('a[lang="de"]')];
    await button.focus();
    const scrolled = await scrollTop(page);
    for (const [key, link] of [
      ['ArrowDown', first],
      ['ArrowDown', last],
      ['ArrowDown', last],
      ['ArrowUp', first],
      ['ArrowUp', first],
      ['End', last],
      ['Home', first],
    ] as const) {
      await page.keyboard.press(key);
      await expect(link).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    }
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(last).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(last).toBeHidden();
    expect(await scrollTop(page)).toBe(scrolled);
  });
});

test.describe('States and transitions: page states', () => {
  test('loading and loaded: the text is there before the scripts are', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(MAIN_DOC, {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute(HYDRATED, 'false');
    release();
    await expectLoaded(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('not found: a link to nowhere shows the not-found page without loading a document', async ({page}) => {
    await openPage(page, '/');
    await page.evaluate(() => {
      history.pushState({}, '', '/no-such-page');
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    });
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
  });
});
