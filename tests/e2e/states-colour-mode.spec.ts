import type {Locator, Page} from '@playwright/test';

import {holdScripts, openPage, rewriteScripts} from './pageActions';
import {expect, test} from './test';

function toggle(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /dark and light mode/});
}

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

function savedMode(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'));
}

/** Relative luminance of the page's background, roughly: 0 is black, 255 is white. */
function backgroundBrightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const colours = [document.body, document.documentElement].map(
      (element) => getComputedStyle(element).backgroundColor,
    );
    const opaque = colours.find((colour) => !/^rgba\(.*, 0\)$/.test(colour)) ?? 'rgb(255, 255, 255)';
    const parts = (opaque.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    return parts.reduce((sum, part) => sum + part, 0) / 3;
  });
}

test.describe('States and transitions: colour mode', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`where the system prefers ${colorScheme}`, () => {
      test.use({colorScheme});

      test('the default is light: the system preference is not respected', async ({page}) => {
        await openPage(page, '/');
        await expectMode(page, 'light');
        expect(await backgroundBrightness(page)).toBeGreaterThan(200);
        expect(await savedMode(page)).toBeNull();
      });
    });
  }

  test('the switch is enabled, and the choice is saved in browser storage under theme', async ({page}) => {
    await openPage(page, '/');
    await toggle(page).click();
    await expectMode(page, 'dark');
    expect(await savedMode(page)).toBe('dark');
    await expect.poll(() => backgroundBrightness(page)).toBeLessThan(80);
    await toggle(page).click();
    await expectMode(page, 'light');
    expect(await savedMode(page)).toBe('light');
  });

  test('the switch works with the keyboard and says what it is set to', async ({page}) => {
    await openPage(page, '/');
    await toggle(page).focus();
    await expect(toggle(page)).toHaveAccessibleName(/light mode\)$/);
    await page.keyboard.press('Enter');
    await expectMode(page, 'dark');
    await expect(toggle(page)).toHaveAccessibleName(/dark mode\)$/);
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expectMode(page, 'light');
  });

  test('a saved choice holds on the next page, before the scripts run', async ({page}) => {
    await openPage(page, '/');
    await toggle(page).click();
    await expectMode(page, 'dark');
    const release = await holdScripts(page);
    await page.goto('/blog', {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1}).or(page.getByRole('main')).first()).toBeVisible();
    await expectMode(page, 'dark');
    release();
  });

  test('a saved choice holds when the system changes its preference', async ({page}) => {
    await openPage(page, '/');
    await toggle(page).click();
    await expectMode(page, 'dark');
    const changes = await page.evaluateHandle(() => {
      const seen: boolean[] = [];
      matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({matches}) =>
        seen.push(matches),
      );
      return seen;
    });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({colorScheme});
      await expect.poll(async () => (await changes.jsonValue()).at(-1)).toBe(colorScheme === 'dark');
      // The theme drops the stored choice at once, so a choice that is stored now was put back.
      await expect.poll(() => savedMode(page)).toBe('dark');
      await expectMode(page, 'dark');
    }
  });

  test('without a choice, a site that respects the preference of the system follows it', async ({page}) => {
    await rewriteScripts(page, [/respectPrefersColorScheme:!1/, 'respectPrefersColorScheme:!0']);
    await openPage(page, '/');
    await expectMode(page, 'light');
    for (const mode of ['dark', 'light'] as const) {
      await page.emulateMedia({colorScheme: mode});
      await expectMode(page, mode);
    }
    await page.emulateMedia({colorScheme: 'dark'});
    await expectMode(page, 'dark');
    expect(await savedMode(page)).toBeNull();
  });

  test('a choice is synced across tabs', async ({page, context}) => {
    await openPage(page, '/');
    const secondTab = await context.newPage();
    await openPage(secondTab, '/blog');
    await toggle(page).click();
    await expectMode(secondTab, 'dark');
    await toggle(secondTab).click();
    await expectMode(page, 'light');
  });
});
