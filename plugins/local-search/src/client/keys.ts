/** What is used of a key event; that of the browser and that of React have it. */
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  getModifierState: (modifier: 'AltGraph') => boolean;
};

/** The key code is deprecated, but nothing has come in its place. */
type ComposedKey = {isComposing: boolean; keyCode: number};

/**
 * Whether the key belongs to an input method, such as the Enter that chooses a word. Safari ends the composition before
 * it sends that Enter: only the key code 229 tells.
 */
export function isComposing(event: ComposedKey): boolean {
  return event.isComposing || event.keyCode === 229;
}

/**
 * Where a key of the list of results leads, from a place in it. Gives `undefined` for other keys. Places are counted
 * round and round, so that a reader can choose before anybody knows how long the list is: -1 is the last one.
 */
export function moveChoice(place: number, key: string): number | undefined {
  const places: Partial<Record<string, number>> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    Home: 0,
    End: -1,
    // They move nothing, the page behind the search least of all.
    PageDown: place,
    PageUp: place,
  };
  return places[key];
}

/** The position of a place in a list of this length; 0 in an empty one. */
export function findPosition(place: number, length: number): number {
  return length === 0 ? 0 : ((place % length) + length) % length;
}

/** What a text is after a key was pressed at its end. Gives `undefined` for keys that change no text. */
export function applyKey(text: string, event: Key): string | undefined {
  // On many keyboards signs are typed with AltGr, which some systems report as Ctrl and Alt.
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  if (isShortcut && !event.getModifierState('AltGraph')) return undefined;
  if (event.key === 'Backspace') return text.replace(/.$/su, '');
  // Other keys have names of several letters.
  return /^.$/su.test(event.key) ? text + event.key : undefined;
}
