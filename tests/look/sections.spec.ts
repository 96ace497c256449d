import {getBox} from '../e2e/pageActions';
import {expect, sharedTest as test} from '../e2e/test';

test.describe('Look: sections', () => {
  test('what a reader wants to do leads to a page by a card, which is one target', async ({page}) => {
    for (const path of ['/docs/how-tos', '/docs/hooks', '/docs/scbctl', '/docs/architecture']) {
      await page.goto(path);
      const card = page.locator('.ways-table tbody tr').first();
      const target = await card.getByRole('link').getAttribute('href');
      const {width, height} = await getBox(card);
      expect(width, path).toBeLessThan(480);
      const title = await getBox(card.getByRole('link'));
      expect(title.y, path).toBeLessThan((await getBox(card.getByRole('cell').first())).y);
      // A corner of the card, far from the words of the link.
      await card.click({position: {x: width - 8, y: height - 8}});
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
    await expect(page).toHaveURL('/docs/hooks/cascading-scans#install');
  });
});
