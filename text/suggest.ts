/**
 * Number of edits between two words: letters added, left out, replaced, or two neighbours swapped.
 *
 * @param limit the search stops beyond it
 * @returns the distance, or `limit + 1` if it is greater than `limit`
 */
export function getEditDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(previous[b.length] ?? 0, limit + 1);
}

/**
 * The candidate that the author of a misspelt word most likely meant; at most a third of the letters may be wrong.
 * Case is ignored. Returns undefined if no candidate is near enough.
 */
export function findClosest(word: string, candidates: readonly string[]): string | undefined {
  let closest: string | undefined;
  let closestDistance = Infinity;
  for (const candidate of candidates) {
    const limit = Math.max(1, Math.floor(candidate.length / 3));
    const distance = getEditDistance(word.toLowerCase(), candidate.toLowerCase(), limit);
    if (distance < closestDistance && distance <= limit) {
      closest = candidate;
      closestDistance = distance;
    }
  }
  return closest;
}

/**
 * The question at the end of a message about an unknown word: ` Did you mean "nmap"?`
 *
 * @param candidates known words; values that are not strings are ignored
 * @returns the sentence with a leading space, or `''` if no candidate is near enough
 */
export function suggest(word: string, candidates: readonly unknown[]): string {
  const closest = findClosest(
    word,
    candidates.filter((candidate) => typeof candidate === 'string'),
  );
  return closest === undefined ? '' : ` Did you mean "${closest}"?`;
}
