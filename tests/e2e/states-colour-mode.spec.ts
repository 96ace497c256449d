import type {Page} from '@playwright/test';

import {expectLoaded, getHeading, getNavbar, holdScripts, openPage, rewriteScripts} from './pageActions';
import {QUIET_FILE} from './requests';
import {expect, sharedTest as test} from './test';

const getToggle = (page: Page) => getNavbar(page).getByRole('button', {name: /dark and light mode/});
const getSavedMode = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

const PAPER = {light: 'rgb(255, 255, 255)', dark: 'rgb(15, 21, 24)'};

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator('html')).toHaveCSS('background-color', PAPER[mode]);
}

test.describe('States and transitions: colour mode', () => {
  test('the default is light: the system preference is not respected', async ({page}) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await openPage(page, '/');
      await expectMode(page, 'light');
      expect(await getSavedMode(page)).toBeNull();
    }
  });

  test('the switch is enabled, and the choice is saved in browser storage under theme', async ({page}) => {
    await openPage(page, '/');
    await expect(getToggle(page)).toHaveAccessibleName(/light mode\)$/);
    await getToggle(page).click();
    await expectMode(page, 'dark');
    await expect(getToggle(page)).toHaveAccessibleName(/dark mode\)$/);
    expect(await getSavedMode(page)).toBe('dark');

    await test.step('it holds when the system changes its preference', async () => {
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
        // The theme removes the stored choice at once, so a choice that is stored now was restored.
        await expect.poll(() => getSavedMode(page)).toBe('dark');
        await expectMode(page, 'dark');
      }
    });

    await test.step('it holds on the next page, before the scripts run', async () => {
      await page.goto('about:blank');
      const release = await holdScripts(page);
      await page.goto('/blog', {waitUntil: 'commit'});
      await expect(getHeading(page)).toBeVisible();
      await expectMode(page, 'dark');
      release();
    });

    await test.step('the switch works with the keyboard', async () => {
      await expectLoaded(page);
      await getToggle(page).focus();
      await page.keyboard.press('Enter');
      await expectMode(page, 'light');
      expect(await getSavedMode(page)).toBe('light');
      await expect(getToggle(page)).toBeFocused();
      await page.keyboard.press('Space');
      await expectMode(page, 'dark');
    });
  });

  test('a stored mode that does not exist is light before the scripts run, also if another tab stores it', async ({
    page,
    context,
  }) => {
    const otherTab = await context.newPage();
    await otherTab.goto(QUIET_FILE);
    const store = (mode: string) => otherTab.evaluate((text) => localStorage.setItem('theme', text), mode);
    await store('purple');
    const release = await holdScripts(page);
    await page.goto('/blog', {waitUntil: 'commit'});
    for (const [stored, shown] of [
      ['purple', 'light'],
      ['dark', 'dark'],
      ['null', 'light'],
    ] as const) {
      await store(stored);
      await expectMode(page, shown);
    }
    release();
    await expectLoaded(page);
    await expectMode(page, 'light');
  });

  test('without a choice, a site that respects the preference of the system follows it', async ({page}) => {
    await rewriteScripts(page, [/respectPrefersColorScheme:!1/, 'respectPrefersColorScheme:!0']);
    await openPage(page, '/');
    await expectMode(page, 'light');
    for (const colorScheme of ['dark', 'light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await expectMode(page, colorScheme);
    }
    expect(await getSavedMode(page)).toBeNull();
  });

  test('a choice is synced across tabs', async ({page, context}) => {
    await openPage(page, '/');
    const secondTab = await context.newPage();
    await openPage(secondTab, '/blog');
    await getToggle(page).click();
    await expectMode(secondTab, 'dark');
    await getToggle(secondTab).click();
    await expectMode(page, 'light');
  });
});
