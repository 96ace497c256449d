import type {Locator, Page} from '@playwright/test';

import {getHeading} from '../e2e/pageActions';
import {expect, sharedTest as test} from '../e2e/test';

const LISTS = ['/blog', '/blog/page/2', '/blog/tags', '/blog/tags/scanners', '/blog/archive'];
const POST = '/blog/2024/06/28/helm-chart-oci-registry-migration';
/** Shape, size and space of a tag. */
const TAG_STYLES = ['borderRadius', 'fontSize', 'minHeight', 'padding', 'borderLeftWidth'] as const;

interface Edges {
  left: number;
  right: number;
}

async function getEdges(locator: Locator): Promise<Edges> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not shown.`);
  return {left: Math.round(box.x), right: Math.round(box.x + box.width)};
}

async function openTagStyles(page: Page, path: string): Promise<object> {
  await page.goto(path);
  const tag = page.getByRole('main').getByRole('listitem').locator('a[href^="/blog/tags/"]').first();
  return await tag.evaluate((link, names) => {
    const style = getComputedStyle(link);
    const shape = Object.fromEntries(names.map((name) => [name, style[name]]));
    return {...shape, before: getComputedStyle(link, '::before').content};
  }, TAG_STYLES);
}

test.describe('Look: blog', () => {
  test('a tag has the same shape on a post, in a list of posts and on the page of all tags', async ({
    page,
  }) => {
    const ofPost = await openTagStyles(page, POST);
    expect(await openTagStyles(page, '/blog')).toEqual(ofPost);
    expect(await openTagStyles(page, '/blog/tags')).toEqual(ofPost);
  });

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

  test('every list links to the others, underlined and at least 24 pixels high', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    for (const path of LISTS) {
      await page.goto(path);
      const links = page.getByRole('main').locator('> header a');
      expect(await links.count(), path).toBeGreaterThan(2);
      for (const link of await links.all()) {
        expect((await link.boundingBox())?.height, path).toBeGreaterThanOrEqual(24);
        await expect(link).toHaveCSS('text-decoration-line', 'underline');
      }
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

  test('tags by letter have no bullets between them', async ({page}) => {
    await page.goto('/blog/tags');
    const items = page.getByRole('main').locator('article li');
    const displays = await items.evaluateAll((all) => all.map((item) => getComputedStyle(item).display));
    expect(new Set(displays)).toEqual(new Set(['block']));
  });
});
