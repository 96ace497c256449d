import {moveChoice} from '../../../local-search/src/client/keys';

/** The search's button, which says by which keys it opens. */
const SEARCH_BUTTON = 'button[aria-keyshortcuts]';
/** What the search listens for (plugins/local-search). */
const OPEN_SEARCH_EVENT = 'open-search';
/** What a reader writes into: keys that are typed there are no shortcuts. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** A search that a reader began before the search was there. */
export interface SearchIntent {
  isButton: (element: Element) => boolean;
  /** The reader has asked for the search; what is typed from now on is meant for it. */
  begin: () => void;
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
  return event.key === '/' && !(event.target instanceof Element && event.target.matches(FIELDS));
}

/** Starts to listen for a search. */
export function createSearchIntent(): SearchIntent {
  let isBegun = false;
  let isSubmitted = false;
  let query = '';
  let choice = 0;

  const begin = (): void => {
    isBegun = true;
  };

  /** Changes the query as a field would, and the choice as the list would. False where the key changes nothing. */
  const type = ({key, ctrlKey, metaKey, altKey, shiftKey, isComposing}: KeyboardEvent): boolean => {
    if (isComposing || ctrlKey || metaKey || altKey) return false;
    const moved = moveChoice(choice, key);
    // With Shift it asks for a window, which the browser would not let open later.
    if (key === 'Enter') isSubmitted = !shiftKey;
    else if (moved !== undefined) choice = moved;
    else {
      if (key === 'Escape') {
        isBegun = isSubmitted = false;
        query = '';
      } else if (key === 'Backspace') query = query.slice(0, -1);
      else if (key.length === 1) query += key;
      else return false;
      choice = 0;
    }
    return true;
  };

  return {
    isButton: (element) => element.matches(SEARCH_BUTTON),
    begin,
    handleKey: (event) => {
      if (isBegun) return type(event);
      if (!isShortcut(event)) return false;
      begin();
      return true;
    },
    deliver: () => {
      if (isBegun) {
        document.dispatchEvent(new CustomEvent(OPEN_SEARCH_EVENT, {detail: {query, isSubmitted, choice}}));
      }
    },
  };
}
