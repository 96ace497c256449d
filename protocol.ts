/**
 * The names that parts of the site share in the browser without importing each other: the loader, React's components,
 * the HTML written at build time, the search and the style sheets. CSS cannot import this file, so a comment there
 * names it. The parts of live code have their own protocols (`plugins/live-code`).
 */

/**
 * Name of the `<meta>` that lists the URLs of a page's scripts, separated by spaces. The template writes it, the loader
 * reads it.
 */
export const SCRIPTS_META = 'scripts';

/** Attribute of elements that need scripts as soon as they are visible. Live code sets it, the loader reads it. */
export const STARTS_SCRIPTS = 'data-starts-scripts';

/**
 * Attribute of a group of controls that an inline script handles, so that the loader does not wait for React there. Set
 * on the buttons of code blocks.
 */
export const WORKS_WITHOUT_SCRIPTS = 'data-works-without-scripts';

/**
 * Attribute of the root element while input waits for React. The loader sets it; its style sheet changes the pointer.
 */
export const WAITING_FOR_SCRIPTS = 'data-waiting-for-scripts';

/** Id of the loader's message that scripts failed to load. Style sheets use it. */
export const NOTICE_ID = 'loading-notice';

/**
 * Followed by `light` or `dark`: attribute of the colour switch with its label in that mode. The loader shows the right
 * one.
 */
export const MODE_LABEL = 'data-label-';

/** Selects the search button, whose attribute names the keys that open the search. The loader reads them. */
export const SEARCH_BUTTON = 'button[aria-keyshortcuts]';

/**
 * Event on `document` that opens the search: the loader sends it once React has started if the reader asked for the
 * search before that. Other scripts can send it too.
 */
export const OPEN_SEARCH_EVENT = 'open-search';

/** The `detail` of the event. */
export interface OpenSearchDetail {
  /** The keys that were meant for the search, in order, named as in keyboard events. */
  keys: readonly string[];
}

/**
 * Local storage key for what the next page loaded at a URL needs immediately. The search stores a result there and
 * removes it; the loader stores an empty list before it reloads the page. A loader that finds the key starts scripts at
 * once.
 */
export function createNextPageKey({pathname, hash}: Pick<URL, 'pathname' | 'hash'>): string {
  return `local-search.next ${pathname}${hash}`;
}

/**
 * The names below are Docusaurus' own. `docusaurus.test.ts` checks that it still uses them; see DOCUSAURUS.md, "Names
 * in the page".
 */

/** Id of the element that React renders into. */
export const CONTAINER_ID = '__docusaurus';

/** Attribute of the root element: `true` once React has taken over the page. */
export const HYDRATED = 'data-has-hydrated';

/** Id of the banner for a wrong base URL. The loader can show it on every page. */
export const BASE_URL_BANNER_ID = '__docusaurus-base-url-issue-banner';

/** Attribute of the root element and local storage key for the colour mode: `light` or `dark`. */
export const MODE_ATTRIBUTE = 'data-theme';
export const MODE_KEY = 'theme';

/** Local storage keys for the announcement: the one the reader saw last, and whether it was dismissed. */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';
export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss';

/** Attribute of the root element that makes the theme's style sheet hide a dismissed announcement. */
export const ANNOUNCEMENT_DISMISSED = 'data-announcement-bar-initially-dismissed';
