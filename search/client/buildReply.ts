import {toPassage, findRowText, markText} from '../core/text/passage';
import {getHitRoute} from '../core/rank/hit';
import {isPageStart} from '../core/index/records';
import type {SearchAnswer} from '../core/search';
import {tokenize} from '../core/text/tokenize';
import type {SearchReply} from './messages';

const MAX_SPELLINGS = 3;

/** How the texts spell terms, which are stems. */
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

/** What the panel shows of an answer; without passages until `content` has loaded. */
export function buildReply(
  {hits, terms, corrections, unknown}: SearchAnswer,
  content?: readonly string[],
): SearchReply {
  const getContent = (id: number) => content?.[id] ?? '';
  const texts = [
    ...hits.flatMap(({document: {sectionTitle, pageTitle, tags}}) => [sectionTitle, pageTitle, ...tags]),
    ...hits.map(({document}) => getContent(document.id)),
  ];
  return {
    results: hits.map((hit) => {
      const {document, entry} = hit;
      const {path, pageTitle, sectionTitle, type} = document;
      const above = [...path, ...(isPageStart(document) ? [] : [pageTitle])];
      const text = getContent(document.id);
      const shown = entry
        ? {title: entry.name, path: [...above, sectionTitle], text: findRowText(text, entry.name) ?? text}
        : {title: sectionTitle, path: above, text};
      return {
        route: getHitRoute(hit),
        title: markText(shown.title, terms),
        path: shown.path,
        type,
        passage: toPassage(shown.text, terms),
      };
    }),
    terms: [...terms],
    unknown,
    corrections: corrections.map(({typed, used}) => ({typed, used: collectSpellings(used, texts)})),
  };
}
