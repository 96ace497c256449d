/**
 * The candidate that the author of a misspelt word most likely meant: at most a third of its letters are wrong.
 * Upper and lower case count as the same. Returns undefined if no candidate is near enough.
 */
export function findClosest(word: string, candidates: readonly string[]): string | undefined {
  let closest: string | undefined;
  let closestDistance = Infinity;
  for (const candidate of candidates) {
    const distance = countEdits(word.toLowerCase(), candidate.toLowerCase());
    if (distance < closestDistance && distance <= Math.max(1, Math.floor(candidate.length / 3))) {
      closest = candidate;
      closestDistance = distance;
    }
  }
  return closest;
}

/** Number of letters to insert, delete, replace or swap with their neighbour (optimal string alignment distance). */
function countEdits(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({length: to.length + 1}, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const deleted = (last[column] ?? 0) + 1;
      const inserted = (current[column - 1] ?? 0) + 1;
      const isSwap =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity;
      current.push(Math.min(replaced, deleted, inserted, swapped));
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
