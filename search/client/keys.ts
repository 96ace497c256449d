/** What is used of a key event; that of the browser and that of React have it. */
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  getModifierState: (modifier: 'AltGraph') => boolean;
};

/** The key code is deprecated, but nothing has come in its place. */
interface ComposedKey {
  isComposing: boolean;
  keyCode: number;
}

/** What writes a character, and the keys of the field and of the list of results. Others have other names. */
const SEARCH_KEYS = /^(.$|Backspace|Arrow[DU]|Page|Home|End)/su;

/**
 * Whether the key belongs to an input method, such as the Enter that chooses a word. Safari ends the composition before
 * it sends that Enter: only the key code 229 tells.
 */
export function isComposing(event: ComposedKey): boolean {
  return event.isComposing || event.keyCode === 229;
}

/**
 * What a key means to a search whose panel is not there yet: a name for `applyKeys`, or nothing for a key that is kept
 * from the page only. Gives `undefined` for keys that are not meant for the search.
 */
export function readSearchKey(event: Key): string | undefined {
  const {key} = event;
  // On many keyboards signs are typed with AltGr, which some systems report as Ctrl and Alt.
  const isShortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  // Another tab or window is for the panel: later, the browser would not let it open one.
  if (key === 'Enter') return isShortcut || event.shiftKey ? '' : key;
  return !isShortcut && SEARCH_KEYS.test(key) ? key : undefined;
}
