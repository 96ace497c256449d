import {openPage} from '../e2e/pageActions';
import {expect, sharedTest as test} from '../e2e/test';

test('Motion: nothing moves for readers who prefer less motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const path of ['/docs/scanners/nmap', '/']) {
    await openPage(page, path);
    /** Elements of the page, and their pseudo-elements, whose transitions or animations take time. */
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after', '::details-content', '::backdrop'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          const takesTime = (durations: string): boolean =>
            durations.split(', ').some((duration) => parseFloat(duration) > 0);
          const isAnimated = style.animationName !== 'none' && takesTime(style.animationDuration);
          return takesTime(style.transitionDuration) || isAnimated
            ? [`${element.tagName}.${element.getAttribute('class') ?? ''}${part ?? ''}`]
            : [];
        }),
      ),
    );
    expect(moving, path).toEqual([]);
  }
});
