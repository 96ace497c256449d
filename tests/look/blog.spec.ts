import {expect, sharedTest as test} from '../e2e/test';

test.describe('Look: blog', {tag: '@release'}, () => {
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
