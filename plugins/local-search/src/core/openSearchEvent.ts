/**
 * Event on `document` that opens the search: for scripts that run before the page is hydrated and know what was typed
 * until then.
 */
export const OPEN_SEARCH_EVENT = 'open-search';

/** What the event carries as `detail`. */
export type OpenSearchDetail = {
  /** What the field holds at first. */
  query: string;
  /** Whether Enter was pressed behind it: the chosen result opens. */
  isSubmitted: boolean;
  /** Place of the result that arrow keys have chosen ahead of the answer, see `moveChoice`. */
  choice: number;
};
