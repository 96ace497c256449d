import {expect, sharedTest as test} from '../e2e/test';

const PARSE_DEFINITION = '/docs/api/crds/parse-definition';
const SEVERITIES = ['HIGH', 'MEDIUM', 'LOW', 'INFORMATIONAL'];

test.describe('References', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('the name of a field is large enough for a finger, and shows that it is an anchor', async ({page}) => {
    await page.goto(PARSE_DEFINITION);
    const name = page.locator('.field-name').first();
    const sizes = await page
      .locator('.field-name')
      .evaluateAll((names) => names.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    expect(sizes.filter(({width, height}) => Math.min(width, height) < 24)).toEqual([]);
    const readMark = () => name.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await readMark()).toBe('none');
    await name.hover();
    await expect.poll(readMark).toContain('#');
    await page.mouse.move(0, 0);
    await name.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(await readMark(), 'with the keyboard').toContain('#');
    await name.click();
    await expect(page).toHaveURL(/#spec\.image$/);
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
});
