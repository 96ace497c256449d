/**
 * Event on `document` that opens the search: for scripts that run before the page is hydrated and know which keys were
 * pressed until then.
 */
export const OPEN_SEARCH_EVENT = 'open-search';

/** What the event carries as `detail`. */
export interface OpenSearchDetail {
  /** Names of the keys that were meant for the search, in their order, as events have them. */
  keys: readonly string[];
}
