import type {Page} from '@playwright/test';

/** Where a reader's finger or mouse comes down, in CSS pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Looks for a place where a click does nothing by itself: no link, no button, no field.
 * Looking does not touch the page; what the page does about it happens before the measurement.
 *
 * @returns `undefined` if the window has none
 */
export function findEmptyPoint(page: Page): Promise<Point | undefined> {
  return page.evaluate(() => {
    const busy =
      'a, button, input, select, textarea, summary, label, video, audio, iframe, [role=button], [tabindex], [contenteditable]';
    for (let y = innerHeight - 20; y > 0; y -= 20) {
      for (const x of [8, innerWidth - 24, innerWidth / 2]) {
        const element = document.elementFromPoint(x, y);
        if (element && !element.closest(busy)) return {x, y};
      }
    }
    return undefined;
  });
}

/**
 * The reader's first touch, with trusted events: the mouse comes in and clicks, or a key is pressed where the window has
 * no empty place.
 */
export async function touch(page: Page, point: Point | undefined): Promise<void> {
  if (point) {
    await page.mouse.move(point.x, point.y);
    await page.mouse.click(point.x, point.y);
  } else await page.keyboard.press('Shift');
}
