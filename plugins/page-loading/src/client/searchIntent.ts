import {findControl} from './findControl';

/** The search's button, which says by which keys it opens. */
const SEARCH_BUTTON = 'button[aria-keyshortcuts]';
/** What the search listens for (plugins/local-search). */
const OPEN_SEARCH_EVENT = 'open-search';
/** What a reader writes into: keys that are typed there are no shortcuts. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** A search that a reader began before the search was there. */
export interface SearchIntent {
  /** Whether the element is the search's button: what is typed from now on is meant for the search. */
  handleClick: (element: Element) => boolean;
  /** Whether the key is for the search: the one that opens it, or one typed into it. */
  handleKey: (event: KeyboardEvent) => boolean;
  /** Opens the search with what was typed, if the reader has begun one. */
  deliver: () => void;
}

/** Whether the key opens the search, as the search itself has it. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.altKey) return false;
  // With Shift, Ctrl+K belongs to the browser; on some keyboards / is typed with it.
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === 'k';
  return event.key === '/' && !findControl(event.target, FIELDS);
}

/** Starts to listen for a search. */
export function createSearchIntent(): SearchIntent {
  let isBegun = false;
  let isSubmitted = false;
  let query = '';

  /** Changes the query as a field would. False where the key changes nothing. */
  const type = ({key, ctrlKey, metaKey, altKey, isComposing}: KeyboardEvent): boolean => {
    if (isComposing || ctrlKey || metaKey || altKey) return false;
    if (key === 'Enter') isSubmitted = true;
    else if (key === 'Escape') {
      isBegun = isSubmitted = false;
      query = '';
    } else if (key === 'Backspace') query = query.slice(0, -1);
    else if (key.length === 1) query += key;
    else return false;
    return true;
  };

  return {
    handleClick: (element) => element.matches(SEARCH_BUTTON) && (isBegun = true),
    handleKey: (event) => (isBegun ? type(event) : isShortcut(event) && (isBegun = true)),
    deliver: () => {
      if (isBegun) {
        document.dispatchEvent(new CustomEvent(OPEN_SEARCH_EVENT, {detail: {query, isSubmitted}}));
      }
    },
  };
}
