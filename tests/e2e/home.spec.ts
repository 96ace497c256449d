import type {Page} from '@playwright/test';

import {readSitemapPaths} from '../buildPages';
import {expectLoaded, openPage} from './pageActions';
import {expect, sharedTest as test} from './test';

function gallery(page: Page) {
  const section = page.getByRole('region', {name: 'Scanners and hooks'});
  return {
    section,
    // Also those in the closed fold.
    tiles: section.locator('li:has(h4)'),
    field: section.getByRole('searchbox', {name: 'Find by name, use or ScanType'}),
    status: section.getByRole('status'),
    showAll: section.getByRole('button', {name: 'Show all'}),
  };
}

test.describe('Screens and routes: the gallery of the landing page', () => {
  test('the gallery leads to every scanner and hook that has a page', async ({page}) => {
    await openPage(page, '/');
    const {section, tiles, field, status, showAll} = gallery(page);
    const links = section.locator('h4 a');
    const targets = await links.evaluateAll((elements) => elements.map((a) => a.getAttribute('href')));
    const pages = readSitemapPaths().filter((path) => /^\/docs\/(?:scanners|hooks)\/./.test(path));
    expect(targets.toSorted()).toEqual(pages.toSorted());

    await test.step('a selection is in view, the others are in a fold', async () => {
      await expect(tiles.filter({visible: true})).toHaveCount(12);
      await section.getByText(/^\d+ more scanners and \d+ more hooks$/).click();
      await expect(tiles.filter({visible: false})).toHaveCount(0);
    });

    await test.step("'Show all' resets both filters and moves the focus to the field", async () => {
      await expect(showAll).toHaveCount(0);
      await section.getByRole('button', {pressed: false}).first().click();
      await field.fill('no such scanner');
      await expect(tiles).toHaveCount(0);
      await expect(status).toHaveText('No scanner or hook matches.');
      await showAll.click();
      await expect(tiles).toHaveCount(pages.length);
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused();
      await expect(section.getByRole('button', {pressed: true})).toHaveCount(0);
      await expect(showAll).toHaveCount(0);
    });

    await test.step('the text filter finds by name, and its URL can be shared', async () => {
      await field.fill('defectdojo');
      for (const isReloaded of [false, true]) {
        if (isReloaded) await page.reload();
        await expectLoaded(page);
        await expect(tiles).toHaveCount(1);
        await expect(tiles.getByRole('link', {name: 'DefectDojo', exact: true})).toBeVisible();
        await expect(status).toHaveText('Showing 1 hook.');
        await expect(page).toHaveURL(/\?find=defectdojo/);
        await expect(field).toHaveValue('defectdojo');
      }
    });
  });
});

test.describe('Screens and routes: the commands of the landing page', () => {
  test('no command is cut off, and the sample output is in one row, as kubectl prints it', async ({page}) => {
    await page.goto('/');
    for (const width of [320, 360, 1000]) {
      await page.setViewportSize({width, height: 800});
      const tops = await page
        .locator('figure dl dt')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
      expect(tops.length).toBe(4);
      expect(new Set(tops).size, `rows at ${width} px`).toBe(1);
    }
    // Next to the text.
    const codes = page.locator('main .theme-code-block[class*="language-bash"] pre');
    const cut = await codes.evaluateAll((elements) =>
      elements
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
        .map((pre) => pre.textContent),
    );
    expect(cut).toEqual([]);
  });
});
