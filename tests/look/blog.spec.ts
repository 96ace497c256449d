import type {Locator} from '@playwright/test';

import {getBox, getHeading} from '../e2e/pageActions';
import {expect, sharedTest as test} from '../e2e/test';

const LISTS = ['/blog', '/blog/page/2', '/blog/tags', '/blog/tags/scanners', '/blog/archive'];
const POST = '/blog/2024/06/28/helm-chart-oci-registry-migration';

async function getEdges(locator: Locator) {
  const {left, right} = await getBox(locator);
  return {left: Math.round(left), right: Math.round(right)};
}

test.describe('Look: blog', {tag: '@release'}, () => {
  test('all pages of the blog have the same edges, and their lists use the room of the contents', async ({
    page,
  }) => {
    for (const width of [1280, 1920]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(POST);
      const {left} = await getEdges(getHeading(page));
      const contents = page.getByRole('navigation', {name: 'On this page'});
      const end = (await getEdges(contents)).right;
      for (const path of LISTS) {
        await page.goto(path);
        const head = page.getByRole('main').locator('> header');
        expect((await getEdges(head)).left, `${path} at ${width}`).toBe(left);
        expect((await getEdges(head)).right, `${path} at ${width}`).toBe(end);
      }
      await page.goto('/blog');
      const emblem = page.getByRole('article').first().locator('img');
      expect((await getEdges(emblem)).right).toBe((await getEdges(page.locator('main > header'))).right);
    }
  });

  test('the list of posts fades where it is cut off, and its last title can be read', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto('/blog');
    const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
    await expect(sidebar).toHaveCSS('mask-image', /linear-gradient/);
    await sidebar.evaluate((element) => element.scrollTo({top: element.scrollHeight, behavior: 'instant'}));
    const distance = await sidebar.evaluate((element) => {
      const last = [...element.querySelectorAll('a')].at(-1);
      return element.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? Infinity);
    });
    // The fade is 64 pixels high.
    expect(distance).toBeGreaterThanOrEqual(64);
  });
});
