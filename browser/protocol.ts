/**
 * The names that parts of the site share in the browser without importing each other: the loader, React's components,
 * the HTML written at build time, the search and the style sheets. CSS cannot import this file, so a comment there
 * names it. The parts of live code have their own protocols (`tools/live-code`).
 */

/** Name of the `<meta>` that lists the URLs of a page's scripts, separated by spaces. The template writes it. */
export const SCRIPTS_META = 'scripts';

/** Attribute of elements that need scripts as soon as they are visible, such as live code. */
export const STARTS_SCRIPTS = 'data-starts-scripts';

/**
 * Attribute of a control, or of a group of them, that an inline script handles, so that the loader does not wait for
 * React there. Set on the buttons of code blocks, the page menu and the links of headings.
 */
export const WORKS_WITHOUT_SCRIPTS = 'data-works-without-scripts';

/** Attribute of a button that copies its value, or if it is empty, the file to which the link in its paragraph leads. */
export const COPIES = 'data-copies';

/**
 * Attribute of a control that has just copied something, or could not: what it says, for a moment. The inline script
 * sets it, style sheets show it. Not a text, which React would not expect when it takes over the page.
 */
export const MESSAGE = 'data-message';

/** Its value if it has copied. Style sheets use it. */
export const COPIED = 'Copied';

/** Id of the element that tells screen readers the same. Style sheets hide it. */
export const STATUS_ID = 'copy-status';

/** Attribute of the root element while input waits for React, for the pointer. */
export const WAITING_FOR_SCRIPTS = 'data-waiting-for-scripts';

/** Attribute of the root element with the public URL of the page, which the style sheet for paper prints. */
export const PAGE_URL = 'data-url';

/** Id of the loader's message that scripts failed to load. Style sheets use it. */
export const NOTICE_ID = 'loading-notice';

/** Followed by `light` or `dark`: attribute of the colour switch with its label in that mode. */
export const MODE_LABEL = 'data-label-';

/**
 * Selects the search button, whose attribute names the keys that open the search. `data-labels` has the labels of the
 * dialog, separated by bars: dialog, Submit, Clear, Cancel. The loader reads both.
 */
export const SEARCH_BUTTON = 'button[aria-keyshortcuts]';

/** Event on `document` that opens the search, with an {@link OpenSearchDetail} or without. The loader listens. */
export const OPEN_SEARCH_EVENT = 'open-search';

export interface OpenSearchDetail {
  /** What the field contains. */
  query?: string;
  /** Keys that were meant for the search after that, in order, named as in keyboard events. */
  keys?: readonly string[];
}

/** Name of the `<meta>` that lists the URLs of the search, separated by spaces: worker, panel, index. */
export const SEARCH_META = 'search-files';

/** Attribute of dialogs of the search. Its value is `scrollbar` if the page behind them has one. Style sheets use it. */
export const MODAL = 'data-modal';

/** Attribute of the dialog with the field, which the loader creates and the panel fills. Style sheets use it. */
export const SEARCH_PANEL = 'data-search-panel';

/** What loader, panel and the search button share: `window.localSearch`. The loader creates it. */
export interface SearchHandle {
  urls: [worker: string, panel: string, index: string];
  /** The dialog that is open, or was open last. */
  dialog?: HTMLDialogElement;
  /** Keys for the list of results that were pressed after the last change of the field, before the panel had loaded. */
  keys: string[];
  /** The worker that the loader has started; undefined if it has failed. */
  worker?: Worker | undefined;
  /** The response with the index that the loader has requested; undefined if there is none. */
  index?: Promise<Response | undefined> | undefined;
  /** Why the search cannot be used. */
  error?: string | undefined;
  /** Fills the open dialog. Set by the panel's script. */
  mount?: () => void;
  /** Starts the page's scripts, which wait while the search is loading. */
  release: () => void;
  /** Reports that the search cannot be used. */
  fail: (reason: string) => void;
}

/** Event on `document` when {@link SearchHandle.error} is set. The search button listens. */
export const SEARCH_FAILED_EVENT = 'search-failed';

/**
 * Event on `document` that opens a route in the page, with an {@link OpenRouteDetail}. The panel sends it. The search
 * button cancels it once React has started; otherwise the browser loads the route.
 */
export const OPEN_ROUTE_EVENT = 'open-route';

export interface OpenRouteDetail {
  /** URL without the host. */
  route: string;
  /** Words to mark on the page, if it is a result. */
  terms?: readonly string[];
}

/** The menu of a page, a `<details>`. */
export const PAGE_MENU = '.page-menu';

/** Attribute of an empty, hidden item of that menu, in which a tool can put its button: React leaves it alone. */
export const PAGE_MENU_SLOT = 'data-menu-slot';

/**
 * Local storage key for what the next page loaded at a URL needs immediately: a result of the search, or an empty list
 * before the page is reloaded. A loader that finds the key starts scripts at once.
 */
export function toNextPageKey({
  pathname,
  hash,
}: Pick<URL, 'pathname' | 'hash'>): `local-search.next ${string}` {
  return `local-search.next ${pathname}${hash}`;
}

/** Local storage keys for the results that were opened last, and for the reader's own names in commands and files. */
export const RECENT_KEY = 'local-search.recent';
export const OWN_NAMES_KEY = 'own-names';

/** Session storage keys for what was typed before a reload, and for the deployment because of which it happened. */
export const TYPED_KEY = 'local-search.kept';
export const DEPLOYMENT_KEY = 'local-search.deployment';

/**
 * The names below are Docusaurus' own. `framework/docusaurus.test.ts` checks that it still uses them; see framework/DOCUSAURUS.md, "Names
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

/** All that is stored for a page, in local or session storage. `storage.ts` takes no other key, so a test can try each. */
export const listStorageKeys = (page: Pick<URL, 'pathname' | 'hash'>) =>
  [
    toNextPageKey(page),
    RECENT_KEY,
    OWN_NAMES_KEY,
    TYPED_KEY,
    DEPLOYMENT_KEY,
    MODE_KEY,
    ANNOUNCEMENT_ID_KEY,
    ANNOUNCEMENT_DISMISS_KEY,
  ] as const;
export type StorageKey = ReturnType<typeof listStorageKeys>[number];
