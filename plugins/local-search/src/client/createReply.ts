import {createPassage, markText} from '../core/passage';
import {isPageStart} from '../core/records';
import type {SearchAnswer} from '../core/search';
import type {SearchReply} from './messages';

/** Makes of an answer what the panel shows. `content` has the texts of all documents, if they are there already. */
export function createReply(
  {hits, terms, corrections}: SearchAnswer,
  content?: readonly string[],
): SearchReply {
  return {
    results: hits.map(({document}) => ({
      route: document.sectionRoute,
      title: markText(document.sectionTitle, terms),
      path: isPageStart(document) ? document.path : [...document.path, document.pageTitle],
      type: document.type,
      passage: createPassage(content?.[document.id] ?? '', terms),
    })),
    terms: [...terms],
    corrections,
  };
}
