import {NOTE_SIZE} from './measure';

/** Width in pixels that a page has for a drawing: --scb-measure without the padding of the drawing's surface. */
export const COLUMN_WIDTH = 632;
const PHONE_WIDTH = 312;
/** Texts of this size in pixels can still be read. */
const LEAST_SIZE = 12;
/** How much smaller a drawing may be shown. */
const LEAST_SCALE = LEAST_SIZE / NOTE_SIZE;

/** The widest drawing that a phone shows without scrolling, a little smaller. */
export const WIDEST_ON_PHONE = Math.floor(PHONE_WIDTH / LEAST_SCALE);
export const WIDEST_ON_PAGE = Math.floor(COLUMN_WIDTH / LEAST_SCALE);

/** How a drawing of this width is shown where there is less room: see markdown/diagrams/client/styles.module.css. */
export function findFit(width: number): 'any' | 'phone' | 'scroll' | 'page' {
  if (width <= PHONE_WIDTH) return 'any';
  if (width <= WIDEST_ON_PHONE) return 'phone';
  return width <= COLUMN_WIDTH ? 'scroll' : 'page';
}
