import {expect, sharedTest as test} from '../e2e/test';

test.describe('Look: sections', () => {
  test('what a reader wants to do leads to a page by a card, which is one target', async ({page}) => {
    for (const path of ['/docs/how-tos', '/docs/hooks', '/docs/scbctl', '/docs/architecture']) {
      await page.goto(path);
      const card = page.locator('.ways-table tbody tr').first();
      const target = await card.getByRole('link').getAttribute('href');
      const box = await card.boundingBox();
      const title = await card.getByRole('link').boundingBox();
      expect(box?.width, path).toBeLessThan(480);
      expect(title?.y, path).toBeLessThan((await card.getByRole('cell').first().boundingBox())?.y ?? 0);
      // A corner of the card, far from the words of the link.
      await card.click({position: {x: (box?.width ?? 0) - 8, y: (box?.height ?? 0) - 8}});
      await expect(page, path).toHaveURL(target ?? '');
    }
  });

  test('from installation to a cascade, each page says its step and leads to the next one', async ({
    page,
  }) => {
    await page.goto('/docs/getting-started/installation');
    for (let step = 1; step <= 4; step += 1) {
      const steps = page.getByRole('navigation', {name: `First steps, step ${step} of 4`});
      await expect(steps).toContainText(`Step ${step} of 4`);
      await expect(steps.locator('[aria-current=step]')).toHaveCount(1);
      const tops = await steps
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect(new Set(tops).size, 'in one row').toBe(1);
      if (step < 4) await steps.getByRole('listitem').nth(step).getByRole('link').click();
    }
    await expect(page).toHaveURL('/docs/how-tos/scanning-networks');
  });
});
