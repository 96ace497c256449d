import {foldCompound, createTerm} from '../tokenize';
import {LEXICON_GROUPS} from './groups';

export type Lexicon = (term: string) => readonly string[];

/** The term of a word in the lexicon; hyphenated words become a single term. */
function createLexiconTerm(word: string): string {
  return createTerm(foldCompound(word));
}

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

export const fieldLexicon = createLexicon(LEXICON_GROUPS);
