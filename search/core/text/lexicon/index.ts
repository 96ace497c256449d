import {foldCompound, createTerm} from '../tokenize';
import {LEXICON_GROUPS} from './groups';

/** Gives the terms that mean the same as another one here, without the term itself. */
export type Lexicon = (term: string) => readonly string[];

/** The term of a word of the lexicon; words that are typed apart have the term of both as one. */
function createLexiconTerm(word: string): string {
  return createTerm(foldCompound(word));
}

/**
 * Makes a lexicon.
 *
 * @param groups lines of words that mean the same, see {@link LEXICON_GROUPS}
 */
export function createLexicon(groups: string): Lexicon {
  const related = new Map<string, Set<string>>();
  for (const line of groups.trim().split('\n')) {
    const terms = line.split(' ').map(createLexiconTerm);
    for (const term of terms) {
      const others = related.get(term) ?? new Set();
      for (const other of terms) if (other !== term) others.add(other);
      related.set(term, others);
    }
  }
  const lists = new Map([...related].map(([term, others]) => [term, [...others]]));
  return (term) => lists.get(term) ?? [];
}

/** The words of the field, see `groups.ts`. */
export const fieldLexicon = createLexicon(LEXICON_GROUPS);
