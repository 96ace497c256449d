import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_DISMISSED,
  ANNOUNCEMENT_ID_KEY,
} from '../../../browser/protocol';
import {findControl, isHydrated, root} from './page';
import {readStorage, writeStorage} from '../../../browser/storage';

/** Id of the current announcement; empty if there is none. Set while bundling. */
declare const ANNOUNCEMENT_ID: string;

export const CLOSE_BUTTON = '[role=banner] button';
const NEXT = '.navbar__brand';

/**
 * Shows a new announcement even to readers who dismissed the previous one. Must run before the theme's own inline
 * script, which only checks whether any announcement was dismissed.
 */
export function prepareAnnouncement(): void {
  if (ANNOUNCEMENT_ID && readStorage(ANNOUNCEMENT_ID_KEY) !== ANNOUNCEMENT_ID) {
    writeStorage(ANNOUNCEMENT_ID_KEY, ANNOUNCEMENT_ID);
    writeStorage(ANNOUNCEMENT_DISMISS_KEY, 'false');
  }
}

function hide(): void {
  root.setAttribute(ANNOUNCEMENT_DISMISSED, 'true');
}

/**
 * Closes the bar before React has started, and in other tabs that show it. Moves the focus to the link after the bar,
 * also once React has started: it would be lost with the button.
 */
export function watchAnnouncement(): void {
  const handleClick = ({target}: Event): void => {
    const button = findControl(target, CLOSE_BUTTON);
    if (!button) return;
    if (button === document.activeElement) document.querySelector<HTMLElement>(NEXT)?.focus();
    if (isHydrated()) return;
    writeStorage(ANNOUNCEMENT_DISMISS_KEY, 'true');
    hide();
  };
  // In the capture phase, before React handles the click and removes the button.
  addEventListener('click', handleClick, true);
  addEventListener('storage', ({key, newValue}) => {
    if (key !== ANNOUNCEMENT_DISMISS_KEY || newValue !== 'true') return;
    if (isHydrated()) document.querySelector<HTMLElement>(CLOSE_BUTTON)?.click();
    else hide();
  });
}
