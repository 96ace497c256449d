import {createPassage, markText} from '../core/passage';
import {isPageStart} from '../core/records';
import type {SearchAnswer} from '../core/search';
import {tokenize} from '../core/tokenize';
import type {SearchReply} from './messages';

/** Of several near spellings the first ones tell enough. */
const MAX_SPELLINGS = 3;

/** The terms, which are stems, as texts spell them; without those that no text has. */
function collectSpellings(terms: readonly string[], texts: readonly string[]): string[] {
  const spellings = new Map<string, string>();
  for (const text of texts) {
    for (const {term, start, end} of tokenize(text)) {
      if (terms.includes(term) && !spellings.has(term)) spellings.set(term, text.slice(start, end));
    }
  }
  return terms
    .map((term) => spellings.get(term))
    .filter((spelling) => spelling !== undefined)
    .slice(0, MAX_SPELLINGS);
}

/** Makes of an answer what the panel shows. `content` has the texts of all documents, if they are there already. */
export function createReply(
  {hits, terms, corrections}: SearchAnswer,
  content?: readonly string[],
): SearchReply {
  const getContent = (id: number) => content?.[id] ?? '';
  // Titles first: they are shown whole.
  const texts = [
    ...hits.flatMap(({document: {sectionTitle, pageTitle, tags}}) => [sectionTitle, pageTitle, ...tags]),
    ...hits.map(({document}) => getContent(document.id)),
  ];
  return {
    results: hits.map(({document}) => ({
      route: document.sectionRoute,
      title: markText(document.sectionTitle, terms),
      path: isPageStart(document) ? document.path : [...document.path, document.pageTitle],
      type: document.type,
      passage: createPassage(getContent(document.id), terms),
    })),
    terms: [...terms],
    corrections: corrections.map(({typed, used}) => ({typed, used: collectSpellings(used, texts)})),
  };
}
