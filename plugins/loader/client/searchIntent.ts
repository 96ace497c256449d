import {OPEN_SEARCH_EVENT, SEARCH_BUTTON, type OpenSearchDetail} from '../../../protocol';
import {isSearchShortcut, readSearchKey} from '../../../search/client/keys';

/** A search that a reader began before the search had loaded. */
export interface SearchIntent {
  /** Whether the element is the search's button. If so, what is typed from now on is for the search. */
  click: (element: Element) => boolean;
  /** Whether the key is for the search: it opens the search, or is typed after it was opened. */
  key: (event: KeyboardEvent) => boolean;
  /** Opens the search and passes the keys on, if the reader has begun one. */
  open: () => void;
}

/** Creates a recorder for the beginning of a search. */
export function createSearchIntent(): SearchIntent {
  /** Keys pressed since the search was begun; undefined before that. */
  let keys: string[] | undefined;

  const begin = (): true => {
    keys ??= [];
    return true;
  };

  /** Records a key that the search will use. */
  const keep = (event: KeyboardEvent): boolean => {
    const key = event.isComposing ? undefined : readSearchKey(event);
    if (event.key === 'Escape') keys = undefined;
    else if (key === undefined) return false;
    else keys?.push(key);
    return true;
  };

  return {
    click: (element) => element.matches(SEARCH_BUTTON) && begin(),
    key: (event) => (keys ? keep(event) : isSearchShortcut(event) && begin()),
    open: () => {
      if (!keys) return;
      document.dispatchEvent(new CustomEvent<OpenSearchDetail>(OPEN_SEARCH_EVENT, {detail: {keys}}));
    },
  };
}
