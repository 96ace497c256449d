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
    // They move nothing, least of all the page behind the search.
    PageDown: place,
    PageUp: place,
  };
  return places[key];
}

/** The position of a place in a list of this length; 0 in an empty one. */
export function findPosition(place: number, length: number): number {
  return length === 0 ? 0 : ((place % length) + length) % length;
}

/** What a reader has asked for before the panel was there. */
export interface Start {
  query: string;
  /** Place of the result that is active, see {@link moveChoice}. */
  choice: number;
  /** Whether it is to be opened: Enter was pressed. */
  isSubmitted: boolean;
}

/**
 * Does what keys do in the panel.
 *
 * @param query what the field holds before them
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
