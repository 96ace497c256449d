import {createFields, type Field} from '../index/fields';
import type {SearchIndex} from '../index/format';
import {findPageStarts, type SearchDocument} from '../index/records';
import {createVocabulary, type Vocabulary} from '../index/vocabulary';
import type {SearchSettings} from '../settings';
import type {Lexicon} from '../text/lexicon';
import {findCommonHeadings, type CommonHeading} from './commonHeadings';
import {createDocumentNames, createSubjects, type DocumentNames, type Subjects} from './names';
import {createTermScores, type TermScores} from './termScores';

/** Knows the index but not the query. */
export interface Scorer extends TermScores {
  documents: readonly SearchDocument[];
  vocabulary: Vocabulary;
  lexicon: Lexicon;
  fields: readonly Field[];
  names: DocumentNames;
  starts: readonly number[];
  headings: readonly (CommonHeading | undefined)[];
  subjects: Subjects;
}

export function createScorer(
  {documents, index}: SearchIndex,
  settings: SearchSettings,
  lexicon: Lexicon,
): Scorer {
  const vocabulary = createVocabulary([...index.content.keys()].sort());
  const fields = createFields(documents, index, vocabulary, settings);
  const starts = findPageStarts(documents);
  return {
    documents,
    vocabulary,
    lexicon,
    fields,
    names: createDocumentNames(documents, fields),
    starts,
    headings: findCommonHeadings(documents, starts, vocabulary),
    subjects: createSubjects(documents, index, vocabulary),
    ...createTermScores(fields, vocabulary, documents.length, settings),
  };
}
