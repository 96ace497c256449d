import {findClosest} from './findClosest';

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
