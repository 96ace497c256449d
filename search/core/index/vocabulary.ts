// cspell:disable -- suffixes
import {getEditDistance} from '../../../text/suggest';
import {stem, stemOnce} from '../text/stem';

export interface NearTerm {
  id: number;
  distance: number;
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** A word that stops within one of these has another stem than the finished word. */
const ENDINGS = (
  'ation ations ating ated ates ative ator ability ibility abilities able ance ence ency encies ement ment ments ' +
  'ness ing ings ion ions ied ies ity ities ive ization izing ized ional ical ally ously ently'
).split(' ');
const MIN_BASE_LENGTH = 3;
const ENDING_LENGTH = 7;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Words with one letter more, less or another, or with two neighbours swapped, at any place after the first `from`. */
function misspell(word: string, from: number): string[] {
  const words: string[] = [];
  for (let place = from; place <= word.length; place += 1) {
    const before = word.slice(0, place);
    const letter = word.charAt(place);
    const after = word.slice(place + 1);
    words.push(before + after, before + after.charAt(0) + letter + after.slice(1));
    for (const other of LETTERS) words.push(before + other + letter + after, before + other + after);
  }
  return words;
}

/** All terms of an index, sorted and identified by their position. */
export function createVocabulary(terms: readonly string[]) {
  const ids = new Map(terms.map((term, id) => [term, id]));

  function toIds(words: readonly string[]): number[] {
    const found = words.map((word) => ids.get(stemOnce(word))).filter((id) => id !== undefined);
    return [...new Set(found)].sort((a, b) => a - b);
  }

  return {
    terms,
    find: (term: string) => ids.get(term),

    findPrefixed(prefix: string): number[] {
      let id = 0;
      for (let end = terms.length; id < end;) {
        const middle = (id + end) >>> 1;
        if ((terms[middle] ?? '') < prefix) id = middle + 1;
        else end = middle;
      }
      const found: number[] = [];
      for (; terms[id]?.startsWith(prefix); id += 1) found.push(id);
      return found;
    },

    /** Terms of words whose ending is still being typed: `installat` → `instal`. */
    findUnfinished(surface: string): number[] {
      const found = new Set<number>();
      for (const ending of ENDINGS) {
        for (let length = 1; length < ending.length; length += 1) {
          const base = surface.slice(0, -length);
          if (base.length < MIN_BASE_LENGTH || !surface.endsWith(ending.slice(0, length))) continue;
          const id = ids.get(stem(base + ending));
          if (id !== undefined) found.add(id);
        }
      }
      return [...found];
    },

    /** Terms of the words that {@link misspell} `surface` and that `isWanted`. */
    findMisspelled(surface: string, isWanted: (word: string) => boolean): number[] {
      return toIds(misspell(surface, 0).filter(isWanted));
    },

    /** The same for any word, with the letter in the ending that stemming removes. */
    findMisspelledEndings(surface: string): number[] {
      const from = Math.max(MIN_BASE_LENGTH, surface.length - ENDING_LENGTH);
      // A stem shorter than half of the word is that of some other word.
      const least = Math.max(MIN_BASE_LENGTH + 1, surface.length / 2);
      return toIds(misspell(surface, from)).filter((id) => (terms[id]?.length ?? 0) >= least);
    },

    /** Nearest first. `getLimit` returns the maximum distance for the length of the shorter word. */
    findNear(words: readonly string[], getLimit: (length: number) => number): NearTerm[] {
      const found = new Map<number, number>();
      for (const word of new Set(words)) {
        const most = getLimit(word.length);
        for (let id = 0; id < terms.length; id += 1) {
          const term = terms[id] ?? '';
          const distance = term.length < word.length ? getLimit(term.length) : most;
          if (distance === 0 && term !== word) continue;
          if (Math.abs(term.length - word.length) > distance) continue;
          const exact = getEditDistance(word, term, distance);
          if (exact <= distance) found.set(id, Math.min(exact, found.get(id) ?? exact));
        }
      }
      return [...found]
        .map(([id, exact]) => ({id, distance: exact}))
        .sort((a, b) => a.distance - b.distance || a.id - b.id);
    },
  };
}
