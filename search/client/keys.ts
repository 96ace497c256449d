type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey'>;

/** `keyCode` is deprecated, but has no replacement for this. */
interface ComposedKey {
  isComposing: boolean;
  keyCode: number;
}

/** A slash that is typed here is text. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** After Escape, its field may have the focus until the browser draws the page again. */
const CLOSED_DIALOG = 'dialog:not([open])';

/** They move the selection; no other key name matches. */
const LIST_KEYS = /^(Arrow[DU]|Page|Home|End)/;

/**
 * Whether the key belongs to an input method. Safari ends the composition before it sends the Enter that chooses a
 * word, which then only has the key code 229.
 */
export function isComposing(event: ComposedKey): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** Whether a key pressed in the field is for the list: it selects a result or opens it. */
export function isListKey({key, altKey, shiftKey}: Key): boolean {
  return key === 'Enter' || (LIST_KEYS.test(key) && !altKey && !shiftKey);
}

/** The last of the Latin letters; Greek, Cyrillic and Hebrew come after it. */
const LATIN_END = '\u036f';

/** Whether the key opens the search: `/` outside of fields, Ctrl+K or ⌘K anywhere. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const {key, code} = event;
  if (event.altKey) return false;
  // Ctrl+Shift+K belongs to the browser; on some keyboards, / needs Shift. Where letters are not Latin, K is a place.
  if (event.ctrlKey || event.metaKey)
    return !event.shiftKey && (key.toLowerCase() === 'k' || (code === 'KeyK' && key > LATIN_END));
  if (key !== '/') return false;
  // The field itself: `target` is the element whose shadow root has it.
  const [target] = event.composedPath();
  return !(target instanceof Element && target.closest(FIELDS)) || target.closest(CLOSED_DIALOG) !== null;
}

/**
 * The place that a key moves to, or `undefined` for other keys. Places wrap around (-1 is the last one), so that a
 * reader can choose before the length of the list is known.
 */
export function moveChoice(place: number, key: string): number | undefined {
  const places: Partial<Record<string, number>> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    Home: 0,
    End: -1,
    // Kept from scrolling the page behind the panel.
    PageDown: place,
    PageUp: place,
  };
  return places[key];
}

/** 0 if the list is empty. */
export function findPosition(place: number, length: number): number {
  return length === 0 ? 0 : ((place % length) + length) % length;
}
