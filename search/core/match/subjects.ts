import type {Postings} from '../index/postings';
import {isPageStart, type SearchDocument} from '../index/records';
import {OTHER_FORM} from './names';
import type {Alternative} from './expandTerms';

/** What pages are about, in the words of their `subjects`. */
export interface Subjects {
  /** How certain it is that one of the alternatives says what a page is about, 0 to 1, by the id of the page's start. */
  mark: (alternatives: readonly Alternative[]) => Float64Array;
}

export function createSubjects(
  documents: readonly SearchDocument[],
  {starts, documents: pages}: Postings,
): Subjects {
  const pageStarts = documents.filter(isPageStart).map(({id}) => id);
  return {
    mark(alternatives) {
      const marks = new Float64Array(documents.length);
      const exact = alternatives.filter(({kind}) => kind === 'exact');
      const [meant, mark] = exact.length > 0 ? [exact, 1] : [alternatives, OTHER_FORM];
      for (const {id} of meant) {
        for (let posting = starts[id] ?? 0; posting < (starts[id + 1] ?? 0); posting += 1)
          marks[pageStarts[pages[posting] ?? 0] ?? 0] = mark;
      }
      return marks;
    },
  };
}
