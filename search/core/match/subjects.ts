import type {Postings} from '../index/postings';
import {isPageStart, type SearchDocument} from '../index/records';
import {OTHER_FORM} from './names';
import type {Alternative} from './expandTerms';

export interface Subjects {
  /** How certain one of the alternatives says what a page is about, by the id of the page's start. */
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
