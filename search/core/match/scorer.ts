import {buildFields} from '../index/fields';
import type {SearchIndex} from '../index/format';
import {findPageStarts} from '../index/records';
import {createVocabulary} from '../index/vocabulary';
import type {SearchSettings} from '../settings';
import type {Lexicon} from '../text/lexicon';
import {findCommonHeadings} from './commonHeadings';
import {createDocumentNames, createSubjects} from './names';
import {createTermScores} from './termScores';

export type Scorer = ReturnType<typeof createScorer>;

/** Knows the index but not the query. */
export function createScorer({documents, index}: SearchIndex, settings: SearchSettings, lexicon: Lexicon) {
  const vocabulary = createVocabulary([...index.content.keys()].sort());
  const fields = buildFields(documents, index, vocabulary, settings);
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
