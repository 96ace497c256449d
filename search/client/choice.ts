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
