import type {Page} from '@playwright/test';

import {expect, sharedTest as test} from '../e2e/test';

const PARSE_DEFINITION = '/docs/api/crds/parse-definition';
const REFERENCES = [PARSE_DEFINITION, '/docs/api/crds/scan-completion-hook'];
const SEVERITIES = ['HIGH', 'MEDIUM', 'LOW', 'INFORMATIONAL'];

/** Width and height of the first element in pixels. */
function readSize(page: Page, selector: string): Promise<{width: number; height: number}> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const {width, height} = element.getBoundingClientRect();
      return {width, height};
    });
}

test.describe('References', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('the meaning of a field has the whole width, below name and type', async ({page}) => {
    for (const path of REFERENCES) {
      await page.goto(path);
      const {width} = await readSize(page, '.reference-table td:nth-child(3)');
      expect(width, path).toBe((await readSize(page, '.markdown')).width);
    }
  });

  test('a list of fields is short', async ({page}) => {
    await page.goto(PARSE_DEFINITION);
    const rows = page.locator('.reference-table').first().locator('tbody tr');
    const {height} = await readSize(page, '.reference-table');
    // Padding, name and two lines of meaning.
    expect(height / (await rows.count())).toBeLessThan(105);
  });

  test('the name of a field is no chip, is large enough for a finger, and shows that it is an anchor', async ({
    page,
  }) => {
    await page.goto(PARSE_DEFINITION);
    const name = page.locator('.field-name').first();
    await expect(name.locator('code')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(name.locator('code')).toHaveCSS('font-weight', '600');
    expect((await readSize(page, '.field-name')).height).toBeGreaterThanOrEqual(24);
    const readMark = () =>
      name.evaluate(
        (link) => `${getComputedStyle(link, '::after').content} ${getComputedStyle(link, '::after').opacity}`,
      );
    expect(await readMark()).toMatch(/#.* 0$/);
    await name.hover();
    await expect.poll(readMark).toMatch(/#.* 1$/);
  });
});

test('severities of findings have a colour and a shape of their own', async ({page}) => {
  await page.goto('/docs/scanners/nmap');
  const chips = page.locator('.severity');
  const looks = await chips.evaluateAll((elements) =>
    elements.map((chip) => {
      const {content} = getComputedStyle(chip, '::before');
      return [chip.textContent, content.charAt(1), getComputedStyle(chip).backgroundColor].join(' ');
    }),
  );
  const unique = [...new Set(looks)];
  expect(unique.map((look) => look.split(' ')[0]).toSorted()).toEqual(SEVERITIES.toSorted());
  expect(unique.map((look) => look.split(' ')[1]).toSorted()).toEqual(['●', '○', '◆', '▲'].toSorted());
  expect(new Set(unique.map((look) => look.split(' ').slice(2).join(' '))).size).toBe(4);
  // Levels of a tool are no severities.
  await page.goto('/docs/scanners/nuclei');
  await expect(page.locator('.severity').filter({hasText: /critical|unknown/i})).toHaveCount(0);
});
