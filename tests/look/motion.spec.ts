import type {Page} from '@playwright/test';

import {openPage} from '../e2e/pageActions';
import {expect, sharedTest as test} from '../e2e/test';

const FOLDS = '/docs/scanners/nmap';

/** The properties that a change of the page animates, each with its duration in milliseconds. */
type Motion = Record<string, number>;

/** How a fold shows its content. The browser does not count its transitions among the animations of the page. */
function readContent(
  page: Page,
): Promise<{opacity: string; translate: string; duration: string; height: number}> {
  return page
    .locator('.scb-fold')
    .first()
    .evaluate((fold: HTMLElement) => {
      const {opacity, translate, transitionDuration} = getComputedStyle(fold, '::details-content');
      return {opacity, translate, duration: transitionDuration, height: fold.offsetHeight};
    });
}

/** Opens the first fold. Returns its height at that moment. */
function openFold(page: Page): Promise<number> {
  return page
    .locator('.scb-fold')
    .first()
    .evaluate((fold: HTMLDetailsElement) => {
      fold.open = true;
      return fold.offsetHeight;
    });
}

/** Opens a dialog of its own, to which the rule for all dialogs applies. */
function openDialog(page: Page): Promise<Motion> {
  return page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    const motion = dialog
      .getAnimations()
      .map((animation) => [
        (animation as CSSTransition).transitionProperty,
        Number(animation.effect?.getTiming().duration),
      ]);
    dialog.remove();
    return Object.fromEntries(motion) as Motion;
  });
}

test.describe('Motion', () => {
  test('folds and dialogs fade in and move a little, and nothing around them moves', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await openPage(page, FOLDS);
    const closed = await readContent(page);
    expect(closed).toMatchObject({opacity: '0', translate: '0px -6px', duration: '0.14s, 0.14s'});
    // It takes its place at once: only how it appears takes time.
    const height = await openFold(page);
    expect(height).toBeGreaterThan(closed.height);
    await expect.poll(() => readContent(page)).toMatchObject({opacity: '1', translate: 'none', height});
    expect(await openDialog(page)).toEqual({opacity: 140, translate: 140});
  });

  test('nothing moves for readers who prefer less motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openPage(page, FOLDS);
    await openFold(page);
    expect(await readContent(page)).toMatchObject({duration: '0s, 0s'});
    expect(await openDialog(page)).toEqual({});
    /** Elements of the page, and their pseudo-elements, whose transitions or animations take time. */
    const findMoving = (): Promise<string[]> =>
      page.evaluate(() =>
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
    expect(await findMoving()).toEqual([]);
    await openPage(page, '/');
    expect(await findMoving()).toEqual([]);
  });
});
