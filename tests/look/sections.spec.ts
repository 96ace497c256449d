import {readHtmlPaths, readPageHtml} from '../buildPages';
import {expect, sharedTest as test} from '../e2e/test';

/** Where a page is named: titles of tab and page, breadcrumbs, links from the pages before and after it. */
const NAMES =
  /<(?:title|h1)[^>]*>(?<title>[^<|]+)|(?:breadcrumbs__link|pagination-nav__label)[^>]*>(?<label>[^<]+)/g;

const readNames = (path: string): string[] =>
  [...readPageHtml(path).matchAll(NAMES)].map(({groups}) => (groups?.title ?? groups?.label ?? '').trim());

test.describe('Look: sections', () => {
  test('every name of a page says what the page is about', () => {
    const paths = readHtmlPaths();
    expect(paths.flatMap(readNames).length).toBeGreaterThan(3 * paths.length);
    const bare = paths.flatMap((path) =>
      readNames(path)
        .filter((name) => /^(?:overview|introduction|index)$/i.test(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(bare).toEqual([]);
    // Tab, breadcrumbs and title.
    expect(readNames('/docs/how-tos').slice(0, 3)).toEqual(['How-tos', 'How-tos', 'How-tos']);
  });

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
