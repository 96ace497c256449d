/**
 * The place in the list of results that a key moves to, or `undefined` for other keys. Places wrap around (-1 is the
 * last one), so that a reader can choose before the length of the list is known.
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

/** The index of a place in a list of this length; 0 if the list is empty. */
export function findPosition(place: number, length: number): number {
  return length === 0 ? 0 : ((place % length) + length) % length;
}

/** What a reader entered before the panel had loaded. */
export interface Start {
  query: string;
  /** Place of the result that is active, see {@link moveChoice}. */
  choice: number;
  /** Whether to open it, because Enter was pressed. */
  isSubmitted: boolean;
}

/**
 * Applies keys as the panel would.
 *
 * @param query content of the field before the keys
 * @param keys their names, as `readSearchKey` gives them
 */
export function applyKeys(query: string, keys: readonly string[]): Start {
  const start: Start = {query, choice: 0, isSubmitted: false};
  for (const key of keys) {
    const moved = moveChoice(start.choice, key);
    if (key === 'Enter') start.isSubmitted = true;
    else if (moved !== undefined) start.choice = moved;
    else if (key !== '') {
      start.query = key === 'Backspace' ? start.query.replace(/.$/su, '') : start.query + key;
      start.choice = 0;
      start.isSubmitted = false;
    }
  }
  return start;
}
