/** The parts of a keyboard event that are used, which both the browser's and React's have. */
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  getModifierState: (modifier: 'AltGraph') => boolean;
};

/** `keyCode` is deprecated, but has no replacement for this. */
interface ComposedKey {
  isComposing: boolean;
  keyCode: number;
}

/** Elements for text input: a slash that is typed there is text. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** Keys that write a character, and the keys of the field and the list of results. No other key name matches. */
const SEARCH_KEYS = /^(.$|Backspace|Arrow[DU]|Page|Home|End)/su;

/**
 * Whether the key belongs to an input method, such as the Enter that chooses a word. Safari ends the composition before
 * it sends that Enter, which can then only be recognised by the key code 229.
 */
export function isComposing(event: ComposedKey): boolean {
  return event.isComposing || event.keyCode === 229;
}

/**
 * How to treat a key while the panel is still loading: a key name for `applyKeys`, or an empty string for a key that
 * must not reach the page but does nothing else. `undefined` for keys that are not meant for the search.
 */
export function readSearchKey(event: Key): string | undefined {
  const {key} = event;
  // On many keyboards symbols are typed with AltGr, which some systems report as Ctrl and Alt.
  const isShortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  // Only the panel can open another tab or window. If it did so later, without a key press, the browser would block it.
  if (key === 'Enter') return isShortcut || event.shiftKey ? '' : key;
  return !isShortcut && SEARCH_KEYS.test(key) ? key : undefined;
}

/** Whether the key opens the search: `/` outside of fields, Ctrl+K or ⌘K anywhere. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.altKey) return false;
  // Ctrl+Shift+K belongs to the browser; on some keyboards, / needs Shift.
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === 'k';
  return event.key === '/' && !(event.target instanceof Element && event.target.closest(FIELDS));
}
