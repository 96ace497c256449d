import {findAround} from './findAround';
import {isHydrated} from './hydration';
import {root} from './root';
import {readStorage, writeStorage} from './storage';

/** Which announcement the site shows now; empty where there is none. Set while bundling. */
declare const ANNOUNCEMENT_ID: string;

/** Keys of the theme's storage (`@docusaurus/theme-common/lib/contexts/announcementBar.js`). */
const ID_KEY = 'docusaurus.announcement.id';
const DISMISS_KEY = 'docusaurus.announcement.dismiss';
/** By this attribute of the root element the theme's style sheet hides the bar. */
const DISMISSED_ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

/**
 * Shows an announcement that is new to the reader, also to one who dismissed the one before. Must run before the
 * theme's own inline script, which looks at the dismissal only.
 */
export function prepareAnnouncement(): void {
  if (ANNOUNCEMENT_ID && readStorage(ID_KEY) !== ANNOUNCEMENT_ID) {
    writeStorage(ID_KEY, ANNOUNCEMENT_ID);
    writeStorage(DISMISS_KEY, 'false');
  }
}

/** Lets the reader close the bar before React is there. */
export function watchAnnouncement(): void {
  addEventListener('click', ({target}) => {
    if (isHydrated() || !findAround(target, '[data-close-announcement]')) return;
    writeStorage(DISMISS_KEY, 'true');
    root.setAttribute(DISMISSED_ATTRIBUTE, 'true');
  });
}
