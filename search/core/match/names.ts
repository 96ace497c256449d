import type {Field} from '../index/fields';
import type {InvertedIndex} from '../index/invertedIndex';
import {isPageStart, type SearchDocument} from '../index/records';
import type {Vocabulary} from '../index/vocabulary';
import type {Alternative} from './expandTerms';

/** Of an unfinished word, or one in another form (`operators` for `operator`). */
const OTHER_FORM = 0.7;
const NEAR_SPELLING = 0.4;
const NAME_FIELDS: ReadonlySet<Field['name']> = new Set(['title', 'pageTitle', 'address']);

/** The name of a section is its title and the page's; that of a page its title or the last part of its URL. */
export function createDocumentNames(documents: readonly SearchDocument[], fields: readonly Field[]) {
  const nameFields = fields.filter(({name}) => NAME_FIELDS.has(name));
  const isStart = documents.map(isPageStart);
  const getLength = (name: Field['name'], id: number) =>
    nameFields.find((field) => field.name === name)?.lengths[id] ?? 0;
  const isNamed = (field: Field, document: number) => field.name !== 'address' || isStart[document] === true;

  return {
    lengths: documents.map(({id}) => {
      const title = getLength('title', id);
      if (!isStart[id]) return title + getLength('pageTitle', id);
      return Math.min(title, getLength('address', id) || title);
    }),

    /** How certain each document's name has one of the alternatives, 0 to 1. */
    mark(alternatives: readonly Alternative[], surface: string): Float64Array {
      const marks = new Float64Array(documents.length);
      const hasExact = alternatives.some(({kind}) => kind === 'exact');
      const meant = hasExact ? alternatives.filter(({kind}) => kind === 'exact') : alternatives;
      const isGuess = meant.every(({kind}) => kind === 'near');
      for (const field of nameFields) {
        for (const {id} of meant)
          field.forEach(id, (document) => {
            if (isNamed(field, document)) marks[document] = isGuess ? NEAR_SPELLING : OTHER_FORM;
          });
      }
      if (isGuess) return marks;
      for (const field of nameFields) {
        for (const document of field.getWritten(surface)) if (marks[document]) marks[document] = 1;
      }
      return marks;
    },

    /** Whether a name has the word exactly as written. */
    isWritten: (surface: string): boolean => nameFields.some((field) => field.getWritten(surface).length > 0),
  };
}

export function createSubjects(
  documents: readonly SearchDocument[],
  {subjects}: InvertedIndex,
  {terms}: Vocabulary,
) {
  const pageStarts = documents.filter(isPageStart).map(({id}) => id);
  return {
    /** How certain one of the alternatives says what a page is about, by the id of the page's start. */
    mark(alternatives: readonly Alternative[]): Float64Array {
      const marks = new Float64Array(documents.length);
      const exact = alternatives.filter(({kind}) => kind === 'exact');
      const [meant, mark] = exact.length > 0 ? [exact, 1] : [alternatives, OTHER_FORM];
      for (const {id} of meant)
        for (const page of subjects.get(terms[id] ?? '')?.documents ?? [])
          marks[pageStarts[page] ?? 0] = mark;
      return marks;
    },
  };
}
