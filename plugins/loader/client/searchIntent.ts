import {OPEN_SEARCH_EVENT, SEARCH_BUTTON, type OpenSearchDetail} from '../../../protocol';
import {readSearchKey} from '../../../search/client/keys';
import {findControl} from './findControl';

/** What a reader writes into: keys that are typed there are no shortcuts. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** A search that a reader began before the search was there. */
export interface SearchIntent {
  /** Whether the element is the search's button: what is typed from now on is meant for the search. */
  click: (element: Element) => boolean;
  /** Whether the key is for the search: the one that opens it, or one typed into it. */
  key: (event: KeyboardEvent) => boolean;
  /** Opens the search and hands over the keys, if the reader has begun one. */
  open: () => void;
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
  /** Keys that the reader has pressed since the search was begun. */
  let keys: string[] | undefined;

  const begin = (): true => {
    keys ??= [];
    return true;
  };

  /** Keeps a key that the search will want. */
  const keep = (event: KeyboardEvent): boolean => {
    const key = event.isComposing ? undefined : readSearchKey(event);
    if (event.key === 'Escape') keys = undefined;
    else if (key === undefined) return false;
    else keys?.push(key);
    return true;
  };

  return {
    click: (element) => element.matches(SEARCH_BUTTON) && begin(),
    key: (event) => (keys ? keep(event) : isShortcut(event) && begin()),
    open: () => {
      if (!keys) return;
      document.dispatchEvent(new CustomEvent<OpenSearchDetail>(OPEN_SEARCH_EVENT, {detail: {keys}}));
    },
  };
}
