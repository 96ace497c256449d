/**
 * The names by which parts of the site that do not import each other work together in the browser: the loader, React's
 * components, the HTML that is written while building, the search and the style sheets. Strings in CSS cannot import this
 * file: a comment there names it. The parts of live code have protocols of their own (`plugins/live-code`).
 */

/** Name of the `<meta>` with the URLs of a page's scripts, separated by spaces: from the page's template to the loader. */
export const SCRIPTS_META = 'scripts';

/** Attribute of what needs scripts as soon as a reader sees it. Live code sets it, the loader reads it. */
export const STARTS_SCRIPTS = 'data-starts-scripts';

/**
 * Attribute of a group of controls that an inline script looks after: the loader does not wait for React there. Set on the
 * buttons of code blocks.
 */
export const WORKS_WITHOUT_SCRIPTS = 'data-works-without-scripts';

/** Attribute of the root element while input waits for React. The loader sets it; its style sheet shows it by the pointer. */
export const WAITING_FOR_SCRIPTS = 'data-waiting-for-scripts';

/** Id of the loader's message that scripts did not load. Style sheets read it. */
export const NOTICE_ID = 'loading-notice';

/** With `light` or `dark` behind it: attribute of the colour switch with its label in that mode. The loader shows the right one. */
export const MODE_LABEL = 'data-label-';

/** Selects the button of the search, which says by which keys it opens: from the panel to the loader. */
export const SEARCH_BUTTON = 'button[aria-keyshortcuts]';

/**
 * Event on `document` that opens the search: the loader sends it once React is there, if the reader asked for the search
 * before. Other scripts may send it, too.
 */
export const OPEN_SEARCH_EVENT = 'open-search';

/** What the event carries as `detail`. */
export interface OpenSearchDetail {
  /** Names of the keys that were meant for the search, in their order, as events have them. */
  keys: readonly string[];
}

/**
 * Key of the local storage for what the page that is loaded next at a URL needs at once. The search keeps a result there
 * and removes it; the loader keeps an empty list before it reloads. A loader that finds the key starts scripts at once.
 */
export function createNextPageKey({pathname, hash}: Pick<URL, 'pathname' | 'hash'>): string {
  return `local-search.next ${pathname}${hash}`;
}

/** The names below are Docusaurus' own: DOCUSAURUS.md, "Names in the page", and its test hold that it still has them. */

/** Id of the element that React renders into. */
export const CONTAINER_ID = '__docusaurus';

/** Attribute of the root element: `true` once React has taken over the page. */
export const HYDRATED = 'data-has-hydrated';

/** Id of the banner for a wrong base URL, which the loader shows on every page. */
export const BASE_URL_BANNER_ID = '__docusaurus-base-url-issue-banner';

/** Attribute of the root element, and key of the local storage, for the colour mode: `light` or `dark`. */
export const MODE_ATTRIBUTE = 'data-theme';
export const MODE_KEY = 'theme';

/** Keys of the local storage for the announcement: which one the reader saw last, and whether it is dismissed. */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';
export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss';

/** Attribute of the root element by which the theme's style sheet hides a dismissed announcement. */
export const ANNOUNCEMENT_DISMISSED = 'data-announcement-bar-initially-dismissed';
