import type {Locator, Page} from '@playwright/test';

import {openPage} from './pageActions';
import {expect, sharedTest as test} from './test';

const INDEX = '/docs/scanners';

/** The tree of cascading scanners, and two of its boxes. */
function getTree(page: Page) {
  const tree = page.locator('.cascade-tree');
  const boxes = tree.locator('.cascade-node');
  return {tree, source: boxes.filter({hasText: 'whatweb'}), follower: boxes.filter({hasText: 'cmseek'})};
}

const getBox = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);

test.describe('The overview of scanners', () => {
  test('the tree of cascades fits, each scanner comes after the one that starts it, and each box links to its page', async ({
    page,
  }) => {
    await openPage(page, INDEX);
    const {tree, source, follower} = getTree(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({width, height: 800});
      const [from, to] = [await getBox(source), await getBox(follower)];
      if (width === 320) expect(to.top).toBeGreaterThanOrEqual(from.bottom);
      else expect(to.left).toBeGreaterThan(from.right);
      expect(to.left).toBeGreaterThan(from.left);
      expect(await tree.evaluate((node) => node.scrollWidth <= node.clientWidth), `${width} px`).toBe(true);
    }
    const boxes = await tree.locator('.cascade-node').count();
    await expect(tree.getByRole('link')).toHaveCount(boxes);
    await tree.getByRole('link', {name: 'cmseek'}).click();
    await expect(page).toHaveURL('/docs/scanners/cmseek');
  });
});
