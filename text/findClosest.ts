import {getEditDistance} from './editDistance';

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
