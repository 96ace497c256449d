import {foldCompound, toTerm} from '../tokenize';
import {LEXICON_GROUPS} from './groups';

export type Lexicon = (term: string) => readonly string[];

export function parseLexicon(groups: string): Lexicon {
  const related = new Map<string, Set<string>>();
  for (const line of groups.trim().split('\n')) {
    // Hyphenated words become a single term.
    const terms = line.split(' ').map((word) => toTerm(foldCompound(word)));
    for (const term of terms) {
      const others = related.get(term) ?? new Set();
      for (const other of terms) if (other !== term) others.add(other);
      related.set(term, others);
    }
  }
  return (term) => [...(related.get(term) ?? [])];
}

export const fieldLexicon = parseLexicon(LEXICON_GROUPS);
