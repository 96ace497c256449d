import {ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_DISMISSED, ANNOUNCEMENT_ID_KEY} from '../../../protocol';
import {findControl} from './findControl';
import {isHydrated} from './hydration';
import {root} from './root';
import {readStorage, writeStorage} from './storage';

/** Which announcement the site shows now; empty where there is none. Set while bundling. */
declare const ANNOUNCEMENT_ID: string;

/** The button that closes the bar. */
export const CLOSE_BUTTON = '[role=banner] button';
/** What follows the bar. */
const NEXT = '.navbar__brand';

/**
 * Shows an announcement that is new to the reader, also to one who dismissed the one before. Must run before the
 * theme's own inline script, which looks at the dismissal only.
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
 * Closes the bar before React is there, and in other tabs that show it. The focus moves to what follows the bar:
 * it would be lost with the button. The same holds once React is there.
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
  // Before React hears of the click and takes the button away.
  addEventListener('click', handleClick, true);
  addEventListener('storage', ({key, newValue}) => {
    if (key !== ANNOUNCEMENT_DISMISS_KEY || newValue !== 'true') return;
    if (isHydrated()) document.querySelector<HTMLElement>(CLOSE_BUTTON)?.click();
    else hide();
  });
}
